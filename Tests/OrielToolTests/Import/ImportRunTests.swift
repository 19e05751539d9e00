import Foundation
import Testing

@testable import OrielTool

struct ImportRunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for fixture in [ProjectFixture.notes, .sketch, .puzzle] { try fixture.write(to: folder) }
    }

    private func path(_ path: String) -> String { folder.url.appending(path: "Projects/\(path)").path }

    private func run(_ path: String, change: (inout ImportRun) -> Void = { _ in }) throws -> (ImportReport, folder: URL)
    {
        var run = ImportRun(path: self.path(path), oriel: try ProjectFixture.oriel)
        change(&run)
        return try run.report()
    }

    @Test func `the package is next to the project and has the report`() throws {
        let (report, made) = try run("Notes/Notes.xcodeproj")

        #expect(made.path == path("Notes/Notes-linux"))
        #expect(report.outcome == .notBuilt)
        #expect(try String(contentsOf: made.appending(path: "IMPORT.md"), encoding: .utf8) == report.text)
    }

    @Test func `errors of the build are in the report`() throws {
        var commands: [[String]] = []
        let (report, made) = try run("Notes/Notes.xcodeproj") {
            $0.build = { arguments, folder, line in
                commands.append(arguments + [folder])
                line("[1/2] Compiling")
                line("\(folder)/Sources/Notes/NotesApp.swift:3:4: error: cannot find 'CLBeacon' in scope")
                return 1
            }
        }

        #expect(commands == [["--product", "Notes", made.path]])
        #expect(report.summary.hasPrefix("The package does not build: 1 error in 1 file."))
        #expect(report.text.contains("### Sources/Notes/NotesApp.swift\n\n- 3:4: cannot find 'CLBeacon' in scope"))
    }

    @Test func `a build that succeeds is in the report`() throws {
        let (report, _) = try run("Puzzle") {
            $0.targets = ["Puzzle", "Puzzle Mac"]
            $0.build = { arguments, _, _ in arguments.isEmpty ? 0 : 1 }
        }

        #expect(report.outcome == .built)
    }

    @Test func `a folder of sources is imported next to it, never into it`() throws {
        #expect(throws: ToolError.self) { try run("sketch pad") { $0.output = path("sketch pad/Made") } }
        #expect(throws: ToolError.self) { try run("sketch pad") { $0.targets = ["A"] } }

        #expect(try run("sketch pad") { $0.name = "Sketch" }.folder.path == path("Sketch-linux"))
        #expect(throws: PackageWriter.exists(folder.url.appending(path: "Projects/Sketch-linux"))) {
            try run("sketch pad") { $0.name = "Sketch" }
        }
    }
}
