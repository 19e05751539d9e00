// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// What app code needs to write `import SwiftUI` and reach this package on Linux. OrielPrelude is imported into each file:
/// it has what Apple's `import Foundation` brings and Foundation on Linux lacks.
///
/// On Apple's systems the condition drops out and the names mean Apple's frameworks.
let onLinux = BuildSettingCondition.when(platforms: [.linux])
let doorNames = """
    ARKit AVFoundation AVKit Accessibility ActivityKit AppIntents AuthenticationServices Charts CloudKit Combine
    Contacts ContactsUI CoreData CoreGraphics CoreImage CoreLocation CoreMotion CoreTransferable CryptoKit EventKit
    GameKit HealthKit LocalAuthentication MapKit MessageUI Network OS OSLog PDFKit Photos PhotosUI QuartzCore
    QuickLook SafariServices SceneKit Security SpriteKit StoreKit SwiftData TipKit UI UIKit UniformTypeIdentifiers
    UserNotifications WebKit WidgetKit
    """.words.map { "Oriel\($0)" }
let aliases = doorNames.map { (["OrielUI": "SwiftUI", "OrielOS": "os"][$0] ?? String($0.dropFirst(5))) + "=\($0)" }
let allDoors = doorNames.joined(separator: " ")
let prelude = ["-Xfrontend", "-import-module", "-Xfrontend", "OrielPrelude"]
let doors = [SwiftSetting.unsafeFlags(aliases.flatMap { ["-module-alias", $0] } + prelude, onLinux)]

let warnings: [SwiftSetting] = [.treatAllWarnings(as: .error), .treatWarning("DeprecatedDeclaration", as: .warning)]

/// Parts of the apps: they see the public API only, as any app does.
let app = doors + [.enableUpcomingFeature("ExistentialAny")] + warnings

/// The package's own targets. Targets with the doors' flags alone stand for app code and keep the language's defaults.
let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
let framework = upcoming.map { .enableUpcomingFeature($0) } + warnings

/// Other packages on GitHub: the lowest version, and the products that targets use.
let packages = """
    OpenCombine/OpenCombine 0.14.0: OpenCombine
    apple/swift-argument-parser 1.5.0: ArgumentParser
    apple/swift-crypto 4.0.0: Crypto _CryptoExtras
    apple/swift-distributed-tracing 1.2.0: Tracing InMemoryTracing
    apple/swift-http-types 1.3.0: HTTPTypes
    apple/swift-log 1.6.0: Logging
    apple/swift-metrics 2.5.0: Metrics
    apple/swift-nio 2.81.0: NIOCore NIOEmbedded NIOHTTP1 NIOPosix NIOWebSocket
    apple/swift-nio-extras 1.29.0: NIOExtras NIOHTTPTypes NIOHTTPTypesHTTP1
    swift-server/async-http-client 1.30.0: AsyncHTTPClient
    hummingbird-project/hummingbird 2.28.1: Hummingbird HummingbirdCore
    swift-server/swift-service-lifecycle 2.6.0: ServiceLifecycle UnixSignals
    groue/GRDB.swift 7.0.0: GRDB
    """.rows.map { (path: $0.name.words[0], version: Version($0.name.words[1])!, products: $0.names.words) }

extension String {
    var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
    var lastComponent: String { String(self[lastIndex(of: "/").map(index(after:))!...]) }

