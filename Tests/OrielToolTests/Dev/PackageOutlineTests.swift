import Foundation
import Testing

@testable import OrielTool

struct PackageOutlineTests {
    private func outline(_ products: [String]) throws -> PackageOutline {
        let text = """
            {"name": "Notes", "products": [
              \(products.map { #"{"name": "\#($0)", "type": {"executable": null}}"# }.joined(separator: ", "))
              \(products.isEmpty ? "" : ", ") {"name": "Kit", "type": {"library": ["automatic"]}}],
             "targets": [{"name": "Notes", "path": "Sources/Notes", "type": "executable"},
              {"name": "NotesTests", "path": "Tests/NotesTests", "type": "test"}],
             "dependencies": [{"identity": "oriel", "type": "fileSystem", "path": "/oriel"},
              {"identity": "kit", "type": "fileSystem", "path": "/kit"},
              {"identity": "log", "type": "sourceControl", "url": "https://example.org/log"}]}
            """
        return try PackageOutline(description: Data(text.utf8), folder: "/notes")
    }

    @Test func `sources are those of the package and of packages beside it, without tests`() throws {
        #expect(try outline(["Notes"]).sources == ["/notes/Sources/Notes", "/kit/Sources"])
    }

    @Test func `the only program is run`() throws {
        #expect(try outline(["Notes"]).program(nil) == "Notes")
    }

    @Test func `one of several programs is named`() throws {
        let outline = try outline(["Notes", "Admin"])

        #expect(try outline.program("Admin") == "Admin")
        #expect(throws: ToolError("the package has several programs; choose one with --product: Admin, Notes")) {
            try outline.program(nil)
        }
        #expect(throws: ToolError("the package has no program 'Other', but: Admin, Notes")) {
            try outline.program("Other")
        }
    }

    @Test func `a package without programs says so`() throws {
        let outline = try outline([])

        #expect(throws: ToolError.self) { try outline.program(nil) }
    }

    @Test func `a folder without a package says so`() {
        #expect(throws: ToolError("/none has no Package.swift; run this in the folder of a package")) {
            try PackageOutline.of("/none")
        }
    }
}
