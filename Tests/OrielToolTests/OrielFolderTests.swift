import Foundation
import Testing

@testable import OrielTool

struct OrielFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func addSources(in path: String) throws {
        for file in ["Package.swift", "Sources/OrielCore/A.swift", "Templates/app/A"] {
            try folder.write("\(path)/\(file)")
        }
    }

    @Test(arguments: ["checkout/.build/debug/oriel", "checkout/.build/x86_64-unknown-linux-gnu/release/oriel"])
    func `a program in a build folder belongs to its checkout`(program: String) throws {
        try addSources(in: "checkout")

        let found = try OrielFolder(option: nil, program: folder.url.appending(path: program))

        #expect(found.path == folder.url.appending(path: "checkout").path)
    }

    @Test func `an installed program belongs to the sources of its prefix`() throws {
        try addSources(in: "prefix/share/oriel")

        let found = try OrielFolder(option: nil, program: folder.url.appending(path: "prefix/bin/oriel"))

        #expect(found.path == folder.url.appending(path: "prefix/share/oriel").path)
    }

    @Test func `the plugin names the sources that its package depends on`() throws {
        try addSources(in: "dependency")
        try addSources(in: "option")
        let program = folder.url.appending(path: "app/.build/debug/oriel")
        let sources = folder.url.appending(path: "dependency").path

        let found = try OrielFolder(option: nil, program: program, environment: ["ORIEL_SOURCES": sources])
        let option = folder.url.appending(path: "option").path
        let wanted = try OrielFolder(option: option, program: program, environment: ["ORIEL_SOURCES": sources])

        #expect(found.path == sources)
        #expect(wanted.path == option)
    }

    @Test func `a folder without sources is refused`() throws {
        #expect(throws: ToolError.self) { try OrielFolder(option: folder.url.path) }
        #expect(throws: ToolError.self) {
            try OrielFolder(option: nil, program: folder.url.appending(path: "bin/oriel"))
        }
    }
}
