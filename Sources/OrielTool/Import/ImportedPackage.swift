internal import Foundation

/// The package that an import writes: targets with copies of the sources, and what they depend on.
struct ImportedPackage: Equatable, Sendable {
    /// The name of the package; of the app, too, unless it has a name of its own.
    var name: String
    /// The file or folder that was imported, for the report.
    var source: String
    /// The language that texts are written in.
    var language = "en"
    /// Libraries come before those that use them.
    var targets: [ImportedTarget] = []
    var packages: [PackageReference] = []
    var localPackages: [LocalPackage] = []
    var account = ImportAccount()

    /// The names of the apps.
    var programs: [String] { targets.filter { $0.kind == .app }.map(\.name) }
}

struct ImportedTarget: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case app, library, tests }

    enum Dependency: Hashable, Sendable {
        case target(String)
        case product(String, package: String)
    }

    var name: String
    var kind: Kind
    /// The paths of files in the target's folder, and the absolute paths that they are copied from.
    var files: [String: String] = [:]
    /// The paths in the target's folder of resources that keep their form.
    var copied: [String] = []
    /// The Info.plist, as XML.
    var information: Data?
    var dependencies: [Dependency] = []
    /// Swift settings in addition to those of README.md, as code.
    var settings: [String] = []

    /// The folder for resources that a build puts at the top of the bundle.
    static let resources = "Resources"
    /// The folder for folders that are resources.
    static let folders = "Folders"

    var folder: String { kind == .tests ? "Tests/\(name)" : "Sources/\(name)" }
    var hasSources: Bool { files.keys.contains { $0.hasSuffix(".swift") && !isResource($0) } }
    var hasResources: Bool { files.keys.contains { $0.hasPrefix(Self.resources + "/") } }
    /// True if the target has catalogues or an Info.plist for the build plugin OrielAssets.
    var usesPlugin: Bool {
        kind != .tests && (copied.contains { $0.hasSuffix(".xcassets") } || information != nil && kind == .app)
    }

    private func isResource(_ path: String) -> Bool {
        path.hasPrefix(Self.resources + "/") || path.hasPrefix(Self.folders + "/")
    }
}