    /// The lines of a table: a name, a colon, and further names.
    var rows: [(name: String, names: String)] {
        split(separator: "\n").map { line in
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }

    /// Names of targets and of products, separated by spaces, as dependencies.
    var dependencies: [Target.Dependency] {
        words.map { name in
            let package = packages.first { $0.products.contains(name) }?.path.lastComponent
            return package.map { .product(name: name, package: $0) } ?? .target(name: name)
        }
    }
}

// What only some targets have: their names do not say that they are programs, where they are, or what is in their folder.
let programs = ["Counter", "Gallery", "Members"]
let folders = [
    "Counter": "Examples/Counter/Sources", "CounterTests": "Examples/Counter/Tests",
    "Members": "Examples/Members/Sources", "MembersTests": "Examples/Members/Tests",
    "Gallery": "Examples/Gallery/App", "GalleryPages": "Examples/Gallery/Pages",
    "GalleryTests": "Examples/Gallery/Tests", "TestSupport": "Tests/TestSupport",
    "CombineTesting": "Tests/CombineTesting", "ConfinementProbe": "Apps/Moments/Tests/ConfinementProbe",
    "oriel-layout-fixtures": "BrowserTests/layout/Fixtures", "oriel-bench": "Benchmarks",
    "graphql-bench": "Benchmarks/GraphQL", "moments-bench": "Apps/Moments/Benchmarks",
]
/// What is not compiled with all code isolated to the main actor: 16 files with types whose protocols are not isolated, such
/// as shapes, layouts and URL protocols, the tests that use them, and the rest of the folders in which most of them are.
let notIsolated = [
    "Animation", "App/DocumentForms.swift", "App/DocumentFormsTests.swift", "Combine", "Concurrency", "Doors",
    "DragAndDrop", "Drawing", "Files", "Foundation", "Layout", "Lists/TableForms.swift", "Modules/ModulesTests.swift",
    "Modules/NetworkingThroughSwiftUI.swift", "Swift5Only", "UIKit/ImageDrawingFormsTests.swift",
    "UIKit/LayerDrawingForms.swift", "UIKit/LayerDrawingFormsTests.swift", "Views/OlderForms.swift",
    "Views/OlderFormsTests.swift", "Views/ViewsTests.swift",
]
let excludes = [
    "OrielClient": ["Bundle", "Modules"], "SwiftUITests6": ["Swift5Only"],
    "SwiftUITestsIsolated": notIsolated,
    "oriel-bench": ["Browser", "GraphQL"], "graphql-bench": ["peer.cjs", "run.py"], "Gallery": ["Info.plist"],
    "MomentsServerTests": ["PostgreSQL/Programs", "PostgreSQL/Versions"],
]
let resources: [String: [Resource]] = [
    "OrielServer": ["Inspection/inspector", "Routes/dashboard"].flatMap { file in
        ["html", "css", "js"].map { .embedInCode("\(file).\($0)") }
    }
        + "details elements flame page tabs tree updates warnings".words.map {
            .embedInCode("Inspection/inspector-\($0).js")
        },
    "GraphQLServer": ["html", "css", "js"].map { .embedInCode("Explorer/explorer.\($0)") }
        + ["documentation", "editor", "syntax"].map { .embedInCode("Explorer/explorer-\($0).js") },
    "OrielTool": [.embedInCode("Dev/overlay.js")]
        + ["html", "css", "js"].map { .embedInCode("Previews/gallery.\($0)") },
    // Each file by itself: of a folder that belongs to another user, such as those in /usr/local, SwiftPM makes no copy.
    "OrielWeb": [.process("Stylesheets")],
    "GalleryPages": [.copy("Assets.xcassets"), .copy("Fonts"), .copy("Media/Files"), .process("Localization")],
    "ItemsApp": [.process("Resources")], "ItemsCatalogue": [.process("Resources")],
    "TreeholeApp": [.process("Resources")], "TreeholeServer": [.copy("Resources")],
    "MomentsDemo": [.copy("Content")], "MomentsMediaTests": [.copy("Photos"), .copy("Programs")],
]

/// Makes a target of each row: its name, and the names of what it uses. Those with settings of their own are app code.
func table(_ rows: String, in base: String = "", settings: [SwiftSetting]? = nil) -> [Target] {
    rows.rows.map { name, uses in
        let isTest = name.contains("Tests")
        let path = folders[name] ?? "\(base)\(isTest ? "Tests/" : base.hasSuffix("Doors/") ? "" : "Sources/")\(name)"
        // The apps do not see the package's own API.
        let access = !path.hasPrefix("Apps/")
        let target: Target =
            if isTest {
                .testTarget(name: name, packageAccess: access)
            } else if programs.contains(name) || name.first!.isLowercase {
                .executableTarget(name: name, packageAccess: access)
            } else {
                .target(name: name, packageAccess: access)
            }
        target.path = path
        target.dependencies = (settings == nil ? uses : "\(uses) OrielPrelude").dependencies
        target.exclude = excludes[name] ?? []
        target.resources = resources[name]
        target.swiftSettings = settings ?? framework
        return target
    }
}

let apps = "Apps/Moments/"
var targets: [Target] = [
    .plugin(name: "OrielAssets", capability: .buildTool(), dependencies: ["oriel-assets"]),
    .plugin(
        name: "OrielCommands",
        capability: .command(
            intent: .custom(verb: "oriel", description: "Runs, previews, builds and deploys the app.")
        ),
        dependencies: ["oriel"]
    ),
    .macro(name: "OrielMacrosPlugin", dependencies: "OrielMacroExpansion".dependencies, swiftSettings: framework),
    .systemLibrary(name: "OrielCoreImageSubmodules", path: "Sources/Doors/OrielCoreImageSubmodules"),
    .systemLibrary(name: "OrielOSSubmodules", path: "Sources/Doors/OrielOSSubmodules"),
    .systemLibrary(name: "OrielZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
        name: "CPostgreSQL",
        path: "Apps/Kit/Sources/CPostgreSQL",
        pkgConfig: "libpq",
        providers: [.apt(["libpq-dev"])]
    ),
    .systemLibrary(
        name: "CArchive",
        path: "Apps/Kit/Sources/CArchive",
        pkgConfig: "libarchive",
        providers: [.apt(["libarchive-dev"])]
    ),
    .systemLibrary(name: "CVips", path: "\(apps)Sources/CVips", pkgConfig: "vips", providers: [.apt(["libvips-dev"])]),
]

// The doors: what app code imports. Those that begin with an underscore are empty; the compiler asks for them in files that
// import Testing, too.
targets += table(
    """
    _Testing_CoreGraphics:
    _Testing_UIKit:
    OrielCharts: OrielCore
    OrielCombine: OpenCombine
    OrielFoundation: OrielZlib
    OrielOS: OrielFoundation OrielOSSubmodules Logging Tracing
    OrielOSLog: OrielOS
    OrielPrelude: OrielCombine OrielCore OrielCoreTransferable OrielFoundation OrielUIKit
    OrielUIKit: OrielObjectShim OrielResources Logging _Testing_UIKit
    OrielUniformTypeIdentifiers:
    OrielCoreTransferable: OrielUniformTypeIdentifiers
    OrielPhotos: OrielUIKit
    OrielPhotosUI: OrielCore OrielCoreTransferable OrielPhotos OrielUIKit OrielUniformTypeIdentifiers
    OrielCoreGraphics: OrielCore OrielFoundation OrielUIKit _Testing_CoreGraphics
    OrielQuartzCore: OrielUIKit
    OrielSafariServices: OrielCore OrielUIKit
    OrielWebKit: OrielCore OrielUIKit
    OrielStoreKit: OrielCore OrielUIKit Logging
    OrielWidgetKit:
    OrielUserNotifications: OrielUIKit
    OrielCoreLocation: OrielUIKit
    OrielMapKit: OrielCore OrielCoreLocation OrielFoundation OrielUIKit
    OrielAVFoundation: OrielCore OrielUIKit
    OrielAVKit: OrielAVFoundation OrielCore OrielUIKit
    OrielAccessibility: OrielCore
    OrielQuickLook: OrielAVFoundation OrielAVKit OrielCore OrielCoreTransferable OrielResources OrielUIKit \
        OrielUniformTypeIdentifiers
    OrielTipKit: OrielCore OrielMacrosPlugin OrielUIKit
    OrielCryptoKit: Crypto
    OrielLocalAuthentication:
    OrielNetwork: OrielUIKit
    OrielAuthenticationServices: OrielCore OrielUIKit
    OrielMessageUI: OrielCore OrielUIKit
    OrielPDFKit: OrielCore OrielQuickLook OrielResources OrielUIKit Logging
    OrielSecurity:
    OrielUI: OrielCore OrielCombine OrielCoreTransferable OrielFoundation OrielMacros OrielServer OrielUIKit
    """,
    in: "Sources/Doors/"
)

// Doors of frameworks that a page cannot have. Their names are there for the messages of the compiler, which say what to use.
targets += table(
    """
    OrielARKit: OrielUIKit
    OrielActivityKit:
    OrielAppIntents: OrielCore
    OrielCloudKit:
    OrielContacts:
    OrielContactsUI: OrielContacts OrielUIKit
    OrielCoreData: OrielCore
    OrielCoreImage: OrielCore OrielCoreImageSubmodules OrielUIKit
    OrielCoreMotion:
    OrielEventKit:
    OrielGameKit: OrielUIKit
    OrielHealthKit:
    OrielSceneKit: OrielCore OrielUIKit
    OrielSpriteKit: OrielCore OrielUIKit
    OrielSwiftData: OrielCore
    """,
    in: "Sources/Doors/"
)

// OrielCore: SwiftUI's model. OrielWeb: the tree of elements as a page: HTML, styles and patches, without input or
// output. OrielResources: the fonts and the information that an app brings. OrielProtocol: the messages between server
// and client. OrielClient: the browser's side, built into the binary. OrielServer: the host of live sessions.
// OrielWorkerShim: system calls that Swift cannot make. OrielObjectShim: objects of classes known at run time, and
// calls of C. OrielMacroExpansion: what the macro plugin does, as a library that tests can link.
// oriel: the program that makes packages and runs them while they are written; its parts are in OrielTool. The plugin OrielCommands runs it.
// OrielDigestShim: digests for it, as swift-crypto would be compiled again for the plugin.
// oriel-assets: Swift code with the names of assets, which the plugin OrielAssets runs.
// graphql-conformance: what the conformance harness talks to. TestSupport: what tests share. CombineTesting: a scheduler
// whose time tests advance, which the tests of GraphQL alone do without. HostileInputTests: events
// that no browser sends, to the Gallery and Moments.
targets += table(
    """
    AssetSymbols:
    oriel-assets: AssetSymbols
    AssetSymbolsTests: AssetSymbols
    Encodings:
    OrielObjectShim:
    OrielResources: OrielObjectShim Crypto Logging
    OrielResourcesTests: OrielResources
    OrielCore: OrielCombine OrielCoreTransferable OrielFoundation OrielObjectShim OrielResources OrielUIKit OrielUniformTypeIdentifiers Crypto Logging
    OrielProtocol:
    OrielWeb: OrielCore OrielProtocol OrielResources OrielZlib
    OrielClient:
    OrielMacros: OrielCore OrielResources OrielUIKit OrielMacrosPlugin
    OrielMacroExpansion:
    OrielTesting: OrielCombine OrielCore OrielUIKit OrielWeb
    OrielDigestShim:
    OrielTool: OrielDigestShim ArgumentParser
    oriel: OrielTool ArgumentParser
    OrielToolTests: OrielTool ArgumentParser Crypto
    OrielWorkerShim:
    OrielTracing: Tracing
    OrielTracingTests: OrielTracing InMemoryTracing Tracing
    OpenTelemetryExport: AsyncHTTPClient Logging Metrics NIOCore NIOHTTP1 ServiceLifecycle Tracing
    OpenTelemetryExportTests: OpenTelemetryExport TestSupport Logging Metrics NIOCore NIOHTTP1 NIOPosix ServiceLifecycle Tracing
    OrielServer: Encodings OrielClient OrielCombine OrielCore OrielCoreTransferable OrielMacros OrielProtocol OrielResources OrielTracing OrielUIKit OrielWeb \
        OrielWorkerShim OrielZlib ArgumentParser Crypto HTTPTypes Hummingbird HummingbirdCore Logging Metrics NIOCore \
        NIOExtras NIOHTTP1 NIOHTTPTypes NIOHTTPTypesHTTP1 NIOPosix NIOWebSocket ServiceLifecycle Tracing UnixSignals
    GraphQL: Encodings
    GraphQLServer: GraphQL OrielTracing Crypto HTTPTypes Hummingbird HummingbirdCore Logging Metrics NIOCore NIOHTTP1 NIOHTTPTypes \
        NIOHTTPTypesHTTP1 NIOWebSocket ServiceLifecycle
    WebPush: Encodings AsyncHTTPClient Crypto Logging NIOCore NIOHTTP1
    WebPushTests: WebPush AsyncHTTPClient Crypto Encodings Logging NIOHTTP1
    graphql-conformance: GraphQL GraphQLServer ArgumentParser Hummingbird
    CombineTesting: OrielCombine
    TestSupport: OrielProtocol Logging Metrics
    EncodingsTests: Encodings
    GraphQLTests: GraphQL TestSupport
    GraphQLServerTests: GraphQL GraphQLServer OrielTracing TestSupport HTTPTypes Hummingbird HummingbirdCore InMemoryTracing Logging NIOCore \
        NIOEmbedded NIOHTTP1 NIOPosix NIOWebSocket ServiceLifecycle Tracing
    OrielChartsTests: OrielCharts OrielCore OrielTesting
    OrielCombineTests: OrielCombine
    OrielFoundationTests: OrielFoundation
    OrielOSTests: OrielOS InMemoryTracing Logging Tracing
    OrielCoreTests: OrielCore OrielTesting OrielCombine OrielCoreTransferable OrielFoundation OrielUIKit \
        OrielUniformTypeIdentifiers TestSupport
    OrielUniformTypeIdentifiersTests: OrielUniformTypeIdentifiers
    OrielCoreTransferableTests: OrielCoreTransferable OrielUniformTypeIdentifiers
    OrielPhotosUITests: OrielPhotos OrielPhotosUI OrielCore OrielCoreTransferable OrielTesting OrielUIKit OrielUniformTypeIdentifiers
    OrielDoorsTests: OrielAVFoundation OrielAVKit OrielCore OrielCoreLocation OrielMapKit \
        OrielMessageUI OrielNetwork OrielTesting OrielUIKit OrielUserNotifications
    OrielTipKitTests: OrielTipKit OrielUIKit
    OrielWebTests: OrielWeb OrielCore OrielProtocol OrielTesting OrielUIKit TestSupport
    OrielProtocolTests: OrielProtocol TestSupport
    OrielTestingTests: OrielTesting OrielCore OrielCombine
    OrielServerTests: Encodings OrielServer OrielProtocol OrielResources OrielTesting OrielTracing TestSupport OrielCombine OrielCore \
        OrielCoreTransferable OrielUIKit OrielUniformTypeIdentifiers OrielZlib ArgumentParser Crypto HTTPTypes Hummingbird Logging Metrics NIOCore \
        InMemoryTracing NIOPosix NIOWebSocket ServiceLifecycle Tracing UnixSignals
    OrielMacrosTests: OrielUI OrielMacros OrielMacroExpansion OrielTesting
    HostileInputTests: GalleryPages MomentsAPI MomentsApp MomentsMedia MomentsModel MomentsRepositories \
        MomentsServer OrielCore OrielProtocol OrielServer OrielWeb TestSupport moments
    """
)
// App code as Apple documents it, once in each language mode, and once isolated to the main actor as new projects of Xcode are; the folders
// of the second and the third are links to the first.
let apple = "OrielTesting \(allDoors)"
targets += table("SwiftUITests: \(apple)", settings: doors + [.swiftLanguageMode(.v5)])
targets += table("SwiftUITests6: \(apple)", settings: doors + [.swiftLanguageMode(.v6)])
targets += table(
    "SwiftUITestsIsolated: \(apple)",
    settings: doors + [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]
)

// Examples: they see what app code sees.
targets += table(
    """
    Counter: OrielUI OrielCombine
    CounterTests: Counter OrielUI OrielTesting
    Members: OrielUI OrielCombine OrielServer ArgumentParser Hummingbird
    MembersTests: Members OrielUI OrielTesting
    GalleryPages: \(allDoors)
    Gallery: GalleryPages OrielServer OrielUI OrielCombine OrielUIKit
    GalleryTests: GalleryPages OrielUI OrielTesting
    """,
    settings: doors
)

// What the apps share. ServerKit: limits, secrets and errors of their servers. PostgreSQL: connections by libpq. Archives: ZIP files
// by libarchive; ArchivesTesting reads them. ObjectStorage: buckets with the API of Amazon S3. HostKit: the data folder, and a transport to
// a server in the same process. APIKit: operations of GraphQL over a transport. AppFoundations: languages, clock, shared
// state. DesignKit and ListKit, below: screens.
let kit = "Apps/Kit/"
targets += table(
    """
    ServerKit: Encodings GraphQL GraphQLServer Crypto GRDB Logging
    PostgreSQL: CPostgreSQL
    ObjectStorage: AsyncHTTPClient Crypto NIOCore NIOHTTP1
    ObjectStorageTesting: ObjectStorage
    ObjectStorageTests: ObjectStorage ObjectStorageTesting NIOCore NIOPosix
    Archives: CArchive
    ArchivesTesting: CArchive
    ArchivesTests: Archives ArchivesTesting
    """,
    in: kit
)
targets += table(
    """
    APIKit: OrielCombine
    AppFoundations: APIKit OrielCombine
    HostKit: APIKit GraphQL OpenTelemetryExport ArgumentParser Crypto OrielServer Logging Tracing
    """,
    in: kit,
    settings: app
)

// Moments: its server. moments-photos is the only program that links libvips; the server runs one for each photo.
targets += table(
    """
    MomentsModel:
    ProcessShim:
    VipsShim: CVips
    MomentsPhotoRendering: MomentsMedia MomentsModel ProcessShim VipsShim
    moments-photos: MomentsPhotoRendering
    MomentsMedia: MomentsModel ProcessShim Crypto
    MomentsServer: Archives Encodings GraphQL GraphQLServer LinkCards MomentsMedia MomentsModel ObjectStorage OrielTracing PostgreSQL \
        ServerKit WebPush Crypto _CryptoExtras GRDB HTTPTypes Hummingbird Logging Metrics NIOCore NIOHTTP1 NIOPosix Tracing
    LinkCards: ServerKit AsyncHTTPClient NIOCore NIOHTTP1 NIOPosix
    LinkCardsTests: LinkCards NIOCore NIOHTTP1 NIOPosix
    MomentsDemo: MomentsMedia MomentsModel MomentsServer
    MomentsModelTests: APIKit MomentsModel
    MomentsMediaTests: MomentsMedia MomentsModel moments-photos
    ConfinementProbe: ProcessShim
    MomentsPhotoRenderingTests: ConfinementProbe MomentsMedia MomentsModel MomentsPhotoRendering TestSupport moments-photos
    MomentsServerTests: ArchivesTesting Encodings GraphQL GraphQLServer LinkCards MomentsMedia MomentsModel MomentsServer ObjectStorage \
        ObjectStorageTesting OrielTracing PostgreSQL ServerKit TestSupport WebPush moments-photos GRDB InMemoryTracing Tracing HTTPTypes \
        Hummingbird HummingbirdCore Logging Metrics NIOCore NIOEmbedded NIOPosix
    MomentsDemoTests: MomentsDemo MomentsMedia MomentsModel MomentsServer moments-photos
    """,
    in: apps
)

// Moments: the app, from the network up to what is seen. MomentsTesting holds stubs and samples.
targets += table(
    """
    MomentsAPI: APIKit MomentsModel
    MomentsRepositories: APIKit MomentsAPI MomentsModel OrielCombine
    MomentsFoundations: APIKit AppFoundations MomentsModel OrielCombine Logging Metrics
    MomentsTesting: CombineTesting MomentsAPI MomentsFoundations MomentsModel MomentsRepositories TestSupport OrielCombine
    moments: Account GraphQL GraphQLServer HostKit LinkCards MomentsAPI MomentsApp MomentsDemo MomentsFoundations MomentsMedia MomentsModel \
        MomentsRepositories MomentsServer Notifications ObjectStorage OpenTelemetryExport OrielServer OrielTracing OrielUI OrielCombine WebPush \
        ArgumentParser AsyncHTTPClient Crypto HTTPTypes Hummingbird Logging Metrics NIOCore ServiceLifecycle Tracing
    MomentsHostTests: HostKit ObjectStorage OpenTelemetryExport moments MomentsAPI MomentsApp MomentsFoundations MomentsMedia MomentsServer \
        MomentsTesting OrielServer TestSupport ArgumentParser AsyncHTTPClient HTTPTypes Hummingbird NIOCore NIOPosix
    MomentsAPITests: GraphQL MomentsAPI MomentsModel MomentsTesting
    MomentsRepositoriesTests: MomentsRepositories MomentsAPI MomentsModel MomentsTesting OrielTesting TestSupport \(allDoors)
    MomentsFoundationsTests: MomentsFoundations MomentsModel MomentsTesting OrielTesting \(allDoors)
    """,
    in: apps,
    settings: app
)

// Screens, and what they use beside the doors; their tests use the same.
let screens = """
    DesignKit:
    ListKit: APIKit AppFoundations DesignKit
    MomentCards: DesignKit ListKit
    Timeline: DesignKit ListKit MomentCards
    MomentDetail: DesignKit ListKit MomentCards
    Compose: DesignKit ListKit MomentCards
    Friends: DesignKit ListKit MomentCards
    Account: DesignKit ListKit MomentCards
    Notifications: DesignKit ListKit
    InternalMenu: DesignKit ListKit
    Administration: DesignKit ListKit MomentCards
    MomentsApp: Account Administration Compose DesignKit Friends InternalMenu ListKit MomentCards MomentDetail MomentsAPI \
        Notifications Timeline
    """.rows
for (name, names) in screens {
    let isShared = ["DesignKit", "ListKit"].contains(name)
    let uses = "\(allDoors) \(isShared ? "" : "MomentsFoundations MomentsModel MomentsRepositories") \(names)"
    let folder = isShared ? kit : apps
    let screen = table("\(name): \(uses)", in: folder, settings: app)
    screen[0].resources = [.process("Resources")]
    targets += screen
    guard name != "MomentsApp" else { continue }
    let stubs = isShared ? "MomentsFoundations MomentsTesting" : "MomentsTesting"
    targets += table("\(name)Tests: \(name) OrielTesting \(stubs) \(uses)", in: folder, settings: app)
}

// Items: the data, the screens, and the program. It shares DesignKit with Moments.
targets += table(
    """
    ItemsCatalogue: OrielCombine
    ItemsApp: DesignKit ItemsCatalogue \(allDoors)
    items: ItemsApp ItemsCatalogue OrielServer OrielUI OrielCombine
    ItemsCatalogueTests: ItemsCatalogue
    ItemsAppTests: DesignKit ItemsApp ItemsCatalogue CombineTesting OrielTesting \(allDoors)
    """,
    in: "Apps/Items/",
    settings: app
)

// Treehole: its server; its app; and the program. TreeholeModel is what both say to each other.
targets += table(
    """
    TreeholeModel:
    TreeholeServer: Encodings GraphQL GraphQLServer MomentsMedia MomentsModel ServerKit TreeholeModel Crypto GRDB HTTPTypes Hummingbird \
        Logging NIOCore
    TreeholeModelTests: TreeholeModel
    """,
    in: "Apps/Treehole/"
)
targets += table(
    """
    TreeholeAPI: APIKit TreeholeModel
    TreeholeApp: APIKit AppFoundations DesignKit ListKit TreeholeAPI TreeholeModel \(allDoors)
    treehole: APIKit GraphQL HostKit MomentsMedia ServerKit TreeholeAPI TreeholeApp TreeholeModel TreeholeServer OrielServer OrielUI \
        OrielCombine ArgumentParser HTTPTypes Hummingbird Logging ServiceLifecycle
    TreeholeServerTests: APIKit GraphQL HostKit MomentsMedia ServerKit TreeholeAPI TreeholeModel TreeholeServer GRDB
    TreeholeAppTests: APIKit AppFoundations CombineTesting DesignKit GraphQL ListKit TreeholeAPI TreeholeApp TreeholeModel \
        TreeholeServer OrielTesting \(allDoors)
    """,
    in: "Apps/Treehole/",
    settings: app
)

// Benchmarks, and the program that prints the pages measured by the box tests.
targets += table(
    """
    oriel-bench: OrielCore OrielCombine OrielServer OrielWeb GalleryPages
    graphql-bench: GraphQL
    oriel-layout-fixtures: OrielTesting OrielWeb OrielCore
    moments-bench: Encodings GraphQL MomentsAPI MomentsMedia MomentsModel MomentsServer PostgreSQL Crypto GRDB Logging
    """
)

for target in targets where ["Gallery", "GalleryPages"].contains(target.name) {
    target.plugins = [.plugin(name: "OrielAssets")]
}

// Data for formatters; Foundation links this library of the toolchain too.
targets.first { $0.name == "OrielFoundation" }?.linkerSettings = [.linkedLibrary("_FoundationICU", onLinux)]

/// With `ORIEL_TARGETS="GraphQLTests GraphQLServerTests"` the package is these targets, what they use, and no more.
if let names = Context.environment["ORIEL_TARGETS"]?.words, !names.isEmpty {
    var kept: Set<String> = []
    var missing = names
    while let name = missing.popLast() {
        guard let target = targets.first(where: { $0.name == name }) else { fatalError("'\(name)' is not a target") }
        guard kept.insert(name).inserted else { continue }
        for case .targetItem(let used, _) in target.dependencies { missing.append(used) }
        for case .plugin(let used, _) in target.plugins ?? [] { missing.append(used) }
    }
    targets.removeAll { !kept.contains($0.name) }
}

let present = Set(targets.map(\.name))
let used = targets.flatMap(\.dependencies).compactMap { if case .productItem(_, let p, _, _) = $0 { p } else { nil } }
let plugins = ["OrielAssets", "OrielCommands"].filter(present.contains)
let package = Package(
    name: "oriel",
    defaultLocalization: "en",
    platforms: [.macOS(.v15)],
    products: (["\(allDoors) OrielPrelude"]
        + "OrielServer OrielTesting GraphQL GraphQLServer OpenTelemetryExport WebPush".words).map(
            \.words
        )
        .filter(present.isSuperset).map { .library(name: $0.count > 1 ? "Oriel" : $0[0], targets: $0) }
        + plugins.map { .plugin(name: $0, targets: [$0]) },
    dependencies: packages.filter { used.contains($0.path.lastComponent) }.map { package in
        let url = "https://github.com/\(package.path)"
        // Without Hummingbird's trait for swift-configuration: our options come from swift-argument-parser.
        let isHummingbird = package.path.hasSuffix("/hummingbird")
        return .package(url: url, from: package.version, traits: isHummingbird ? ["FullFoundation"] : [.defaults])
    },
    targets: targets
)
