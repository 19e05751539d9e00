import Foundation
import Testing

@testable import OrielTool

/// Each fixture is a project of another shape; see the folder Projects.
struct ProjectImportTests {
    // MARK: - Synchronised folders

    @Test func `a synchronised folder has its files, without exceptions`() throws {
        let app = try #require(ProjectFixture.notes.imported().target("Notes"))

        #expect(
            Set(app.files.keys) == [
                "NotesApp.swift", "Views/ContentView.swift", "Views/Shared.swift", "Localizable.xcstrings",
                "Assets.xcassets/Contents.json", "Assets.xcassets/AppIcon.appiconset/Contents.json",
                "Resources/en.lproj/Extra.strings", "Resources/zh-Hans.lproj/Extra.strings",
                "Folders/Samples/first/one.json",
            ]
        )
        #expect(app.copied == ["Assets.xcassets", "Folders/Samples", "Localizable.xcstrings"])
    }

    @Test func `an exception adds a file to a target that lacks the folder`() throws {
        let package = try ProjectFixture.notes.imported()

        #expect(
            Set(package.target("NotesTests")?.files.keys.map { $0 } ?? []) == [
                "NotesTests/NotesTests.swift", "Notes/Views/Shared.swift",
            ]
        )
        #expect(package.target("NotesTests")?.dependencies == [.target("Notes")])
        #expect(package.leftOut("Tests of XCTest") == ["NotesTests/OldTests.swift"])
        #expect(package.leftOut("A target left out: user interface tests") == ["target NotesUITests"])
    }

    @Test func `settings of the release configuration become Swift settings`() throws {
        let app = try #require(ProjectFixture.notes.imported().target("Notes"))

        #expect(
            app.settings == [
                ".defaultIsolation(MainActor.self)", #".enableUpcomingFeature("InferIsolatedConformances")"#,
                #".enableUpcomingFeature("NonisolatedNonsendingByDefault")"#,
            ]
        )
    }

    @Test func `packages are dependencies, copies, or left out by name`() throws {
        let package = try ProjectFixture.notes.imported()

        #expect(package.packages.map(\.requirement) == [#"from: "1.1.0""#])
        #expect(package.localPackages.map(\.path) == ["Packages/Kit"])
        #expect(
            package.target("Notes")?.dependencies == [
                .product("OrderedCollections", package: "swift-collections"), .product("Kit", package: "Kit"),
            ]
        )
        #expect(package.leftOut("Kits of services") == ["FirebaseAuth (https://github.com/firebase/firebase-ios-sdk)"])
        #expect(package.leftOut("Scripts") == ["SwiftLint (Notes)"])
    }

    // MARK: - Groups

    @Test func `files are found by the source trees of their groups`() throws {
        let package = try ProjectFixture.ledger.imported()
        let app = try #require(package.target("Ledger"))

        #expect(
            Set(app.files.keys) == [
                "Ledger/LedgerApp.swift", "Ledger/Views/Rows.swift", "Ledger/Views/Sums.swift",
                "Sources/Model/Entry.swift",
                "Resources/en.lproj/Localizable.strings", "Resources/de.lproj/Localizable.strings",
                "Resources/de.lproj/Localizable.stringsdict", "Resources/de.lproj/LaunchScreen.strings",
            ]
        )
        #expect(app.settings == [".swiftLanguageMode(.v5)", #".define("CLASSIC")"#, #".define("EUROPE")"#])
        #expect(package.language == "de")
    }

    @Test func `Objective-C, storyboards and XCTest are left out and named`() throws {
        let package = try ProjectFixture.ledger.imported()

        #expect(package.leftOut("Objective-C, C") == ["Ledger/Legacy.m"])
        #expect(package.leftOut("Bridging headers") == ["Ledger/Ledger-Bridging-Header.h"])
        #expect(package.leftOut("Storyboards") == ["Ledger/Base.lproj/LaunchScreen.storyboard"])
        #expect(package.leftOut("Tests of XCTest") == ["LedgerTests/LedgerTests.swift"])
        #expect(package.leftOut("Targets without Swift files") == ["target LedgerTests"])
        #expect(package.leftOut("Paths that lead out") == ["/etc/hosts"])
        #expect(package.targets.map(\.name) == ["Ledger"])
    }

    // MARK: - Targets

    @Test func `extensions, watch apps, app clips and scripts are left out, each with its reason`() throws {
        let package = try ProjectFixture.weather.imported()

        #expect(package.targets.map(\.name) == ["Weather"])
        #expect(package.leftOut("A target left out: the system") == ["target WeatherWidget", "target Intents"])
        #expect(package.leftOut("A target left out: a watch") == ["target Weather Watch"])
        #expect(package.leftOut("A target left out: an app clip") == ["target WeatherClip"])
        #expect(package.leftOut("A target left out: it runs scripts") == ["target Generate", "target Make"])
        #expect(package.leftOut("Intents") == ["Shared/Intents.intentdefinition"])
    }

    @Test func `sources keep clear of the folder for resources`() throws {
        var contents = TargetContents(root: SourceRoot(URL(fileURLWithPath: "/")))
        let folder = try TemporaryFolder()
        for path in ["A.swift", "Resources/B.swift", "Resources/c.json"] { try folder.write(path) }
        for path in ["A.swift", "Resources/B.swift", "Resources/c.json"] { contents.add("\(folder.url.path)/\(path)") }

        #expect(
            Set(contents.target(name: "A", kind: .app).files.keys) == [
                "A.swift", "Code/Resources/B.swift", "Resources/c.json",
            ]
        )
    }

    @Test func `frameworks are libraries before the app that links them, also in a circle`() throws {
        let package = try ProjectFixture.shop.imported()

        #expect(package.targets.map(\.name) == ["ShopCore", "ShopUI", "CombineApp", "ShopCoreTests"])
        #expect(package.targets.map(\.kind) == [.library, .library, .app, .tests])
        #expect(package.target("CombineApp")?.dependencies == [.target("ShopUI")])
        #expect(package.target("ShopUI")?.dependencies == [.target("ShopCore")])
        #expect(package.target("ShopUI")?.usesPlugin == true)
        #expect(package.target("ShopCoreTests")?.dependencies == [.target("ShopCore")])
        #expect(package.leftOut("Libraries that the app does not use") == ["target ShopAdmin"])
        #expect(package.programs == ["CombineApp"])
    }

    @Test func `the first app for phones is imported, or those that are named`() throws {
        let package = try ProjectFixture.puzzle.imported()
        #expect(package.targets.map(\.name) == ["Puzzle"])
        #expect(package.leftOut("Other apps of the project") == ["target Puzzle Mac"])

        #expect(try ProjectFixture.puzzle.imported(targets: ["Puzzle Mac"]).targets.map(\.name) == ["Puzzle_Mac"])
        #expect(throws: ToolError("there is no app or library 'Other'; the project has: Puzzle Mac, Puzzle")) {
            try ProjectFixture.puzzle.imported(targets: ["Other"])
        }
    }

    @Test func `the life cycle of UIKit is kept, and its storyboard is reported`() throws {
        let package = try ProjectFixture.camera.imported()

        #expect(
            Set(package.target("Camera")?.files.keys.map { $0 } ?? []) == ["AppDelegate.swift", "ViewController.swift"]
        )
        #expect(package.account.notes.first?.hasPrefix("The app begins with the storyboard Main.") == true)
        #expect(package.leftOut("Core Data") == ["Camera/Photos.xcdatamodeld"])
        #expect(package.leftOut("Metal") == ["Camera/Blur.metal"])
        #expect(package.leftOut("Storyboards") == ["Camera/Cell.xib", "Camera/Base.lproj/Main.storyboard"])
        #expect(package.leftOut("Core ML") == ["Camera/Scene.mlmodel"])
        #expect(package.leftOut("Files that the project names") == ["Camera/Lost.swift"])
    }

    // MARK: - Forms of projects

    @Test func `a workspace has projects, packages and pods`() throws {
        let package = try ProjectFixture.travel.imported()

        #expect(package.targets.map(\.name) == ["Routes", "Travel"])
        #expect(package.target("Travel")?.dependencies == [.target("Routes"), .product("Kit", package: "Kit")])
        #expect(package.localPackages.map(\.path) == ["Packages/Kit"])
        #expect(package.leftOut("CocoaPods") == ["Pods"])
        #expect(package.leftOut("Paths that lead out") == ["/etc"])
    }

    @Test func `a project can have others in it`() throws {
        let package = try ProjectFixture.music.imported()

        #expect(package.targets.map(\.name) == ["Tones", "Music"])
        #expect(package.target("Music")?.dependencies == [.target("Tones")])
        #expect(package.leftOut("Projects that cannot be read") == ["Lost/Lost.xcodeproj"])
        #expect(package.account.notes.first?.hasPrefix("The app begins with the storyboard Player.") == true)
    }

    @Test func `settings come from files, too`() throws {
        let package = try ProjectFixture.radio.imported()

        #expect(package.name == "Radio_FM")
        #expect(
            package.targets[0].settings
                == [".swiftLanguageMode(.v5)", #".define("APP")"#, #".define("LIVE")"#, #".define("PROJECT")"#]
        )
    }

    @Test func `projects in XML and JSON are imported`() throws {
        #expect(try ProjectFixture.chess.imported().targets.map(\.name) == ["Chess_Club"])

        let package = try ProjectFixture.diary.imported()
        #expect(
            Set(package.targets[0].files.keys) == [
                "App.swift", "Folders/Pages/index.html", "Folders/Pages/inner/a.css", "Resources/Ink.ttf",
                "Resources/data.json", "Media.xcassets/Contents.json", "Resources/fr.lproj/Localizable.strings",
            ]
        )
        #expect(package.leftOut("Resources with the name") == ["Two/Data.json"])
    }

    @Test func `versions have all forms, and packages that cannot be had are named`() throws {
        let package = try ProjectFixture.recipes.imported()

        #expect(
            package.packages.map(\.requirement) == [
                #".upToNextMinor(from: "1.2.0")"#, #"exact: "1.0.0-beta.1""#, #""1.0.0"..<"2.0.0""#, #"branch: "main""#,
                #"revision: "abc123""#, #"branch: "a\"b""#,
            ]
        )
        #expect(package.localPackages.map(\.path) == ["Packages/Modules/Kit", "Packages/Modules/Units"])
        #expect(
            package.leftOut("Packages with an address") == [
                "https://example.org/package6.git", "https://example.org/package7.git",
            ]
        )
        #expect(package.leftOut("Packages that the project names").map { $0.prefix(7) } == ["Unknown"])
        #expect(package.leftOut("Paths that lead out").map { $0.prefix(6) } == ["Secret"])
        #expect(package.leftOut("Files that the project names").count == 1)
        #expect(package.account.notes.contains { $0.contains("SnapKit") })
    }

    @Test func `nothing outside of the folder is read`() throws {
        let package = try ProjectFixture.escape.imported()

        #expect(package.targets.flatMap(\.files.keys) == ["App.swift"])
        #expect(package.targets[0].information == nil)
        #expect(package.name == "______Escape__")
        #expect(package.leftOut("Paths that lead out").count >= 4)
    }

    @Test func `with a larger root, files of neighbouring folders belong to the project`() throws {
        let folder = try TemporaryFolder()
        try ProjectFixture.escape.write(to: folder)

        let package = try ProjectFixture.escape.importPackage(in: folder, root: folder.url.path + "/Projects")

        #expect(package.targets.flatMap(\.files.keys).sorted() == ["Escape/App.swift", "Secret/Secret.swift"])
    }

    @Test func `a folder of sources is one app`() throws {
        let package = try ProjectFixture.sketch.imported()
        let app = try #require(package.target("sketch_pad"))

        #expect(
            Set(app.files.keys) == [
                "App.swift", "Views/Canvas.swift", "Assets.xcassets/Contents.json",
                "Resources/en.lproj/Localizable.strings",
                "Resources/data.json",
            ]
        )
        #expect(app.information != nil)
        #expect(package.leftOut("Tests of a folder") == ["Tests/OldTests.swift"])
    }

    @Test(arguments: ["Notes", "Notes/Notes.xcodeproj", "Notes/Notes.xcodeproj/"])
    func `a folder stands for the project in it`(path: String) throws {
        let folder = try TemporaryFolder()
        try ProjectFixture.notes.write(to: folder)

        let source = try ImportSource(path: folder.url.appending(path: "Projects/").path + "/" + path)

        #expect(source.name == "Notes.xcodeproj")
        #expect(source.surroundings.path == folder.url.appending(path: "Projects/Notes").path)
    }

    @Test func `other folders are refused in words`() throws {
        let folder = try TemporaryFolder()
        for path in [
            "Two/A.xcodeproj/a", "Two/B.xcodeproj/b", "Package/Package.swift", "Empty/a.txt", "Broken/A.xcodeproj/a",
        ] {
            try folder.write("Projects/\(path)")
        }

        for path in ["Two", "Package", "Empty", "Broken", "Missing", "Two/A.xcodeproj", "Empty/a.txt"] {
            let fixture = ProjectFixture(path, list: "", files: [:])
            #expect(throws: ToolError.self, "\(path)") { try fixture.importPackage(in: folder) }
        }
    }
}
