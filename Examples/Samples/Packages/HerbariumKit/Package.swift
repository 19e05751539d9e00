// swift-tools-version: 6.2
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
