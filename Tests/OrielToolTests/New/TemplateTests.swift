import Foundation
import Testing

@testable import OrielTool

struct TemplateTests {
    private let oriel: OrielFolder

    init() throws {
        oriel = try OrielFolder(URL(fileURLWithPath: #filePath).appending(path: "../../../.."))
    }

    private func files(of template: Template) throws -> [String: String] {
        try template.files(name: PackageName("Notes"), oriel: oriel).mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: Template.allCases)
    func `a package has an app, tests, texts in two languages, and what hosts need`(template: Template) throws {
        let files = try files(of: template)

        let expected = [
            "Package.swift", "README.md", ".gitignore", "Containerfile", "Sources/Notes/NotesApp.swift",
            "Sources/Notes/Resources/en.lproj/Localizable.strings",
            "Sources/Notes/Resources/zh-Hans.lproj/Localizable.strings",
        ]
        #expect(Set(expected).subtracting(files.keys).isEmpty)
        #expect(files.keys.contains { $0.hasPrefix("Tests/NotesTests/") })
    }

    @Test func `an image of Containerfile has the packages that programs need`() throws {
        let text = try #require(files(of: .app)["Containerfile"])

        #expect(text.contains("--no-install-recommends \(ReleaseFolder.hostPackages.joined(separator: " ")) "))
    }

    @Test(arguments: Template.allCases)
    func `no name of the template remains`(template: Template) throws {
        for (path, text) in try files(of: template) where path != "Package.resolved" {
            #expect(!path.contains("Hello"))
            #expect(!text.lowercased().contains("hello") && !text.contains("__"), "\(path)")
        }
    }

    @Test(arguments: Template.allCases)
    func `the manifest has the settings of README.md and the path of Oriel`(template: Template) throws {
        let manifest = try #require(files(of: template)["Package.swift"])

        #expect(manifest.hasPrefix("// swift-tools-version"))
        #expect(manifest.contains(#""-module-alias", "SwiftUI=OrielUI""#))
        #expect(manifest.contains(#".package(name: "oriel", path: "\#(oriel.path)")"#))
    }

    @Test(arguments: Template.allCases)
    func `both languages have the same texts`(template: Template) throws {
        let files = try files(of: template)
        let keys = try ["en", "zh-Hans"].map { language in
            let path = "Sources/Notes/Resources/\(language).lproj/Localizable.strings"
            return try #require(files[path]).split(separator: "\n").map { $0.prefix { $0 != "=" } }
        }

        #expect(keys[0] == keys[1])
    }

    @Test func `a README without a manifest is reported`() {
        #expect(throws: ToolError.self) { try Template.manifestHead(in: "# Oriel") }
    }
}
