import Foundation
import Testing

@testable import OrielTool

@Suite struct ReleaseFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var products: String { "\(folder.url.path)/products" }
    private var output: String { "\(folder.url.path)/out/Fake" }

    /// Puts a program there that links one of two targets with resources, and does not contain the name of its folder.
    private func makeProducts() throws {
        let files = FileManager.default
        for bundle in ["app_Used.resources", "other_Unused.resources"] {
            try files.createDirectory(atPath: "\(products)/\(bundle)", withIntermediateDirectories: true)
            try Data("text".utf8).write(to: URL(fileURLWithPath: "\(products)/\(bundle)/file.txt"))
        }
        try files.copyItem(atPath: "/bin/true", toPath: "\(products)/Fake")
        let objects = ["Used.build/View.swift.o", "Plain.build/Source/code.c.o"].map { "/home/a/.build/debug/\($0)\n" }
        try folder.write("products/Fake.product/Objects.LinkFileList", objects.joined())
    }

    @Test func `it has the program and the resources of what it links`() throws {
        try makeProducts()

        let release = try ReleaseFolder(program: "Fake", products: products, at: output)

        #expect(try FileManager.default.contentsOfDirectory(atPath: output).sorted() == ["Fake", "app_Used.resources"])
        #expect(try String(contentsOfFile: "\(output)/app_Used.resources/file.txt", encoding: .utf8) == "text")
        #expect(try Subprocess.output(of: ["\(output)/Fake"]) == "")
        #expect(try release.size > 4)
    }

    @Test func `an earlier build is replaced, and nothing else`() throws {
        try makeProducts()
        _ = try ReleaseFolder(program: "Fake", products: products, at: output)
        try FileManager.default.removeItem(atPath: "\(products)/app_Used.resources")

        _ = try ReleaseFolder(program: "Fake", products: products, at: output)
        #expect(try FileManager.default.contentsOfDirectory(atPath: output) == ["Fake"])

        try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(output)/letter.txt"))
        #expect(throws: ToolError.self) { try ReleaseFolder(program: "Fake", products: products, at: output) }
        #expect(throws: ToolError.self) { try ReleaseFolder.check("\(output)/letter.txt", program: "Fake") }
        #expect(try String(contentsOfFile: "\(output)/letter.txt", encoding: .utf8) == "mine")
    }
}
