extension ProjectFixture {
    /// The objects of a project with one app, whose files are those of a group.
    ///
    /// - Parameters:
    ///   - files: The references in the group `G1`, with the ids that `members` names.
    ///   - more: Further objects; the target has the list of configurations `L1`.
    private static func app(_ name: String, files: String, members: [String], more: String = "", extra: String = "")
        -> String
    {
        """
        		P0 = { isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = ( T1, T2, ); };
        		G0 = { isa = PBXGroup; children = ( \(members.joined(separator: ", ")), X0, ); sourceTree = "<group>"; };
        \(files)
        		T1 = { isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = ( B1, ); name = "\(name)";
        			\(extra) productType = "com.apple.product-type.application"; };
        		B1 = { isa = PBXSourcesBuildPhase; files = ( \(members.map { "K\($0)" }.joined(separator: ", ")) ); };
        \(members.map { "K\($0) = { isa = PBXBuildFile; fileRef = \($0); };" }.joined(separator: "\n"))
        \(more)
        """
    }

    /// Settings in files that include others.
    static let radio = ProjectFixture(
        "Radio/Radio.xcodeproj",
        objects: app(
            "Radio",
            files: """
                		F1 = { isa = PBXFileReference; path = RadioApp.swift; sourceTree = "<group>"; };
                		X0 = { isa = PBXGroup; children = ( X1, X2, ); path = Config; sourceTree = "<group>"; };
                		X1 = { isa = PBXFileReference; path = Project.xcconfig; sourceTree = "<group>"; };
                		X2 = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
                """,
            members: ["F1"],
            more: """
                		L0 = { isa = XCConfigurationList; buildConfigurations = ( C0, ); };
                		L1 = { isa = XCConfigurationList; buildConfigurations = ( C1, ); };
                		C0 = { isa = XCBuildConfiguration; baseConfigurationReference = X1;
                			buildSettings = { SDKROOT = iphoneos; }; name = Release; };
                		C1 = { isa = XCBuildConfiguration; baseConfigurationReference = X2; name = Release;
                			buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = ( "$(inherited)", LIVE );
                				GENERATE_INFOPLIST_FILE = YES; }; };
                """
        ),
        files: [
            "Radio/RadioApp.swift": Sample.app,
            "Radio/Config/Project.xcconfig":
                "// All targets\nSWIFT_VERSION = 5.10\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = PROJECT\nSUFFIX = fm\n",
            "Radio/Config/App.xcconfig":
                """
            #include "Version.xcconfig"
            #include? "Missing.xcconfig"
            PRODUCT_NAME = Radio $(SUFFIX:upper)
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) APP
            """,
            "Radio/Config/Version.xcconfig": "MARKETING_VERSION = 3.2.1\n#include \"App.xcconfig\"\n",
        ]
    )

    /// A project in XML, with a name that is no name in Swift.
    static let chess = ProjectFixture(
        "Chess/Chess Club.xcodeproj",
        list: "Chess/Chess Club.xcodeproj/project.pbxproj",
        files: [
            "Chess/Chess Club.xcodeproj/project.pbxproj": """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
            <key>archiveVersion</key><integer>1</integer>
            <key>objects</key><dict>
            <key>P0</key><dict><key>isa</key><string>PBXProject</string><key>mainGroup</key><string>G0</string>
            <key>targets</key><array><string>T1</string></array></dict>
            <key>G0</key><dict><key>isa</key><string>PBXGroup</string>
            <key>children</key><array><string>F1</string></array></dict>
            <key>F1</key><dict><key>isa</key><string>PBXFileReference</string>
            <key>path</key><string>Chess &amp; Co/App.swift</string>
            <key>sourceTree</key><string>&lt;group&gt;</string></dict>
            <key>T1</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>Chess Club</string>
            <key>productType</key><string>com.apple.product-type.application</string>
            <key>buildPhases</key><array><string>B1</string></array></dict>
            <key>B1</key><dict><key>isa</key><string>PBXSourcesBuildPhase</string>
            <key>files</key><array><string>K1</string></array></dict>
            <key>K1</key><dict><key>isa</key><string>PBXBuildFile</string><key>fileRef</key><string>F1</string></dict>
            </dict><key>rootObject</key><string>P0</string></dict></plist>
            """,
            "Chess/Chess & Co/App.swift": Sample.app,
        ]
    )

