// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The settings of README.md ("Package manifest"); Scripts/check-manifest.py compares the two.
let apple: [SwiftSetting] = [
    .unsafeFlags(
        """
        AVFoundation AVKit Accessibility Charts Combine CoreGraphics CoreLocation CoreTransferable CryptoKit
        LocalAuthentication MapKit MessageUI Network OSLog PDFKit Photos PhotosUI QuartzCore QuickLook
        SafariServices StoreKit TipKit UIKit UniformTypeIdentifiers UserNotifications WebKit WidgetKit
        """
        .split(whereSeparator: \.isWhitespace).flatMap { ["-module-alias", "\($0)=Oriel\($0)"] } + [
            "-module-alias", "SwiftUI=OrielUI",
            "-module-alias", "os=OrielOS",
            "-Xfrontend", "-import-module", "-Xfrontend", "OrielPrelude",
        ],
        .when(platforms: [.linux])
    )
]
let linux = TargetDependencyCondition.when(platforms: [.linux])!
let oriel = Target.Dependency.product(name: "Oriel", package: "oriel", condition: linux)
let swift5 = apple + [.swiftLanguageMode(.v5)]

// Xcode compiles asset catalogues, makes symbols of them, and reads the Info.plist. On Linux, a build plugin does.
#if os(Linux)
let catalog = Resource.copy("Assets.xcassets")
let plugins: [Target.PluginUsage] = [.plugin(name: "OrielAssets", package: "oriel")]
#else
let catalog = Resource.process("Assets.xcassets")
let plugins: [Target.PluginUsage] = []
#endif

// Whole apps of the shapes that SwiftUI apps have, written as for Apple's SDK.
// Some are in Swift 5 mode, as many published apps are.
let package = Package(
    name: "Samples",
    defaultLocalization: "en",
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [
        .package(name: "oriel", path: "../.."),
        .package(path: "Packages/HerbariumKit"),
    ],
    targets: [
        .executableTarget(name: "Birdwatch", dependencies: [oriel], swiftSettings: swift5),
        .executableTarget(name: "Fieldnotes", dependencies: [oriel], swiftSettings: swift5),
        .executableTarget(name: "Groceries", dependencies: [oriel], swiftSettings: swift5),
        .executableTarget(
            name: "Herbarium",
            dependencies: [oriel, .product(name: "HerbariumKit", package: "HerbariumKit")],
            swiftSettings: apple
        ),
        .executableTarget(name: "Pocketbook", dependencies: [oriel], swiftSettings: apple),
        .executableTarget(name: "Postbox", dependencies: [oriel], swiftSettings: apple),
        .target(name: "Figures", dependencies: [oriel], swiftSettings: apple),
        .executableTarget(name: "FigureBook", dependencies: [oriel, "Figures"], swiftSettings: apple),
        .macro(name: "ReductionMacros"),
        .target(name: "Reduction", dependencies: [oriel, "ReductionMacros"], swiftSettings: apple),
        .executableTarget(name: "Scorekeeper", dependencies: [oriel, "Reduction"], swiftSettings: apple),
        .systemLibrary(name: "CCMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .executableTarget(name: "Quill", dependencies: [oriel, "CCMark"], swiftSettings: apple),
        .executableTarget(
            name: "Teahouse",
            dependencies: [oriel],
            exclude: ["Info.plist"],
            resources: [catalog],
            swiftSettings: swift5,
            plugins: plugins
        ),
        .executableTarget(name: "Trailbook", dependencies: [oriel], swiftSettings: swift5),
    ]
)
