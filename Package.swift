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

/// The modules behind the doors.
let doorNames = "OrielUI OrielCombine OrielUIKit OrielUniformTypeIdentifiers OrielCoreTransferable OrielPhotosUI"

/// Parts of Moments' app: they see the public API only, as any app does.
let app =
    doors + [
        .enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error),
        .treatWarning("DeprecatedDeclaration", as: .warning),
    ]

/// The products of other packages that targets use.
let products = [
    "async-http-client": "AsyncHTTPClient",
    "GRDB.swift": "GRDB",
    "hummingbird": "Hummingbird HummingbirdCore",
    "OpenCombine": "OpenCombine",
    "swift-argument-parser": "ArgumentParser",
    "swift-crypto": "Crypto _CryptoExtras",
    "swift-http-types": "HTTPTypes",
    "swift-log": "Logging",
    "swift-metrics": "Metrics",
    "swift-nio": "NIOCore NIOEmbedded NIOFoundationCompat NIOHTTP1 NIOPosix NIOWebSocket",
    "swift-nio-extras": "NIOExtras NIOHTTPTypes NIOHTTPTypesHTTP1",
    "swift-service-lifecycle": "ServiceLifecycle UnixSignals",
]

let packageOfProduct = Dictionary(
    uniqueKeysWithValues: products.flatMap { package, names in names.words.map { ($0, package) } }
)

extension String {
    var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }

    /// Names of targets and of products, separated by spaces, as dependencies.
    var dependencies: [Target.Dependency] {
        words.map { name in packageOfProduct[name].map { .product(name: name, package: $0) } ?? .target(name: name) }
    }
}

/// A target; without a path, it is in the folder of its name.
func target(
    _ name: String,
    _ type: Target.TargetType = .regular,
    uses names: String = "",
    at path: String? = nil,
    exclude: [String] = [],
    resources: [Resource]? = nil,
    settings: [SwiftSetting]? = nil,
    packageAccess: Bool = true
) -> Target {
    let target: Target =
        switch type {
        case .test: .testTarget(name: name, packageAccess: packageAccess)
        case .executable: .executableTarget(name: name, packageAccess: packageAccess)
        default: .target(name: name, packageAccess: packageAccess)
        }
    target.path = path ?? "\(type == .test ? "Tests" : "Sources")/\(name)"
    target.dependencies = names.dependencies
    target.exclude = exclude
    target.resources = resources
    target.swiftSettings = settings
    return target
}

/// A target of Moments; none of them sees the package's own API.
func moments(
    _ name: String,
    _ type: Target.TargetType = .regular,
    uses names: String,
    resources: [Resource]? = nil,
    settings: [SwiftSetting]? = nil
) -> Target {
    let path = "Apps/Moments/\(type == .test ? "Tests" : "Sources")/\(name)"
    return target(
        name,
        type,
        uses: names,
        at: path,
        resources: resources,
        settings: settings,
        packageAccess: false
    )
}

/// Makes a target of each line: a name, a colon, and the names of the targets and products it uses.
func table(_ lines: String, _ make: (_ name: String, _ uses: String) -> Target) -> [Target] {
    lines.split(separator: "\n").map { line in
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        return make(parts[0], parts.count > 1 ? parts[1] : "")
    }
}

var targets: [Target] = []

// The doors: what app code imports.
targets += table(
    """
    OrielCombine: OpenCombine
    OrielUIKit:
    OrielUniformTypeIdentifiers:
    OrielCoreTransferable: OrielUniformTypeIdentifiers
    OrielPhotosUI: OrielCore OrielCoreTransferable OrielUniformTypeIdentifiers
    OrielUI: OrielCore OrielCombine OrielCoreTransferable OrielMacros OrielServer OrielUIKit
    """
) { target($0, uses: $1, at: "Sources/Doors/\($0)") }

