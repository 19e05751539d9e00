import Foundation
import Testing

@testable import OrielTool

struct LibraryHostTests {
    private func host(_ products: String, scratch: String) throws -> LibraryHost {
        let description = #"{"name": "Kit", "products": [\#(products)], "targets": [], "dependencies": []}"#
        let package = try PackageOutline(description: Data(description.utf8), folder: "/kit")
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        return try LibraryHost(package: package, oriel: OrielFolder(root), scratch: scratch)
    }

    @Test func `its program links all libraries`() throws {
        let folder = try TemporaryFolder()
        let products =
            #"{"name": "A", "type": {"library": ["automatic"]}}, {"name": "B", "type": {"library": ["static"]}}"#
        let host = try host(products, scratch: folder.url.path)

        try host.write()

        #expect(host.manifest.contains(#".package(name: "Kit", path: "/kit")"#))
        #expect(host.manifest.contains(#".product(name: "A", package: "Kit")"#))
        #expect(host.manifest.contains(#".product(name: "B", package: "Kit")"#))
        let main = "\(host.folder)/Sources/KitPreviewHost/Main.swift"
        #expect(try String(contentsOfFile: main, encoding: .utf8).contains("@main"))
    }

    @Test func `a package without libraries says what it lacks`() {
        #expect(throws: ToolError("the package has no program and no library; add a product .library to Package.swift"))
        {
            try host(#"{"name": "C", "type": {"plugin": null}}"#, scratch: "/tmp")
        }
    }
}
