// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What app code needs to write `import SwiftUI` and reach this package on Linux.
///
/// On Apple's systems the condition drops out and the names mean Apple's frameworks.
let doors: [SwiftSetting] = [
    .unsafeFlags(
        [
            "-module-alias", "SwiftUI=OrielUI",
            "-module-alias", "Combine=OrielCombine",
            "-module-alias", "UIKit=OrielUIKit",
            "-module-alias", "UniformTypeIdentifiers=OrielUniformTypeIdentifiers",
            "-module-alias", "CoreTransferable=OrielCoreTransferable",
            "-module-alias", "PhotosUI=OrielPhotosUI",
        ],
        .when(platforms: [.linux])
    )
]

/// What the doors open to.
let doorTargets = [
    "OrielUI", "OrielCombine", "OrielUIKit", "OrielUniformTypeIdentifiers", "OrielCoreTransferable", "OrielPhotosUI",
]

/// Test targets that stand for app code: they reach the package through its doors only.
let clientDependencies: [Target.Dependency] = ["OrielTesting"] + doorTargets.map { .target(name: $0) }

/// Parts of the app: they see the public API only, as anybody's app does.
let app =
    doors + [
        .enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error),
        .treatWarning("DeprecatedDeclaration", as: .warning),
    ]

/// A target of Moments that people look at, and what it needs beside the doors.
func feature(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name,
        dependencies: doorTargets.map { .target(name: $0) } + dependencies,
        path: "Apps/Moments/Sources/\(name)",
        resources: [.process("Resources")],
        packageAccess: false,
        swiftSettings: app
    )
}

func momentsTests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.target(name: name), "OrielTesting", "MomentsTesting"] + doorTargets.map { .target(name: $0) }
            + dependencies,
        path: "Apps/Moments/Tests/\(name)Tests",
        packageAccess: false,
        swiftSettings: app
    )
}

