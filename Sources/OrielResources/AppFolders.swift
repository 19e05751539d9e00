package import Foundation

/// The folders with the resources of the running app.
///
/// Xcode puts an app's resources into its main bundle, SwiftPM into a bundle for each target.
package enum AppFolders {
    /// The folder of the executable, and then the bundles.
    package static let all: [URL] = unique([Bundle.main.resourceURL, home].compactMap(\.self) + bundles)

    /// The folder of the executable.
    package static let home = Bundle.main.bundleURL

    /// The resource bundles next to the executable, starting with those of the executable's own target.
    package static let bundles: [URL] = (ownNames + otherNames).map { home.appendingPathComponent($0) }

    /// The resource bundles of the executable's own target.
    package static let ownBundles: [URL] = ownNames.map { home.appendingPathComponent($0) }

    private static let names: [String] = {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []).sorted()
        return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    }()

    private static let ownNames: [String] = {
        let target = Bundle.main.executableURL?.lastPathComponent ?? ""
        return names.filter { ($0 as NSString).deletingPathExtension.hasSuffix("_\(target)") }
    }()

    private static var otherNames: [String] { names.filter { !ownNames.contains($0) } }

    package static func unique(_ folders: [URL]) -> [URL] {
        var seen: Set<String> = []
        return folders.filter { seen.insert($0.standardizedFileURL.path).inserted }
    }
}
