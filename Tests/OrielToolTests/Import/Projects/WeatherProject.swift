extension ProjectFixture {
    /// An app with a widget, a watch app, an app clip and a target of scripts, which share files.
    static let weather = ProjectFixture(
        "Weather/Weather.xcodeproj",
        objects: """
            		P0 = { isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = ( T5, T1, T2, T3, T4,
            			T6, T7, ); };
            		G0 = { isa = PBXGroup; children = ( F1, F2, F3, F4, F5, ); sourceTree = "<group>"; };
            		F1 = { isa = PBXFileReference; path = App/WeatherApp.swift; sourceTree = "<group>"; };
            		F2 = { isa = PBXFileReference; path = Shared/Forecast.swift; sourceTree = "<group>"; };
            		F3 = { isa = PBXFileReference; path = Widget/WeatherWidget.swift; sourceTree = "<group>"; };
            		F4 = { isa = PBXFileReference; path = Shared/Intents.intentdefinition; sourceTree = "<group>"; };
            		F5 = { isa = PBXFileReference; path = Shared/Resources/Strings.swift; sourceTree = "<group>"; };
            		T1 = { isa = PBXNativeTarget; buildPhases = ( B1, B9, ); dependencies = ( Y1, ); name = Weather;
            			productType = "com.apple.product-type.application"; };
            		T2 = { isa = PBXNativeTarget; buildPhases = ( B2, ); name = WeatherWidget;
            			productType = "com.apple.product-type.app-extension"; };
            		T3 = { isa = PBXNativeTarget; buildPhases = ( ); name = "Weather Watch";
            			productType = "com.apple.product-type.application.watchapp2"; };
            		T4 = { isa = PBXNativeTarget; buildPhases = ( ); name = WeatherClip;
            			productType = "com.apple.product-type.application.on-demand-install-capable"; };
            		T5 = { isa = PBXAggregateTarget; buildPhases = ( ); name = Generate; };
            		T6 = { isa = PBXNativeTarget; buildPhases = ( ); name = Intents;
            			productType = "com.apple.product-type.extensionkit-extension"; };
            		T7 = { isa = PBXLegacyTarget; buildPhases = ( ); name = Make; };
            		Y1 = { isa = PBXTargetDependency; target = T2; };
            		B1 = { isa = PBXSourcesBuildPhase; files = ( K1, K2, K4, K5, ); };
            		B2 = { isa = PBXSourcesBuildPhase; files = ( K3, K6, ); };
            		B9 = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = ( );
            			name = "Embed Foundation Extensions"; };
            		K1 = { isa = PBXBuildFile; fileRef = F1; };
            		K2 = { isa = PBXBuildFile; fileRef = F2; };
            		K3 = { isa = PBXBuildFile; fileRef = F3; };
            		K4 = { isa = PBXBuildFile; fileRef = F4; };
            		K5 = { isa = PBXBuildFile; fileRef = F5; };
            		K6 = { isa = PBXBuildFile; fileRef = F2; };
            		L0 = { isa = XCConfigurationList; buildConfigurations = ( C0, ); };
            		C0 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; };
            			name = "App Store"; };
            """,
        files: [
            "Weather/App/WeatherApp.swift": Sample.app, "Weather/Shared/Forecast.swift": "struct Forecast {}\n",
            "Weather/Widget/WeatherWidget.swift": "import WidgetKit\n", "Weather/Shared/Intents.intentdefinition": "",
            "Weather/Shared/Resources/Strings.swift": "enum Strings {}\n",
        ]
    )

    /// An app with frameworks that use each other, a library that it does not use, and tests of a framework.
    static let shop = ProjectFixture(
        "Shop/Shop.xcodeproj",
        objects: """
            		P0 = { isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = ( T1, T2, T3, T4, T5,
            			); };
            		G0 = { isa = PBXGroup; children = ( F1, F2, F3, F4, F5, F6, X2, X3, ); sourceTree = "<group>"; };
            		F1 = { isa = PBXFileReference; path = Shop/ShopApp.swift; sourceTree = "<group>"; };
            		F2 = { isa = PBXFileReference; path = ShopUI/Shelf.swift; sourceTree = "<group>"; };
            		F3 = { isa = PBXFileReference; path = ShopCore/Item.swift; sourceTree = "<group>"; };
            		F4 = { isa = PBXFileReference; path = ShopCoreTests/ItemTests.swift; sourceTree = "<group>"; };
            		F5 = { isa = PBXFileReference; path = ShopUI/Shelves.xcassets;
            			lastKnownFileType = folder.assetcatalog; sourceTree = "<group>"; };
            		F6 = { isa = PBXFileReference; path = ShopAdmin/Admin.swift; sourceTree = "<group>"; };
            		X2 = { isa = PBXFileReference; path = ShopUI.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            		X3 = { isa = PBXFileReference; path = ShopCore.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            		T1 = { isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = ( B1, B6, );
            			dependencies = ( ); name = Shop; productType = "com.apple.product-type.application"; };
            		T2 = { isa = PBXNativeTarget; buildPhases = ( B2, ); dependencies = ( Y3, ); name = ShopUI;
            			productReference = X2; productType = "com.apple.product-type.framework"; };
            		T3 = { isa = PBXNativeTarget; buildPhases = ( B3, ); dependencies = ( Y2, ); name = ShopCore;
            			productReference = X3; productType = "com.apple.product-type.framework.static"; };
            		T4 = { isa = PBXNativeTarget; buildPhases = ( B4, ); dependencies = ( Y3, ); name = ShopCoreTests;
            			productType = "com.apple.product-type.bundle.unit-test"; };
            		T5 = { isa = PBXNativeTarget; buildPhases = ( B5, ); name = ShopAdmin;
            			productType = "com.apple.product-type.library.static"; };
            		Y2 /* a circle */ = { isa = PBXTargetDependency; target = T2; };
            		Y3 = { isa = PBXTargetDependency; target = T3; };
            		B1 = { isa = PBXSourcesBuildPhase; files = ( K1, ); };
            		B2 = { isa = PBXSourcesBuildPhase; files = ( K2, K5, ); };
            		B3 = { isa = PBXSourcesBuildPhase; files = ( K3, ); };
            		B4 = { isa = PBXSourcesBuildPhase; files = ( K4, ); };
            		B5 = { isa = PBXSourcesBuildPhase; files = ( K6, ); };
            		B6 = { isa = PBXFrameworksBuildPhase; files = ( K7, ); };
            		K1 = { isa = PBXBuildFile; fileRef = F1; };
            		K2 = { isa = PBXBuildFile; fileRef = F2; };
            		K3 = { isa = PBXBuildFile; fileRef = F3; };
            		K4 = { isa = PBXBuildFile; fileRef = F4; };
            		K5 = { isa = PBXBuildFile; fileRef = F5; };
            		K6 = { isa = PBXBuildFile; fileRef = F6; };
            		K7 = { isa = PBXBuildFile; fileRef = X2; };
            		L0 = { isa = XCConfigurationList; buildConfigurations = ( C0, ); };
            		L1 = { isa = XCConfigurationList; buildConfigurations = ( C1, ); };
            		C0 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = auto; SWIFT_VERSION = 6.0; };
            			name = Release; };
            		C1 = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = Shopping;
            			PRODUCT_MODULE_NAME = Combine; }; name = Release; };
            """,
        files: [
            "Shop/Shop/ShopApp.swift": Sample.app, "Shop/ShopUI/Shelf.swift": Sample.view,
            "Shop/ShopCore/Item.swift": "public struct Item {}\n", "Shop/ShopCoreTests/ItemTests.swift": Sample.test,
            "Shop/ShopUI/Shelves.xcassets/Contents.json": Sample.contents,
            "Shop/ShopAdmin/Admin.swift": "struct Admin {}\n",
        ]
    )

    /// An app with the life cycle of UIKit, storyboards, Metal and Core Data.
    static let camera = ProjectFixture(
        "Camera/Camera.xcodeproj",
        objects: """
            		P0 = { isa = PBXProject; mainGroup = G0; targets = ( T1, ); };
            		G0 = { isa = PBXGroup; children = ( G1, ); sourceTree = "<group>"; };
            		G1 = { isa = PBXGroup; children = ( F1, F2, F3, F4, F5, F6, F7, F8, ); path = Camera;
            			sourceTree = "<group>"; };
            		F1 = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
            		F2 = { isa = PBXFileReference; path = ViewController.swift; sourceTree = "<group>"; };
            		F3 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            		F4 = { isa = PBXFileReference; path = Cell.xib; sourceTree = "<group>"; };
            		F5 = { isa = PBXFileReference; path = Blur.metal; sourceTree = "<group>"; };
            		F6 = { isa = XCVersionGroup; children = ( F9, ); currentVersion = F9; path = Photos.xcdatamodeld;
            			sourceTree = "<group>"; };
            		F7 = { isa = PBXFileReference; path = Scene.mlmodel; sourceTree = "<group>"; };
            		F8 = { isa = PBXFileReference; path = Lost.swift; sourceTree = "<group>"; };
            		F9 = { isa = PBXFileReference; path = Photos.xcdatamodel; sourceTree = "<group>"; };
            		T1 = { isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = ( B1, B2, ); name = Camera;
            			productType = "com.apple.product-type.application"; };
            		B1 = { isa = PBXSourcesBuildPhase; files = ( K1, K2, K5, K6, K7, K8, ); };
            		B2 = { isa = PBXResourcesBuildPhase; files = ( K3, K4, ); };
            		K1 = { isa = PBXBuildFile; fileRef = F1; };
            		K2 = { isa = PBXBuildFile; fileRef = F2; };
            		K3 = { isa = PBXBuildFile; fileRef = F3; };
            		K4 = { isa = PBXBuildFile; fileRef = F4; };
            		K5 = { isa = PBXBuildFile; fileRef = F5; };
            		K6 = { isa = PBXBuildFile; fileRef = F6; };
            		K7 = { isa = PBXBuildFile; fileRef = F7; };
            		K8 = { isa = PBXBuildFile; fileRef = F8; };
            		L1 = { isa = XCConfigurationList; buildConfigurations = ( C1, ); };
            		C1 = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = Camera/Info.plist; };
            			name = Release; };
            """,
        version: 50,
        files: [
            "Camera/Camera/AppDelegate.swift":
                "import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n",
            "Camera/Camera/ViewController.swift": "import UIKit\nclass ViewController: UIViewController {}\n",
            "Camera/Camera/Base.lproj/Main.storyboard": "", "Camera/Camera/Cell.xib": "",
            "Camera/Camera/Blur.metal": "",
            "Camera/Camera/Photos.xcdatamodeld/Photos.xcdatamodel/contents": "", "Camera/Camera/Scene.mlmodel": "",
            "Camera/Camera/Info.plist": "{ UIMainStoryboardFile = Main; CFBundleName = Camera; }",
        ]
    )
}
