import Foundation
import Testing

@testable import OrielTool

struct SourceRootTests {
    private let folder: TemporaryFolder
    private let root: SourceRoot
    private var base: String { folder.url.path }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Notes/App/A.swift")
        try folder.write("Notes/App/Assets.xcassets/Contents.json")
        try folder.write("Notes/App/.hidden")
        try folder.write("Other/Secret.swift")
        root = SourceRoot(folder.url.appending(path: "Notes"))
    }

    private func link(_ path: String, to target: String) throws {
        let url = folder.url.appending(path: path)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }

    @Test func `paths in the folder are resolved`() throws {
        try link("Notes/Inner", to: "App")

        #expect(root.contained("\(base)/Notes/App/../App/./A.swift") == "\(base)/Notes/App/A.swift")
        #expect(root.contained("\(base)/Notes/Inner/A.swift") == "\(base)/Notes/App/A.swift")
        #expect(root.contained("\(base)/Notes/App/Missing.swift") == "\(base)/Notes/App/Missing.swift")
    }

    @Test func `paths that leave the folder are refused, also by links`() throws {
        try link("Notes/Out", to: "../Other")
        try link("Notes/Secret.swift", to: "../Other/Secret.swift")

        for path in [
            "/etc/passwd", "\(base)/Notes/../Other/Secret.swift", "\(base)/Notes/Out/Secret.swift",
            "\(base)/Notes/Out/Missing.swift", "\(base)/Notes/Secret.swift", "\(base)/NotesToo", "Notes/App/A.swift",
            "/a\0b", "",
        ] {
            #expect(root.contained(path) == nil, "\(path)")
        }
    }

    @Test func `a folder that leads to itself is listed once`() throws {
        try link("Notes/App/Again", to: "..")
        try link("Notes/App/Out", to: "../../Other")

        #expect(
            root.files(in: root.path) { !FileKind.isBundle($0) }.map(root.relative)
                == ["App/A.swift", "App/Assets.xcassets"]
        )
    }
}
