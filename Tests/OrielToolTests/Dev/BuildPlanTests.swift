import Foundation
import Testing

@testable import OrielTool

@Suite struct BuildPlanTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `the plan of another package is removed, that of this one stays`() throws {
        try folder.write("build/debug.yaml", #"inputs: ["/home/a/Notes/Sources/","/home/a/Notes/Package.swift"]"#)
        try folder.write("build/release.yaml", #"inputs: ["/home/b/Notes/Sources/","/home/b/Notes/Package.swift"]"#)
        let scratch = folder.url.appending(path: "build").path

        try BuildPlan.removeOthers(in: scratch, keepingThatOf: "/home/a/Notes")
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch) == ["debug.yaml"])

        try BuildPlan.removeOthers(in: scratch, keepingThatOf: "/home/c/Notes")
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch) == [])
    }

    @Test func `a folder that is not there, and a relative path, are no errors`() throws {
        try BuildPlan.removeOthers(in: "\(folder.url.path)/none", keepingThatOf: "/home/a/Notes")
        try folder.write("Notes/.build/debug.yaml", "inputs: []")

        try BuildPlan.removeOthers(in: ".build", keepingThatOf: folder.url.appending(path: "Notes").path)

        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.url.path)/Notes/.build") == [])
    }
}