let package = Package(
    name: "oriel",
    defaultLocalization: "en",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Oriel", targets: doorTargets),
        .library(name: "OrielServer", targets: ["OrielServer"]),
        .library(name: "OrielTesting", targets: ["OrielTesting"]),
        .library(name: "GraphQL", targets: ["GraphQL"]),
        .library(name: "GraphQLServer", targets: ["GraphQLServer"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.81.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.29.0"),
        // Without its trait for swift-configuration: our options come from swift-argument-parser.
        .package(
            url: "https://github.com/hummingbird-project/hummingbird",
            from: "2.28.1",
            traits: ["FullFoundation"]
        ),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.6.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.25.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    ],
    targets: [
        // The doors: what app code imports.
        .target(
            name: "OrielCombine",
            dependencies: [
                // Its Dispatch and Foundation parts would conform the same types to Scheduler a second time.
                .product(name: "OpenCombine", package: "OpenCombine")
            ],
            path: "Sources/Doors/OrielCombine"
        ),
        .target(name: "OrielUIKit", path: "Sources/Doors/OrielUIKit"),
        .target(name: "OrielUniformTypeIdentifiers", path: "Sources/Doors/OrielUniformTypeIdentifiers"),
        .target(
            name: "OrielCoreTransferable",
            dependencies: ["OrielUniformTypeIdentifiers"],
            path: "Sources/Doors/OrielCoreTransferable"
        ),
        .target(
            name: "OrielPhotosUI",
            dependencies: ["OrielCore", "OrielCoreTransferable", "OrielUniformTypeIdentifiers"],
            path: "Sources/Doors/OrielPhotosUI"
        ),
        .target(
            name: "OrielUI",
            dependencies: [
                "OrielCore", "OrielCombine", "OrielCoreTransferable", "OrielMacros", "OrielServer", "OrielUIKit",
            ],
            path: "Sources/Doors/OrielUI"
        ),

        // SwiftUI's model.
        .target(
            name: "OrielCore",
            dependencies: [
                "OrielCombine", "OrielCoreTransferable", "OrielUIKit", "OrielUniformTypeIdentifiers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        // The messages between the server and the client.
        .target(name: "OrielProtocol"),
        // The tree of elements as a page: HTML, styles and patches, without input or output.
        .target(name: "OrielWeb", dependencies: ["OrielCore", "OrielProtocol"], resources: [.copy("Stylesheets")]),
        .target(name: "OrielMacros", dependencies: ["OrielCore", "OrielMacrosPlugin"]),
        // The plugin is built for the machine that compiles; what it does is a library, which tests can link as it is.
        .macro(name: "OrielMacrosPlugin", dependencies: ["OrielMacroExpansion"]),
        .target(name: "OrielMacroExpansion"),
        .target(name: "OrielTesting", dependencies: ["OrielCore", "OrielWeb"]),

        // System calls that Swift cannot make, for the server's workers.
        .target(name: "OrielWorkerShim"),
        // The host of live sessions.
        .target(
            name: "OrielServer",
            dependencies: [
                "OrielClient",
                "OrielCombine",
                "OrielCore",
                "OrielCoreTransferable",
                "OrielProtocol",
                "OrielWeb",
                "OrielWorkerShim",
                "OrielZlib",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOExtras", package: "swift-nio-extras"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),
        // The browser's side, built into the binary.
        .target(name: "OrielClient", exclude: ["Bundle", "Modules"]),
        .systemLibrary(name: "OrielZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        // GraphQL: the engine, and how it is served.
        .target(name: "GraphQL"),
        .target(
            name: "GraphQLServer",
            dependencies: [
                "GraphQL",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        // What the conformance harness talks to.
        .executableTarget(
            name: "graphql-conformance",
            dependencies: [
                "GraphQL", "GraphQLServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ]
        ),
        .testTarget(name: "GraphQLTests", dependencies: ["GraphQL", "TestSupport"]),
        .testTarget(
            name: "GraphQLServerTests",
            dependencies: [
                "GraphQL", "GraphQLServer",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ]
        ),

        // Apps: they see what app code sees.
        .executableTarget(
            name: "Counter",
            dependencies: ["OrielUI", "OrielCombine"],
            path: "Examples/Counter/Sources",
            swiftSettings: doors
        ),
        .testTarget(
            name: "CounterTests",
            dependencies: ["Counter", "OrielUI", "OrielTesting"],
            path: "Examples/Counter/Tests",
            swiftSettings: doors
        ),

        .executableTarget(
            name: "Members",
            dependencies: [
                "OrielUI", "OrielCombine", "OrielServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            path: "Examples/Members/Sources",
            swiftSettings: doors
        ),
        .testTarget(
            name: "MembersTests",
            dependencies: ["Members", "OrielUI", "OrielTesting"],
            path: "Examples/Members/Tests",
            swiftSettings: doors
        ),

        .target(
            name: "GalleryPages",
            dependencies: doorTargets.map { .target(name: $0) },
            path: "Examples/Gallery/Pages",
            resources: [.copy("Assets.xcassets"), .process("Localization")],
            swiftSettings: doors
        ),
        .executableTarget(
            name: "Gallery",
            dependencies: ["GalleryPages", "OrielServer", "OrielUI", "OrielCombine", "OrielUIKit"],
            path: "Examples/Gallery/App",
            swiftSettings: doors
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["GalleryPages", "OrielUI", "OrielTesting"],
            path: "Examples/Gallery/Tests",
            swiftSettings: doors
        ),

        // Moments: its server.
        .target(name: "MomentsModel", path: "Apps/Moments/Sources/MomentsModel", packageAccess: false),
        .systemLibrary(
            name: "CVips",
            path: "Apps/Moments/Sources/CVips",
            pkgConfig: "vips",
            providers: [.apt(["libvips-dev"])]
        ),
        .target(name: "ProcessShim", path: "Apps/Moments/Sources/ProcessShim", packageAccess: false),
        .target(name: "VipsShim", dependencies: ["CVips"], path: "Apps/Moments/Sources/VipsShim", packageAccess: false),
        .target(
            name: "MomentsPhotoRendering",
            dependencies: ["MomentsMedia", "MomentsModel", "ProcessShim", "VipsShim"],
            path: "Apps/Moments/Sources/MomentsPhotoRendering",
            packageAccess: false
        ),
        // The only program that links libvips; the server runs one process of it for each photo.
        .executableTarget(
            name: "moments-photos",
            dependencies: ["MomentsPhotoRendering"],
            path: "Apps/Moments/Sources/moments-photos",
            packageAccess: false
        ),
        .target(
            name: "MomentsMedia",
            dependencies: ["MomentsModel", "ProcessShim", .product(name: "Crypto", package: "swift-crypto")],
            path: "Apps/Moments/Sources/MomentsMedia",
            packageAccess: false
        ),
        .target(
            name: "MomentsServer",
            dependencies: [
                "GraphQL", "GraphQLServer", "MomentsMedia", "MomentsModel",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "_CryptoExtras", package: "swift-crypto"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            path: "Apps/Moments/Sources/MomentsServer",
            packageAccess: false
        ),
        .target(
            name: "MomentsDemo",
            dependencies: ["MomentsMedia", "MomentsModel", "MomentsServer"],
            path: "Apps/Moments/Sources/MomentsDemo",
            resources: [.copy("Content")],
            packageAccess: false
        ),
        .testTarget(
            name: "MomentsModelTests",
            dependencies: ["MomentsModel"],
            path: "Apps/Moments/Tests/MomentsModelTests",
            packageAccess: false
        ),
        .testTarget(
            name: "MomentsMediaTests",
            dependencies: ["MomentsMedia", "MomentsModel", "moments-photos"],
            path: "Apps/Moments/Tests/MomentsMediaTests",
            resources: [.copy("Photos"), .copy("Programs")],
            packageAccess: false
        ),
        .testTarget(
            name: "MomentsPhotoRenderingTests",
            dependencies: [
                "MomentsMedia", "MomentsModel", "MomentsPhotoRendering", "TestSupport", "moments-photos",
            ],
            path: "Apps/Moments/Tests/MomentsPhotoRenderingTests",
            packageAccess: false
        ),
        .testTarget(
            name: "MomentsServerTests",
            dependencies: [
                "GraphQL", "MomentsMedia", "MomentsModel", "MomentsServer", "TestSupport", "moments-photos",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ],
            path: "Apps/Moments/Tests/MomentsServerTests",
            packageAccess: false
        ),
        .testTarget(
            name: "MomentsDemoTests",
            dependencies: ["MomentsDemo", "MomentsMedia", "MomentsModel", "MomentsServer", "moments-photos"],
            path: "Apps/Moments/Tests/MomentsDemoTests",
            packageAccess: false
        ),
        .executableTarget(
            name: "moments-bench",
            dependencies: [
                "GraphQL", "MomentsAPI", "MomentsMedia", "MomentsModel", "MomentsServer",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "GRDB", package: "GRDB.swift"), .product(name: "Logging", package: "swift-log"),
            ],
            path: "Apps/Moments/Benchmarks",
            packageAccess: false
        ),

        // Moments: the app, from the network up to what is seen.
        .target(
            name: "MomentsAPI",
            dependencies: ["MomentsModel"],
            path: "Apps/Moments/Sources/MomentsAPI",
            packageAccess: false,
            swiftSettings: app
        ),
        .target(
            name: "MomentsRepositories",
            dependencies: ["MomentsAPI", "MomentsModel", "OrielCombine"],
            path: "Apps/Moments/Sources/MomentsRepositories",
            packageAccess: false,
            swiftSettings: app
        ),
        .target(
            name: "MomentsFoundations",
            dependencies: [
                "MomentsModel", "OrielCombine",
                .product(name: "Logging", package: "swift-log"), .product(name: "Metrics", package: "swift-metrics"),
            ],
            path: "Apps/Moments/Sources/MomentsFoundations",
            packageAccess: false,
            swiftSettings: app
        ),
        feature("DesignKit"),
        feature("ListKit", ["DesignKit", "MomentsFoundations", "MomentsModel", "MomentsRepositories"]),
        feature("MomentCards", ["DesignKit", "ListKit", "MomentsFoundations", "MomentsModel", "MomentsRepositories"]),
        feature(
            "Timeline",
            ["DesignKit", "ListKit", "MomentCards", "MomentsFoundations", "MomentsModel", "MomentsRepositories"]
        ),
        feature(
            "MomentDetail",
            ["DesignKit", "ListKit", "MomentCards", "MomentsFoundations", "MomentsModel", "MomentsRepositories"]
        ),
        feature(
            "Compose",
            ["DesignKit", "ListKit", "MomentCards", "MomentsFoundations", "MomentsModel", "MomentsRepositories"]
        ),
        feature(
            "Friends",
            ["DesignKit", "ListKit", "MomentCards", "MomentsFoundations", "MomentsModel", "MomentsRepositories"]
        ),
        feature(
            "Account",
            [
                "OrielServer", "DesignKit", "ListKit", "MomentCards", "MomentsFoundations", "MomentsModel",
                "MomentsRepositories",
            ]
        ),
        feature(
            "Notifications",
            ["DesignKit", "ListKit", "MomentsFoundations", "MomentsModel", "MomentsRepositories"]
        ),
        feature(
            "InternalMenu",
            ["DesignKit", "ListKit", "MomentsFoundations", "MomentsModel", "MomentsRepositories"]
        ),
        feature(
            "MomentsApp",
            [
                "Account", "Compose", "DesignKit", "Friends", "InternalMenu", "ListKit", "MomentCards", "MomentDetail",
                "MomentsAPI",
                "MomentsFoundations", "MomentsModel", "MomentsRepositories", "Notifications", "OrielServer", "Timeline",
            ]
        ),
        .executableTarget(
            name: "moments",
            dependencies: [
                "Account", "GraphQL", "MomentsAPI", "MomentsApp", "MomentsDemo", "MomentsFoundations", "MomentsMedia",
                "MomentsModel",
                "MomentsRepositories", "MomentsServer", "OrielServer", "OrielUI", "OrielCombine",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            path: "Apps/Moments/Sources/moments",
            packageAccess: false,
            swiftSettings: app
        ),
        .testTarget(
            name: "MomentsHostTests",
            dependencies: [
                "moments", "MomentsAPI", "MomentsApp", "MomentsMedia", "MomentsServer", "MomentsTesting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Apps/Moments/Tests/MomentsHostTests",
            packageAccess: false,
            swiftSettings: app
        ),
        // Stand-ins that fail when they are asked what a test did not expect, and samples of values.
        .target(
            name: "MomentsTesting",
            dependencies: ["MomentsAPI", "MomentsFoundations", "MomentsModel", "MomentsRepositories", "OrielCombine"],
            path: "Apps/Moments/Sources/MomentsTesting",
            packageAccess: false,
            swiftSettings: app
        ),
        .testTarget(
            name: "MomentsAPITests",
            dependencies: ["GraphQL", "MomentsAPI", "MomentsModel", "MomentsTesting"],
            path: "Apps/Moments/Tests/MomentsAPITests",
            packageAccess: false,
            swiftSettings: app
        ),
        momentsTests("MomentsRepositories", ["MomentsAPI", "MomentsModel"]),
        momentsTests("MomentsFoundations", ["MomentsModel"]),
        momentsTests("DesignKit"),
        momentsTests("ListKit", ["DesignKit", "MomentsFoundations", "MomentsModel", "MomentsRepositories"]),
        momentsTests("MomentCards", ["ListKit", "MomentsModel", "MomentsRepositories", "MomentsFoundations"]),
        momentsTests(
            "Timeline",
            ["MomentCards", "ListKit", "MomentsModel", "MomentsRepositories", "MomentsFoundations"]
        ),
        momentsTests(
            "MomentDetail",
            ["MomentCards", "ListKit", "MomentsModel", "MomentsRepositories", "MomentsFoundations"]
        ),
        momentsTests(
            "Compose",
            ["ListKit", "MomentCards", "MomentsModel", "MomentsRepositories", "MomentsFoundations"]
        ),
        momentsTests(
            "Friends",
            ["MomentCards", "ListKit", "MomentsModel", "MomentsRepositories", "MomentsFoundations"]
        ),
        momentsTests("Notifications", ["ListKit", "MomentsModel", "MomentsRepositories", "MomentsFoundations"]),
        momentsTests(
            "Account",
            ["OrielServer", "ListKit", "MomentCards", "MomentsModel", "MomentsRepositories", "MomentsFoundations"]
        ),
        momentsTests("InternalMenu", ["ListKit", "MomentsModel", "MomentsRepositories", "MomentsFoundations"]),

        .executableTarget(
            name: "oriel-bench",
            dependencies: ["OrielCore", "OrielCombine", "OrielServer", "OrielWeb", "GalleryPages"],
            path: "Benchmarks",
            exclude: ["Browser", "GraphQL"]
        ),
        .executableTarget(
            name: "graphql-bench",
            dependencies: ["GraphQL"],
            path: "Benchmarks/GraphQL",
            exclude: ["peer.cjs", "run.py"]
        ),
        // Prints the pages the box tests in a browser measure.
        .executableTarget(
            name: "oriel-layout-fixtures",
            dependencies: ["OrielCore", "OrielWeb", "OrielTesting"],
            path: "BrowserTests/layout/Fixtures"
        ),

        // Tests.
        .testTarget(name: "OrielCombineTests", dependencies: ["OrielCombine"]),
        .testTarget(
            name: "OrielCoreTests",
            dependencies: [
                "OrielCore", "OrielTesting", "OrielCombine", "OrielCoreTransferable", "OrielUniformTypeIdentifiers",
                "TestSupport",
            ]
        ),
        .testTarget(name: "OrielUniformTypeIdentifiersTests", dependencies: ["OrielUniformTypeIdentifiers"]),
        .testTarget(
            name: "OrielCoreTransferableTests",
            dependencies: ["OrielCoreTransferable", "OrielUniformTypeIdentifiers"]
        ),
        .testTarget(
            name: "OrielPhotosUITests",
            dependencies: [
                "OrielPhotosUI", "OrielCore", "OrielCoreTransferable", "OrielTesting", "OrielUniformTypeIdentifiers",
            ]
        ),
        .testTarget(
            name: "OrielWebTests",
            dependencies: ["OrielWeb", "OrielCore", "OrielProtocol", "OrielTesting", "OrielUIKit"]
        ),
        .testTarget(name: "OrielProtocolTests", dependencies: ["OrielProtocol", "TestSupport"]),
        // What test targets share.
        .target(name: "TestSupport", dependencies: ["OrielProtocol"], path: "Tests/TestSupport"),
        .testTarget(name: "OrielTestingTests", dependencies: ["OrielTesting", "OrielCore", "OrielCombine"]),
        .testTarget(
            name: "OrielServerTests",
            dependencies: [
                "OrielServer",
                "OrielProtocol",
                "OrielTesting",
                "TestSupport",
                "OrielCore",
                "OrielCoreTransferable",
                "OrielUniformTypeIdentifiers",
                "OrielZlib",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),
        // Events that no browser sends, to the pages of the Gallery and of Moments.
        .testTarget(
            name: "HostileInputTests",
            dependencies: [
                "GalleryPages", "MomentsAPI", "MomentsApp", "MomentsMedia", "MomentsModel", "MomentsRepositories",
                "MomentsServer", "OrielCore", "OrielProtocol", "OrielServer", "OrielWeb", "TestSupport", "moments",
            ]
        ),
        .testTarget(name: "OrielMacrosTests", dependencies: ["OrielUI", "OrielMacros", "OrielMacroExpansion"]),

        // App code as Apple documents it, once in each language mode; the folder of the second is a link to the first.
        .testTarget(
            name: "SwiftUITests",
            dependencies: clientDependencies,
            swiftSettings: doors + [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "SwiftUITests6",
            dependencies: clientDependencies,
            exclude: ["Swift5Only"],
            swiftSettings: doors + [.swiftLanguageMode(.v6)]
        ),
    ]
)

// Framework targets share their settings; targets with the doors' flags stand for app code and keep the language's defaults.
for target in package.targets where target.type != .system && target.swiftSettings == nil {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
        .treatWarning("DeprecatedDeclaration", as: .warning),
    ]
}