    /// A project in JSON, with folders, fonts and files of the same name as resources.
    static let diary = ProjectFixture(
        "Diary/Diary.xcodeproj",
        list: "Diary/Diary.xcodeproj/project.pbxproj",
        files: [
            "Diary/Diary.xcodeproj/project.pbxproj": """
            {"archiveVersion": "1", "objects": {
              "P0": {"isa": "PBXProject", "mainGroup": "G0", "targets": ["T1"]},
              "G0": {"isa": "PBXGroup", "children": ["F1", "F2", "F3", "F4", "F5", "F6", "F7"],
              	"sourceTree": "<group>"},
              "F1": {"isa": "PBXFileReference", "path": "App.swift", "sourceTree": "<group>"},
              "F2": {"isa": "PBXFileReference", "path": "Pages", "lastKnownFileType": "folder",
              	"sourceTree": "<group>"},
              "F3": {"isa": "PBXFileReference", "path": "Fonts/Ink.ttf", "sourceTree": "<group>"},
              "F4": {"isa": "PBXFileReference", "path": "One/data.json", "sourceTree": "<group>"},
              "F5": {"isa": "PBXFileReference", "path": "Two/Data.json", "sourceTree": "<group>"},
              "F6": {"isa": "PBXFileReference", "path": "One/Media.xcassets", "sourceTree": "<group>"},
              "F7": {"isa": "PBXFileReference", "path": "fr.lproj", "lastKnownFileType": "folder",
              	"sourceTree": "<group>"},
              "T1": {"isa": "PBXNativeTarget", "name": "Diary", "productType": "com.apple.product-type.application",
              	"buildPhases": ["B1", "B2"]},
              "B1": {"isa": "PBXSourcesBuildPhase", "files": ["K1"]},
              "B2": {"isa": "PBXResourcesBuildPhase", "files": ["K2", "K3", "K4", "K5", "K6", "K7"]},
              "K1": {"isa": "PBXBuildFile", "fileRef": "F1"}, "K2": {"isa": "PBXBuildFile", "fileRef": "F2"},
              "K3": {"isa": "PBXBuildFile", "fileRef": "F3"}, "K4": {"isa": "PBXBuildFile", "fileRef": "F4"},
              "K5": {"isa": "PBXBuildFile", "fileRef": "F5"}, "K6": {"isa": "PBXBuildFile", "fileRef": "F6"},
              "K7": {"isa": "PBXBuildFile", "fileRef": "F7"}
            }, "rootObject": "P0"}
            """,
            "Diary/App.swift": Sample.app, "Diary/Pages/index.html": "<p>", "Diary/Pages/inner/a.css": "a {}",
            "Diary/Fonts/Ink.ttf": "font", "Diary/One/data.json": "{}", "Diary/Two/Data.json": "{}",
            "Diary/One/Media.xcassets/Contents.json": Sample.contents,
            "Diary/fr.lproj/Localizable.strings": "\"a\" = \"é\";",
        ]
    )

    /// Two apps: the first is for Macs.
    static let puzzle = ProjectFixture(
        "Puzzle/Puzzle.xcodeproj",
        objects: app(
            "Puzzle Mac",
            files: """
                		F1 = { isa = PBXFileReference; path = Mac/App.swift; sourceTree = "<group>"; };
                		F2 = { isa = PBXFileReference; path = Phone/App.swift; sourceTree = "<group>"; };
                		X0 = { isa = PBXGroup; children = ( F2, G0 /* a circle */, ); name = Phone;
                			sourceTree = "<group>"; };
                """,
            members: ["F1"],
            more: """
                		T2 = { isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = ( B2, ); name = Puzzle;
                			productType = "com.apple.product-type.application"; };
                		B2 = { isa = PBXSourcesBuildPhase; files = ( KF2, KF2, ); };
                		KF2 = { isa = PBXBuildFile; fileRef = F2; };
                		L0 = { isa = XCConfigurationList; buildConfigurations = ( ); };
                		L1 = { isa = XCConfigurationList; buildConfigurations = ( C1, ); };
                		L2 = { isa = XCConfigurationList; buildConfigurations = ( C2, ); };
                		C1 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx; }; name = Release; };
                		C2 = { isa = XCBuildConfiguration;
                			buildSettings = { SUPPORTED_PLATFORMS = "iphonesimulator iphoneos"; SDKROOT = auto; };
                			name = Release; };
                """
        ),
        files: ["Puzzle/Mac/App.swift": Sample.app, "Puzzle/Phone/App.swift": Sample.app]
    )

