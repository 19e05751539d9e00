extension ProjectFixture {
    /// An app as Xcode 16 and later make them: synchronised folders with exceptions, a generated Info.plist, packages.
    static let notes = ProjectFixture(
        "Notes/Notes.xcodeproj",
        objects: """
            /* Begin PBXProject section */
            		P0 /* Project object */ = {
            			isa = PBXProject;
            			attributes = { BuildIndependentTargetsInParallel = 1; LastUpgradeCheck = 2600; };
            			buildConfigurationList = L0;
            			developmentRegion = en;
            			knownRegions = ( en, Base, "zh-Hans", );
            			mainGroup = G0;
            			minimizedProjectReferenceProxies = 1;
            			packageReferences = ( R1 /* collections */, R2, R3 /* XCLocalSwiftPackageReference "Kit" */, );
            			targets = ( T1 /* Notes */, T2 /* NotesTests */, T3 /* NotesUITests */, );
            		};
            /* End PBXProject section */
            		G0 = { isa = PBXGroup; children = ( S1, S2, S3, G1, ); sourceTree = "<group>"; };
            		G1 /* Products */ = { isa = PBXGroup; children = ( F1, ); name = Products; sourceTree = "<group>"; };
            		F1 = { isa = PBXFileReference; explicitFileType = wrapper.application; path = Notes.app;
            			sourceTree = BUILT_PRODUCTS_DIR; };
            		S1 /* Notes */ = {
            			isa = PBXFileSystemSynchronizedRootGroup;
            			exceptions = ( E1, E2, );
            			explicitFolders = ( Samples, );
            			path = Notes;
            			sourceTree = "<group>";
            		};
            		S2 = { isa = PBXFileSystemSynchronizedRootGroup; path = NotesTests; sourceTree = "<group>"; };
            		S3 = { isa = PBXFileSystemSynchronizedRootGroup; path = NotesUITests; sourceTree = "<group>"; };
            		E1 = {
            			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
            			membershipExceptions = ( Drafts, Info.plist, "/Localized: Texts/Old.strings",
            				"Views/Unused View.swift", );
            			target = T1;
            		};
            		E2 = {
            			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
            			membershipExceptions = ( Views/Shared.swift, );
            			target = T2;
            		};
            		T1 /* Notes */ = {
            			isa = PBXNativeTarget;
            			buildConfigurationList = L1;
            			buildPhases = ( B1, B2, B3, );
            			dependencies = ( );
            			fileSystemSynchronizedGroups = ( S1, );
            			name = Notes;
            			packageProductDependencies = ( D1, D2, D3, );
            			productReference = F1;
            			productType = "com.apple.product-type.application";
            		};
            		T2 = {
            			isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = ( ); dependencies = ( Y1, );
            			fileSystemSynchronizedGroups = ( S2, ); name = NotesTests;
            				productType = "com.apple.product-type.bundle.unit-test";
            		};
            		T3 = {
            			isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = ( ); dependencies = ( Y1, );
            			fileSystemSynchronizedGroups = ( S3, ); name = NotesUITests;
            				productType = "com.apple.product-type.bundle.ui-testing";
            		};
            		Y1 = { isa = PBXTargetDependency; target = T1; };
            		B1 = { isa = PBXSourcesBuildPhase; files = ( ); };
            		B2 = { isa = PBXFrameworksBuildPhase; files = ( K1, K2, ); };
            		B3 = { isa = PBXShellScriptBuildPhase; files = ( ); name = SwiftLint; shellScript = "swiftlint\\n"; };
            		K1 = { isa = PBXBuildFile; productRef = D1; };
            		K2 = { isa = PBXBuildFile; productRef = D2; };
            		D1 = { isa = XCSwiftPackageProductDependency; package = R1; productName = OrderedCollections; };
            		D2 = { isa = XCSwiftPackageProductDependency; package = R2; productName = FirebaseAuth; };
            		D3 = { isa = XCSwiftPackageProductDependency; package = R3; productName = Kit; };
            		R1 = {
            			isa = XCRemoteSwiftPackageReference;
            			repositoryURL = "https://github.com/apple/swift-collections.git";
            			requirement = { kind = upToNextMajorVersion; minimumVersion = 1.1.0; };
            		};
            		R2 = {
            			isa = XCRemoteSwiftPackageReference;
            			repositoryURL = "https://github.com/firebase/firebase-ios-sdk";
            			requirement = { kind = upToNextMajorVersion; minimumVersion = 11.0.0; };
            		};
            		R3 = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
            		L0 = { isa = XCConfigurationList; buildConfigurations = ( C0, ); defaultConfigurationName = Release; };
            		L1 = { isa = XCConfigurationList; buildConfigurations = ( C1, C2, ); };
            		L2 = { isa = XCConfigurationList; buildConfigurations = ( C3, ); };
            		C0 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; };
            			name = Release; };
            		C1 = { isa = XCBuildConfiguration;
            			buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG NEVER"; }; name = Debug; };
            		C2 = {
            			isa = XCBuildConfiguration;
            			buildSettings = {
            				ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
            				CURRENT_PROJECT_VERSION = 7;
            				GENERATE_INFOPLIST_FILE = YES;
            				INFOPLIST_FILE = Notes/Info.plist;
            				INFOPLIST_KEY_CFBundleDisplayName = "My Notes";
            				"INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=iphoneos*]" = YES;
            				INFOPLIST_KEY_UILaunchScreen_Generation = YES;
            				INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad =
            					"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
            				INFOPLIST_KEY_UIRequiresFullScreen = NO;
            				MARKETING_VERSION = 2.1;
            				PRODUCT_BUNDLE_IDENTIFIER = org.example.Notes;
            				PRODUCT_NAME = "$(TARGET_NAME)";
            				SWIFT_APPROACHABLE_CONCURRENCY = YES;
            				SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
            				SWIFT_VERSION = 6.0;
            			};
            			name = Release;
            		};
            		C3 = { isa = XCBuildConfiguration; buildSettings = { TEST_TARGET_NAME = Notes; }; name = Release; };
            """,
        version: 77,
        files: [
            "Notes/Notes/NotesApp.swift": Sample.app, "Notes/Notes/Views/ContentView.swift": Sample.view,
            "Notes/Notes/Views/Shared.swift": Sample.view, "Notes/Notes/Views/Unused View.swift": Sample.view,
            "Notes/Notes/Drafts/Draft.swift": "not Swift at all", "Notes/Notes/Notes.entitlements": "",
            "Notes/Notes/Info.plist": """
            <?xml version="1.0"?>
            <plist version="1.0"><dict>
            <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
            <array><string>$(PRODUCT_NAME:lower)</string></array></dict></array>
            <key>UIBackgroundModes</key><array><string>audio</string></array></dict></plist>
            """,
            "Notes/Notes/Assets.xcassets/Contents.json": Sample.contents,
            "Notes/Notes/Assets.xcassets/AppIcon.appiconset/Contents.json": Sample.contents,
            "Notes/Notes/Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
            "Notes/Notes/Texts/en.lproj/Extra.strings": "\"a\" = \"b\";",
            "Notes/Notes/Texts/zh-Hans.lproj/Extra.strings": "\"a\" = \"c\";",
            "Notes/Notes/Texts/en.lproj/Old.strings": "", "Notes/Notes/Samples/first/one.json": "{}",
            "Notes/NotesTests/NotesTests.swift": Sample.test, "Notes/NotesTests/OldTests.swift": Sample.xctest,
            "Notes/NotesUITests/UITests.swift": Sample.xctest, "Notes/Kit/Package.swift": Sample.manifest,
            "Notes/Kit/Sources/Kit/Kit.swift": "public struct Kit {}\n", "Notes/Kit/.build/junk.swift": "junk",
        ]
    )
}
