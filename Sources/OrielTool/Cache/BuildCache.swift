internal import Foundation

/// A folder for builds that packages share, so that Oriel is compiled once. `oriel cache` fills it.
///
/// Modules of all packages are in one folder there, so each name of a target belongs to one package.
struct BuildCache {
    private let folder: URL

    init(oriel: OrielFolder, base: URL = Self.base) {
        // What is compiled has the path of its sources.
        let digest = Digest.sha256(Data(oriel.path.utf8)).prefix(6).map { String($0, radix: 16) }.joined()
        folder = base.appending(path: "oriel/\(oriel.url.lastPathComponent)-\(digest)")
    }

    /// The folder for caches of this user.
    static var base: URL {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") { return URL(fileURLWithPath: path) }
        return URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory()).appending(path: ".cache")
    }

    /// The folder for what builds make, for `--scratch-path`. It can be a link: compilers get the path that it leads to, because
    /// they compare paths as texts.
    var scratchPath: String { folder.appending(path: "build").resolvingSymlinksInPath().path }

    /// The folder of a package that brings all of Oriel.
    var package: URL { folder.appending(path: "package") }

    /// Whether there is something in it.
    var exists: Bool { FileManager.default.fileExists(atPath: scratchPath) }

    /// The folder for the builds of a package: nil if there is no cache of the Oriel that it depends on, or if another package
    /// has a target with a name of its.
    ///
    /// - Parameters:
    ///   - folder: The folder of the package.
    ///   - ownScratchPath: The build folder in which SwiftPM reads the manifest; nil for that of the package.
    static func scratchPath(for folder: String, ownScratchPath: String? = nil) throws -> String? {
        guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else { return nil }
        let package = try PackageDump.of(folder, scratchPath: ownScratchPath)
        // Known by its sources, because a checkout can have any name.
        let oriel = package.folders.lazy.compactMap { try? OrielFolder(URL(fileURLWithPath: $0)) }.first
        guard let oriel else { return nil }
        let cache = BuildCache(oriel: oriel)
        guard cache.exists else { return nil }
        if let conflict = try cache.claim(targets: package.targets.map(\.name), of: folder) {
            Console.print(
                "\(conflict.owner) has a target \(conflict.target), too, so this package is not built in the cache of Oriel"
            )
            return nil
        }
        return cache.scratchPath
    }

    func remove() throws {
        if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
    }

    /// A target of another package that has the same name.
    struct Conflict: Equatable {
        let target: String
        /// The folder of the other package.
        let owner: String
    }

    /// Reserves the names of a package's targets. Of packages that are built at the same time, one gets a name.
    ///
    /// - Returns: Nil if the package can use the cache. Nothing is reserved otherwise.
    func claim(targets: [String], of package: String) throws -> Conflict? {
        let names = folder.appending(path: "targets")
        try FileManager.default.createDirectory(at: names, withIntermediateDirectories: true)
        return try FileLock.hold(folder.appending(path: "targets.lock")) {
            try claim(targets, of: package, in: names)
        }
    }

    private func claim(_ targets: [String], of package: String, in names: URL) throws -> Conflict? {
        for target in targets {
            guard let owner = try? String(contentsOf: names.appending(path: target), encoding: .utf8) else { continue }
            // The names of a package that has been removed are free.
            if owner != package && FileManager.default.fileExists(atPath: "\(owner)/Package.swift") {
                return Conflict(target: target, owner: owner)
            }
        }
        for target in targets { try Data(package.utf8).write(to: names.appending(path: target), options: .atomic) }
        return nil
    }
}