    /// Packages of all kinds: with each form of a version, and local ones among the files.
    static let recipes = ProjectFixture(
        "Recipes/Recipes.xcodeproj",
        objects: app(
            "Recipes",
            files: """
                		F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                		X0 = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Modules/Kit;
                			sourceTree = "<group>"; };
                """,
            members: ["F1"],
            more: (1...8).map { number in
                let requirements = [
                    "kind = upToNextMinorVersion; minimumVersion = 1.2;",
                    "kind = exactVersion; version = \"1.0.0-beta.1\";",
                    "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0;",
                    "kind = branch; branch = main;",
                    "kind = revision; revision = abc123;", "kind = upToNextMajorVersion; minimumVersion = \"one\";",
                    "kind = sometime;", "kind = branch; branch = \"a\\\"b\";",
                ]
                return """
                    		D\(number) = { isa = XCSwiftPackageProductDependency; package = R\(number);
                    			productName = Product\(number); };
                    		R\(number) = { isa = XCRemoteSwiftPackageReference;
                    			repositoryURL = "https://example.org/package\(number).git";
                    			requirement = { \(requirements[number - 1]) }; };
                    """
            }.joined(separator: "\n") + "\n" + """
                		D9 = { isa = XCSwiftPackageProductDependency; productName = Kit; };
                		D10 = { isa = XCSwiftPackageProductDependency; productName = Unknown; };
                		D11 = { isa = XCSwiftPackageProductDependency; package = R11; productName = Secret; };
                		R11 = { isa = XCLocalSwiftPackageReference; relativePath = ../Secret; };
                """,
            extra: "packageProductDependencies = ( \((1...11).map { "D\($0)" }.joined(separator: ", ")) );"
        ),
        files: [
            "Recipes/App.swift": Sample.app,
            "Recipes/Modules/Kit/Package.swift": Sample.manifest.replacing(
                "    targets:",
                with: """
                        dependencies: [
                            .package(path: "../Units"),
                            .package(name: "Gone", path: "../Gone"),
                            .package(url: "https://github.com/SnapKit/SnapKit.git", from: "5.0.0"),
                        ],
                        targets:
                    """
            ),
            "Recipes/Modules/Kit/Sources/Kit/Kit.swift": "public struct Kit {}\n",
            "Recipes/Modules/Units/Package.swift": Sample.manifest.replacing("Kit", with: "Units"),
            "Recipes/Modules/Units/Sources/Units/Units.swift": "public struct Units {}\n",
            "Secret/Package.swift": Sample.manifest,
        ]
    )

    /// Paths that lead out of the folder.
    static let escape = ProjectFixture(
        "Escape/Escape.xcodeproj",
        objects: app(
            "../../Escape\\\"/",
            files: """
                		F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                		F2 = { isa = PBXFileReference; path = ../../../../../../../etc/passwd; sourceTree = "<group>"; };
                		F3 = { isa = PBXFileReference; path = /etc/hostname; sourceTree = "<absolute>"; };
                		F4 = { isa = PBXFileReference; path = ../Secret/Secret.swift; sourceTree = SOURCE_ROOT; };
                		F5 = { isa = PBXFileReference; path = ""; sourceTree = "<group>"; };
                		F6 = { isa = PBXFileReference; path = "a\\000b.swift"; sourceTree = "<group>"; };
                		X0 = { isa = PBXFileSystemSynchronizedRootGroup; path = ../Secret; sourceTree = "<group>"; };
                """,
            members: ["F1", "F2", "F3", "F4", "F5", "F6"],
            more: """
                		L1 = { isa = XCConfigurationList; buildConfigurations = ( C1, ); };
                		C1 = { isa = XCBuildConfiguration; baseConfigurationReference = F4;
                			buildSettings = { INFOPLIST_FILE = "../Secret/Info.plist"; }; name = Release; };
                """,
            extra: "fileSystemSynchronizedGroups = ( X0 );"
        ),
        files: ["Escape/App.swift": Sample.app, "Secret/Secret.swift": "let secret = 1\n", "Secret/Info.plist": "{}"]
    )

