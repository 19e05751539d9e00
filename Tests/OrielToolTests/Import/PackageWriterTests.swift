import Foundation
import Testing

@testable import OrielTool

struct PackageWriterTests {
    private let folder: TemporaryFolder
    private let oriel: OrielFolder
    private var output: URL { folder.url.appending(path: "Made") }

    init() throws {
        folder = try TemporaryFolder()
        oriel = try ProjectFixture.oriel
    }

    /// Imports a project and writes the package.
    private func write(_ fixture: ProjectFixture) throws {
        try fixture.write(to: folder)
        let package = try fixture.importPackage(in: folder)
        let root = try ImportSource(path: folder.url.appending(path: "Projects/\(fixture.path)").path).root
        try PackageWriter(package: package, root: root, oriel: oriel).write(to: output)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: output.appending(path: path), encoding: .utf8)
    }

    /// The paths and contents of all files in a folder.
    private func files(in folder: URL) throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let pairs = paths.compactMap { path in
            FileManager.default.contents(atPath: folder.appending(path: path).path).map { (path, $0) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    @Test func `the package has copies of the files, and the project stays as it is`() throws {
        try ProjectFixture.notes.write(to: folder)
        let before = try files(in: folder.url.appending(path: "Projects"))

        try write(.notes)

        #expect(try files(in: folder.url.appending(path: "Projects")) == before)
        #expect(try text("Sources/Notes/NotesApp.swift") == Sample.app)
        #expect(try text("Sources/Notes/Resources/zh-Hans.lproj/Extra.strings") == "\"a\" = \"c\";")
        #expect(try text("Tests/NotesTests/NotesTests/NotesTests.swift") == Sample.test)
        #expect(try text("Sources/Notes/Info.plist").contains("org.example.Notes"))
        let junk = output.appending(path: "Packages/Kit/.build").path
        #expect(!FileManager.default.fileExists(atPath: junk))
    }

    @Test func `the manifest is that of README.md with the targets of the project`() throws {
        try write(.notes)

        let manifest = try text("Package.swift")
        let package = try #require(manifest.range(of: "// Xcode makes symbols").map { manifest[$0.lowerBound...] })
        #expect(manifest.hasPrefix("// swift-tools-version"))
        #expect(manifest.contains(#""-module-alias", "SwiftUI=OrielUI""#))
        #expect(
            package == """
                // Xcode makes symbols of asset catalogues and reads the Info.plist. On Linux, a build plugin does.
                #if os(Linux)
                let plugins: [Target.PluginUsage] = [.plugin(name: "OrielAssets", package: "oriel")]
                #else
                let plugins: [Target.PluginUsage] = []
                #endif

                let package = Package(
                    name: "Notes",
                    defaultLocalization: "en",
                    platforms: [.macOS(.v15)],
                    dependencies: [
                        .package(name: "oriel", path: "\(oriel.path)"),
                        .package(path: "Packages/Kit"),
                        .package(url: "https://github.com/apple/swift-collections.git", from: "1.1.0"),
                    ],
                    targets: [
                        .executableTarget(
                            name: "Notes",
                            dependencies: [oriel, .product(name: "OrderedCollections", package: "swift-collections"), \
                .product(name: "Kit", package: "Kit")],
                            exclude: ["Info.plist"],
                            resources: [.copy("Assets.xcassets"), .copy("Folders/Samples"), \
                .copy("Localizable.xcstrings"), .process("Resources")],
                            swiftSettings: apple + [.defaultIsolation(MainActor.self), \
                .enableUpcomingFeature("InferIsolatedConformances"), \
                .enableUpcomingFeature("NonisolatedNonsendingByDefault")],
                            plugins: plugins
                        ),
                        .testTarget(
                            name: "NotesTests",
                            dependencies: [oriel, "Notes"],
                            swiftSettings: apple + [.swiftLanguageMode(.v5)]
                        ),
                    ]
                )

                """
        )
    }

    @Test(arguments: [ProjectFixture.notes, .shop, .recipes, .escape, .sketch, .diary])
    func `SwiftPM reads the manifest`(fixture: ProjectFixture) throws {
        try write(fixture)

        let command = ["swift", "package", "--scratch-path", folder.url.path + "/scratch", "dump-package"]
        #expect(try Subprocess.output(of: command, in: output.path).contains("\"targets\""))
    }

    @Test func `a local package has Oriel as a dependency of each target`() throws {
        try write(.recipes)

        let command = ["swift", "package", "--scratch-path", folder.url.path + "/scratch", "dump-package"]
        let folder = output.appending(path: "Packages/Modules/Units").path
        let description = try Subprocess.output(of: command, in: folder)

        #expect(description.contains("SwiftUI=OrielUI"))
        #expect(description.contains("\"Oriel\""))
    }

    @Test func `an existing folder is refused`() throws {
        try folder.write("Made/mine.txt", "mine")

        #expect(throws: PackageWriter.exists(output)) { try write(.chess) }
        #expect(try text("mine.txt") == "mine")
    }

    @Test func `links are copied as the files that they lead to, and not out of the folder`() throws {
        try ProjectFixture.diary.write(to: folder)
        let pages = folder.url.appending(path: "Projects/Diary/Pages")
        try folder.write("secret.txt", "secret")
        for (name, target) in [
            ("inside.html", "index.html"), ("out.txt", "../../../secret.txt"), ("hosts", "/etc/hosts"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: pages.appending(path: name).path,
                withDestinationPath: target
            )
        }

        try write(.diary)

        let made = output.appending(path: "Sources/Diary/Folders/Pages").path
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: made).sorted() == [
                "index.html", "inner", "inner/a.css",
            ]
        )
    }

    @Test(arguments: [
        ("plain", #""plain""#), ("a\"b\\", #""a\"b\\""#), ("\\(x)", #""\\(x)""#), ("a\nb", #""a\u{a}b""#),
        ("a\u{2028}b", #""a\u{2028}b""#), ("é 你", "\"é 你\""),
    ])
    func `names are literals`(text: String, literal: String) {
        #expect(SwiftLiteral.string(text) == literal)
    }
}