// OrielCore: SwiftUI's model. OrielProtocol: the messages between server and client. OrielServer: the host of live
// sessions. OrielWorkerShim: system calls that Swift cannot make. OrielMacroExpansion: what the macro plugin does, as a
// library that tests can link; the plugin is built for the machine that compiles.
targets += table(
    """
    OrielCore: OrielCombine OrielCoreTransferable OrielUIKit OrielUniformTypeIdentifiers Crypto Logging
    OrielProtocol:
    OrielMacros: OrielCore OrielMacrosPlugin
    OrielMacroExpansion:
    OrielTesting: OrielCore OrielWeb
    OrielWorkerShim:
    OrielServer: OrielClient OrielCombine OrielCore OrielCoreTransferable OrielProtocol OrielWeb OrielWorkerShim \
        OrielZlib ArgumentParser Crypto HTTPTypes Hummingbird HummingbirdCore Logging Metrics NIOCore NIOExtras \
        NIOHTTP1 NIOHTTPTypes NIOHTTPTypesHTTP1 NIOPosix NIOWebSocket ServiceLifecycle UnixSignals
    GraphQL:
    GraphQLServer: GraphQL HTTPTypes Hummingbird Logging Metrics NIOCore
    """
) { target($0, uses: $1) }
targets += [
    .macro(name: "OrielMacrosPlugin", dependencies: ["OrielMacroExpansion"]),
    // The tree of elements as a page: HTML, styles and patches, without input or output.
    target("OrielWeb", uses: "OrielCore OrielProtocol", resources: [.copy("Stylesheets")]),
    // The browser's side, built into the binary.
    target("OrielClient", exclude: ["Bundle", "Modules"]),
    .systemLibrary(name: "OrielZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // What the conformance harness of GraphQL talks to.
    target("graphql-conformance", .executable, uses: "GraphQL GraphQLServer ArgumentParser Hummingbird"),
]

// Tests, and what they share. HostileInputTests sends events that no browser sends to the Gallery and Moments.
targets += table(
    """
    GraphQLTests: GraphQL TestSupport
    GraphQLServerTests: GraphQL GraphQLServer HTTPTypes Hummingbird HummingbirdCore Logging NIOCore NIOEmbedded
    OrielCombineTests: OrielCombine
    OrielCoreTests: OrielCore OrielTesting OrielCombine OrielCoreTransferable OrielUniformTypeIdentifiers \
        TestSupport
    OrielUniformTypeIdentifiersTests: OrielUniformTypeIdentifiers
    OrielCoreTransferableTests: OrielCoreTransferable OrielUniformTypeIdentifiers
    OrielPhotosUITests: OrielPhotosUI OrielCore OrielCoreTransferable OrielTesting OrielUniformTypeIdentifiers
    OrielWebTests: OrielWeb OrielCore OrielProtocol OrielTesting OrielUIKit
    OrielProtocolTests: OrielProtocol TestSupport
    OrielTestingTests: OrielTesting OrielCore OrielCombine
    OrielServerTests: OrielServer OrielProtocol OrielTesting TestSupport OrielCore OrielCoreTransferable \
        OrielUniformTypeIdentifiers OrielZlib ArgumentParser Crypto HTTPTypes Hummingbird Logging Metrics NIOCore \
        NIOPosix ServiceLifecycle
    OrielMacrosTests: OrielUI OrielMacros OrielMacroExpansion
    HostileInputTests: GalleryPages MomentsAPI MomentsApp MomentsMedia MomentsModel MomentsRepositories \
        MomentsServer OrielCore OrielProtocol OrielServer OrielWeb TestSupport moments
    """
) { target($0, .test, uses: $1) }
let swift6 = doors + [.swiftLanguageMode(.v6)]
targets += [
    target("TestSupport", uses: "OrielProtocol", at: "Tests/TestSupport"),
    // App code as Apple documents it, once in each language mode; the folder of the second is a link to the first.
    target("SwiftUITests", .test, uses: "OrielTesting \(doorNames)", settings: doors + [.swiftLanguageMode(.v5)]),
    target("SwiftUITests6", .test, uses: "OrielTesting \(doorNames)", exclude: ["Swift5Only"], settings: swift6),
]

// Examples: they see what app code sees.
targets += table(
    """
    Counter: OrielUI OrielCombine
    Members: OrielUI OrielCombine OrielServer ArgumentParser Hummingbird
    """
) { target($0, .executable, uses: $1, at: "Examples/\($0)/Sources", settings: doors) }
targets += table(
    """
    Counter: Counter
    Members: Members
    Gallery: GalleryPages
    """
) { target("\($0)Tests", .test, uses: "\($1) OrielUI OrielTesting", at: "Examples/\($0)/Tests", settings: doors) }
let assets: [Resource] = [.copy("Assets.xcassets"), .process("Localization")]
targets += [
    target("GalleryPages", uses: doorNames, at: "Examples/Gallery/Pages", resources: assets, settings: doors),
    target(
        "Gallery",
        .executable,
        uses: "GalleryPages OrielServer OrielUI OrielCombine OrielUIKit",
        at: "Examples/Gallery/App",
        settings: doors
    ),
]

// Moments: its server. moments-photos is the only program that links libvips; the server runs one for each photo.
targets += table(
    """
    MomentsModel:
    ProcessShim:
    VipsShim: CVips
    MomentsPhotoRendering: MomentsMedia MomentsModel ProcessShim VipsShim
    moments-photos: MomentsPhotoRendering
    MomentsMedia: MomentsModel ProcessShim Crypto
    MomentsServer: GraphQL GraphQLServer MomentsMedia MomentsModel Crypto _CryptoExtras GRDB HTTPTypes Hummingbird \
        Logging Metrics NIOCore NIOPosix
    """
) { moments($0, $0 == "moments-photos" ? .executable : .regular, uses: $1) }
let samples: [Resource] = [.copy("Photos"), .copy("Programs")]
targets += [
    moments("MomentsDemo", uses: "MomentsMedia MomentsModel MomentsServer", resources: [.copy("Content")]),
    .systemLibrary(
        name: "CVips",
        path: "Apps/Moments/Sources/CVips",
        pkgConfig: "vips",
        providers: [.apt(["libvips-dev"])]
    ),
    moments("MomentsMediaTests", .test, uses: "MomentsMedia MomentsModel moments-photos", resources: samples),
]
targets += table(
    """
    MomentsModelTests: MomentsModel
    MomentsPhotoRenderingTests: MomentsMedia MomentsModel MomentsPhotoRendering TestSupport moments-photos
    MomentsServerTests: GraphQL MomentsMedia MomentsModel MomentsServer TestSupport moments-photos GRDB HTTPTypes \
        Hummingbird HummingbirdCore Logging Metrics NIOCore NIOEmbedded
    MomentsDemoTests: MomentsDemo MomentsMedia MomentsModel MomentsServer moments-photos
    """
) { moments($0, .test, uses: $1) }

// Moments: the app, from the network up to what is seen. MomentsTesting holds stubs and samples.
targets += table(
    """
    MomentsAPI: MomentsModel
    MomentsRepositories: MomentsAPI MomentsModel OrielCombine
    MomentsFoundations: MomentsModel OrielCombine Logging Metrics
    MomentsTesting: MomentsAPI MomentsFoundations MomentsModel MomentsRepositories OrielCombine
    moments: Account GraphQL MomentsAPI MomentsApp MomentsDemo MomentsFoundations MomentsMedia MomentsModel \
        MomentsRepositories MomentsServer OrielServer OrielUI OrielCombine ArgumentParser AsyncHTTPClient Crypto \
        HTTPTypes Hummingbird Logging Metrics NIOCore NIOFoundationCompat ServiceLifecycle
    """
) { moments($0, $0 == "moments" ? .executable : .regular, uses: $1, settings: app) }
targets += table(
    """
    MomentsHostTests: moments MomentsAPI MomentsApp MomentsMedia MomentsServer MomentsTesting ArgumentParser
    MomentsAPITests: GraphQL MomentsAPI MomentsModel MomentsTesting
    MomentsRepositoriesTests: MomentsRepositories MomentsAPI MomentsModel MomentsTesting OrielTesting \(doorNames)
    MomentsFoundationsTests: MomentsFoundations MomentsModel MomentsTesting OrielTesting \(doorNames)
    """
) { moments($0, .test, uses: $1, settings: app) }

// Screens, and what they use beside the doors; their tests use the same.
let base = "MomentsFoundations MomentsModel MomentsRepositories"
let screens = """
    DesignKit:
    ListKit: DesignKit \(base)
    MomentCards: DesignKit ListKit \(base)
    Timeline: DesignKit ListKit MomentCards \(base)
    MomentDetail: DesignKit ListKit MomentCards \(base)
    Compose: DesignKit ListKit MomentCards \(base)
    Friends: DesignKit ListKit MomentCards \(base)
    Account: DesignKit ListKit MomentCards OrielServer \(base)
    Notifications: DesignKit ListKit \(base)
    InternalMenu: DesignKit ListKit \(base)
    """
let screenResources: [Resource] = [.process("Resources")]
targets += table(screens) {
    moments($0, uses: "\(doorNames) \($1)", resources: screenResources, settings: app)
}
targets += table(screens) {
    moments("\($0)Tests", .test, uses: "\($0) OrielTesting MomentsTesting \(doorNames) \($1)", settings: app)
}
targets += table(
    """
    MomentsApp: Account Compose DesignKit Friends InternalMenu ListKit MomentCards MomentDetail MomentsAPI \
        Notifications OrielServer Timeline \(base)
    """
) { moments($0, uses: "\(doorNames) \($1)", resources: screenResources, settings: app) }

// Benchmarks, and the program that prints the pages measured by the box tests.
let fixtures = "BrowserTests/layout/Fixtures"
let benches = "OrielCore OrielCombine OrielServer OrielWeb GalleryPages"
let stores = "GraphQL MomentsAPI MomentsMedia MomentsModel MomentsServer Crypto GRDB Logging"
targets += [
    target("oriel-bench", .executable, uses: benches, at: "Benchmarks", exclude: ["Browser", "GraphQL"]),
    target("graphql-bench", .executable, uses: "GraphQL", at: "Benchmarks/GraphQL", exclude: ["peer.cjs", "run.py"]),
    target("oriel-layout-fixtures", .executable, uses: "OrielTesting OrielWeb OrielCore", at: fixtures),
    target("moments-bench", .executable, uses: stores, at: "Apps/Moments/Benchmarks", packageAccess: false),
]

// Framework targets share their settings; targets with the doors' flags stand for app code and keep the language's defaults.
for target in targets where target.type != .system && target.swiftSettings == nil {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
        .treatWarning("DeprecatedDeclaration", as: .warning),
    ]
}

let package = Package(
    name: "oriel",
    defaultLocalization: "en",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Oriel", targets: doorNames.words),
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
    targets: targets
)
