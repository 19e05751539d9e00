// swift-tools-version: 6.2
import PackageDescription

// The settings of README.md ("Package manifest"); Scripts/check-manifest.py compares the two.
let apple: [SwiftSetting] = [
    .unsafeFlags(
        [
            "-module-alias", "SwiftUI=OrielUI",
            "-module-alias", "Charts=OrielCharts",
            "-module-alias", "Combine=OrielCombine",
            "-module-alias", "UIKit=OrielUIKit",
            "-module-alias", "UniformTypeIdentifiers=OrielUniformTypeIdentifiers",
            "-module-alias", "CoreTransferable=OrielCoreTransferable",
            "-module-alias", "PhotosUI=OrielPhotosUI",
            "-module-alias", "os=OrielOS",
            "-module-alias", "OSLog=OrielOSLog",
            "-module-alias", "Accessibility=OrielAccessibility",
            "-module-alias", "AVFoundation=OrielAVFoundation",
            "-module-alias", "AVKit=OrielAVKit",
            "-module-alias", "CoreGraphics=OrielCoreGraphics",
            "-module-alias", "CoreLocation=OrielCoreLocation",
            "-module-alias", "CryptoKit=OrielCryptoKit",
            "-module-alias", "LocalAuthentication=OrielLocalAuthentication",
            "-module-alias", "MapKit=OrielMapKit",
            "-module-alias", "QuartzCore=OrielQuartzCore",
            "-module-alias", "QuickLook=OrielQuickLook",
            "-module-alias", "SafariServices=OrielSafariServices",
            "-module-alias", "StoreKit=OrielStoreKit",
            "-module-alias", "TipKit=OrielTipKit",
            "-module-alias", "UserNotifications=OrielUserNotifications",
            "-module-alias", "WebKit=OrielWebKit",
            "-module-alias", "WidgetKit=OrielWidgetKit",
            "-Xfrontend", "-import-module", "-Xfrontend", "OrielPrelude",
        ],
        .when(platforms: [.linux])
    )
]
let linux = TargetDependencyCondition.when(platforms: [.linux])!
let oriel = Target.Dependency.product(name: "Oriel", package: "oriel", condition: linux)

// A library with views, strings, pictures and data of its own.
let package = Package(
    name: "HerbariumKit",
    defaultLocalization: "en",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "HerbariumKit", targets: ["HerbariumKit"])],
    dependencies: [.package(name: "oriel", path: "../../../..")],
    targets: [
        .target(
            name: "HerbariumKit",
            dependencies: [oriel],
            resources: [.process("Localization"), .copy("Pictures.xcassets"), .copy("plants.json")],
            swiftSettings: apple
        )
    ]
)