    /// A project with another in it, whose framework the app links, and one that is missing. Scenes have a storyboard.
    static let music = ProjectFixture(
        "Music/Music.xcodeproj",
        objects: app(
            "Music",
            files: """
                		F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                		X0 = { isa = PBXGroup; children = ( X1, X2 ); name = Projects; sourceTree = "<group>"; };
                		X1 = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project";
                			path = Tones/Tones.xcodeproj; sourceTree = "<group>"; };
                		X2 = { isa = PBXFileReference; path = Lost/Lost.xcodeproj; sourceTree = "<group>"; };
                		X3 = { isa = PBXReferenceProxy; fileType = wrapper.framework; path = Tones.framework;
                			remoteRef = Z1; sourceTree = BUILT_PRODUCTS_DIR; };
                """,
            members: ["F1"],
            more: """
                		T2 = { isa = PBXNativeTarget; buildPhases = ( ); name = MusicTV;
                			productType = "com.apple.product-type.tv-app-extension"; };
                		B2 = { isa = PBXFrameworksBuildPhase; files = ( K9 ); };
                		K9 = { isa = PBXBuildFile; fileRef = X3; };
                		L1 = { isa = XCConfigurationList; buildConfigurations = ( C1, ); };
                		C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Info.plist; }; };
                """
        ).replacing("buildPhases = ( B1, );", with: "buildPhases = ( B1, B2 );"),
        files: [
            "Music/App.swift": Sample.app, "Music/Tones/Tone.swift": "public struct Tone {}\n",
            "Music/Info.plist": """
            { UIApplicationSceneManifest = { UISceneConfigurations = { UIWindowSceneSessionRoleApplication = (
                { UISceneStoryboardFile = Player; } ); }; }; }
            """,
            "Music/Tones/Tones.xcodeproj/project.pbxproj": """
            { objects = {
            	P0 = { isa = PBXProject; mainGroup = G0; targets = ( T1, ); };
            	G0 = { isa = PBXGroup; children = ( F1, X1, X2 ); };
            	F1 = { isa = PBXFileReference; path = Tone.swift; sourceTree = "<group>"; };
            	X1 = { isa = PBXFileReference; path = Tones.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            	X2 /* a circle */ = { isa = PBXFileReference; path = ../Music.xcodeproj; sourceTree = "<group>"; };
            	T1 = { isa = PBXNativeTarget; buildPhases = ( B1, ); name = Tones; productReference = X1;
            		productType = "com.apple.product-type.framework"; };
            	B1 = { isa = PBXSourcesBuildPhase; files = ( K1, ); };
            	K1 = { isa = PBXBuildFile; fileRef = F1; };
            }; rootObject = P0; }
            """,
        ]
    )

    /// A folder of sources without a project.
    static let sketch = ProjectFixture(
        "sketch pad",
        list: "sketch pad/Info.plist",
        files: [
            "sketch pad/App.swift": Sample.app, "sketch pad/Views/Canvas.swift": Sample.view,
            "sketch pad/Info.plist":
                "<?xml version=\"1.0\"?><plist><dict><key>CFBundleName</key><string>Sketch</string></dict></plist>",
            "sketch pad/en.lproj/Localizable.strings": "\"a\" = \"a\";",
            "sketch pad/Assets.xcassets/Contents.json": Sample.contents,
            "sketch pad/Tests/OldTests.swift": Sample.xctest, "sketch pad/README.md": "# Sketch",
            "sketch pad/data.json": "{}",
            "sketch pad/Pods/Pod.swift": "pod", "sketch pad/Inner/Package.swift": Sample.manifest,
        ]
    )
}
