extension ProjectFixture {
    /// A project of an old Xcode: groups in groups with all kinds of source trees, variant groups, Objective-C, XCTest.
    static let ledger = ProjectFixture(
        "Ledger/Ledger.xcodeproj",
        objects: """
            		P0 = {
            			isa = PBXProject; attributes = { LastSwiftUpdateCheck = 1020; ORGANIZATIONNAME = "Ada \\U00e9 Co"; };
            			buildConfigurationList = L0; compatibilityVersion = "Xcode 3.2"; developmentRegion = German;
            			hasScannedForEncodings = 0; knownRegions = ( en, de, ); mainGroup = G0; productRefGroup = G9;
            			projectDirPath = ""; projectRoot = ""; targets = ( T1, T2, );
            		};
            		G0 = { isa = PBXGroup; children = ( G1, G4, G9, F8, F9, ); sourceTree = "<group>"; };
            		G1 = { isa = PBXGroup; children = ( G2, G3, F1, F5, F6, V1, V2, V3, ); path = Ledger;
            			sourceTree = "<group>"; };
            		G2 /* no folder */ = { isa = PBXGroup; children = ( F2, F3, ); name = "View Controllers";
            			sourceTree = "<group>"; };
            		G3 = { isa = PBXGroup; children = ( F4, ); name = Model; path = Sources/Model;
            			sourceTree = SOURCE_ROOT; };
            		G4 = { isa = PBXGroup; children = ( F7, ); path = LedgerTests; sourceTree = "<group>"; };
            		G9 = { isa = PBXGroup; children = ( X1, X2, ); name = Products; sourceTree = "<group>"; };
            		F1 = { isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.swift;
            			path = LedgerApp.swift; sourceTree = "<group>"; };
            		F2 = { isa = PBXFileReference; name = Rows.swift; path = Views/Rows.swift; sourceTree = "<group>"; };
            		F3 = { isa = PBXFileReference; path = Ledger/Views/Sums.swift; sourceTree = SOURCE_ROOT; };
            		F4 = { isa = PBXFileReference; path = Entry.swift; sourceTree = "<group>"; };
            		F5 = { isa = PBXFileReference; lastKnownFileType = sourcecode.c.objc; path = Legacy.m;
            			sourceTree = "<group>"; };
            		F6 = { isa = PBXFileReference; path = "Ledger-Bridging-Header.h"; sourceTree = "<group>"; };
            		F7 = { isa = PBXFileReference; path = LedgerTests.swift; sourceTree = "<group>"; };
            		F8 = { isa = PBXFileReference; name = hosts; path = /etc/hosts; sourceTree = "<absolute>"; };
            		F9 = { isa = PBXFileReference; lastKnownFileType = wrapper.framework; name = UIKit.framework;
            			path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
            		X1 = { isa = PBXFileReference; path = Ledger.app; sourceTree = BUILT_PRODUCTS_DIR; };
            		X2 = { isa = PBXFileReference; path = LedgerTests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
            		V1 = { isa = PBXVariantGroup; children = ( W1, W2, ); name = Localizable.strings;
            			sourceTree = "<group>"; };
            		V2 = { isa = PBXVariantGroup; children = ( W3, ); name = Localizable.stringsdict;
            			sourceTree = "<group>"; };
            		V3 = { isa = PBXVariantGroup; children = ( W4, W5, ); name = LaunchScreen.storyboard;
            			sourceTree = "<group>"; };
            		W1 = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>";
            			};
            		W2 = { isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>";
            			};
            		W3 = { isa = PBXFileReference; name = de; path = de.lproj/Localizable.stringsdict;
            			sourceTree = "<group>"; };
            		W4 = { isa = PBXFileReference; name = Base; path = Base.lproj/LaunchScreen.storyboard;
            			sourceTree = "<group>"; };
            		W5 = { isa = PBXFileReference; name = de; path = de.lproj/LaunchScreen.strings;
            			sourceTree = "<group>"; };
            		T1 = {
            			isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = ( B1, B2, B3, ); buildRules = ( );
            			dependencies = ( ); name = Ledger; productName = Ledger; productReference = X1;
            			productType = "com.apple.product-type.application";
            		};
            		T2 = {
            			isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = ( B4, ); dependencies = ( Y1, );
            			name = LedgerTests; productReference = X2; productType = "com.apple.product-type.bundle.unit-test";
            		};
            		Y1 = { isa = PBXTargetDependency; target = T1; targetProxy = Z1; };
            		Z1 = { isa = PBXContainerItemProxy; containerPortal = P0; proxyType = 1; remoteGlobalIDString = T1; };
            		B1 = { isa = PBXSourcesBuildPhase; files = ( K1, K2, K3, K4, K5, K10, ); };
            		B2 = { isa = PBXResourcesBuildPhase; files = ( K6, K7, K8, K11, ); };
            		B3 = { isa = PBXFrameworksBuildPhase; files = ( K9, ); };
            		B4 = { isa = PBXSourcesBuildPhase; files = ( K12, ); };
            		K1 = { isa = PBXBuildFile; fileRef = F1; };
            		K2 = { isa = PBXBuildFile; fileRef = F2; };
            		K3 = { isa = PBXBuildFile; fileRef = F3; };
            		K4 = { isa = PBXBuildFile; fileRef = F4; };
            		K5 = { isa = PBXBuildFile; fileRef = F5; settings = { COMPILER_FLAGS = "-fno-objc-arc"; }; };
            		K6 = { isa = PBXBuildFile; fileRef = V1; };
            		K7 = { isa = PBXBuildFile; fileRef = V2; };
            		K8 = { isa = PBXBuildFile; fileRef = V3; };
            		K9 = { isa = PBXBuildFile; fileRef = F9; };
            		K10 = { isa = PBXBuildFile; fileRef = MISSING; };
            		K11 = { isa = PBXBuildFile; fileRef = F8; };
            		K12 = { isa = PBXBuildFile; fileRef = F7; };
            		L0 = { isa = XCConfigurationList; buildConfigurations = ( C0, ); };
            		L1 = { isa = XCConfigurationList; buildConfigurations = ( C1, ); };
            		L2 = { isa = XCConfigurationList; buildConfigurations = ( C2, ); };
            		C0 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; name = Release; };
            		C1 = {
            			isa = XCBuildConfiguration; name = Release;
            			buildSettings = {
            				INFOPLIST_FILE = "$(SRCROOT)/Ledger/Supporting/Ledger-Info.plist"; PRODUCT_NAME = "$(TARGET_NAME)";
            				PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)"; SWIFT_VERSION = 4.2;
            				SWIFT_OBJC_BRIDGING_HEADER = "Ledger/Ledger-Bridging-Header.h";
            				OTHER_SWIFT_FLAGS = ( "-DCLASSIC", "-D", EUROPE, "-Xfrontend", "-D1bad" );
            			};
            		};
            		C2 = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 4.2; }; name = Release; };
            """,
        version: 46,
        files: [
            "Ledger/Ledger/LedgerApp.swift": Sample.app, "Ledger/Ledger/Views/Rows.swift": Sample.view,
            "Ledger/Ledger/Views/Sums.swift": Sample.view, "Ledger/Sources/Model/Entry.swift": "struct Entry {}\n",
            "Ledger/Ledger/Legacy.m": "", "Ledger/Ledger/Ledger-Bridging-Header.h": "",
            "Ledger/Ledger/en.lproj/Localizable.strings": "\"a\" = \"a\";",
            "Ledger/Ledger/de.lproj/Localizable.strings": "\"a\" = \"b\";",
            "Ledger/Ledger/de.lproj/Localizable.stringsdict": "<plist><dict/></plist>",
            "Ledger/Ledger/Base.lproj/LaunchScreen.storyboard": "", "Ledger/Ledger/de.lproj/LaunchScreen.strings": "",
            "Ledger/LedgerTests/LedgerTests.swift": Sample.xctest,
            "Ledger/Ledger/Supporting/Ledger-Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
            <key>LSRequiresIPhoneOS</key><true/></dict></plist>
            """,
        ]
    )
}
