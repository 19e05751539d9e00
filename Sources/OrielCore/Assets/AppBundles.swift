import Foundation
import Synchronization

/// Where the resources of an app are: colours, images and translations by name.
enum AppBundles {
    /// What has been read of one bundle; the bundle is kept, so that its address stays its own.
    private struct Known: Sendable {
        let bundle: Bundle
        let resources: BundleResources
    }

    private static let known = Mutex<[ObjectIdentifier: Known]>([:])

    /// What the app itself has to offer.
    static let app = BundleResources(folders: appFolders, developmentLanguage: Bundle.main.developmentLanguage)

    /// The resources of a bundle; nil stands for those of the app.
    static func resources(of bundle: Bundle?) -> BundleResources {
        guard let bundle, bundle !== Bundle.main else { return app }
        let key = ObjectIdentifier(bundle)
        if let known = known.withLock({ $0[key] }) { return known.resources }
        // Read outside the lock: another thread may read it too, the first to come counts.
        let folders = unique([bundle.resourceURL, bundle.bundleURL].compactMap(\.self))
        let resources = BundleResources(folders: folders, developmentLanguage: bundle.developmentLanguage)
        let new = Known(bundle: bundle, resources: resources)
        return known.withLock { known in
            if let other = known[key] { return other.resources }
            known[key] = new
            return new.resources
        }
    }

    static func image(named name: String, in bundle: Bundle?) -> AssetImage? {
        resources(of: bundle).image(named: name)
    }

    static func color(named name: String, in bundle: Bundle?) -> AssetColor? {
        resources(of: bundle).color(named: name)
    }

    /// What is known of a key in all languages; nothing if there is no translation of it.
    static func translations(of key: String, table: String?, bundle: Bundle?) -> Translations.Key? {
        resources(of: bundle).translations?.key(key, table: table)
    }

    /// The folder of the executable, and the resource bundles beside it, those of the executable's own target first.
    ///
    /// Xcode puts an app's resources into its main bundle, SwiftPM into a bundle for each target.
    private static let appFolders: [URL] = {
        let main = Bundle.main
        let home = main.bundleURL
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []).sorted()
        let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
        let target = main.executableURL?.lastPathComponent ?? ""
        let own = bundles.filter { ($0 as NSString).deletingPathExtension.hasSuffix("_\(target)") }
        let others = bundles.filter { !own.contains($0) }
        return unique(
            [main.resourceURL, home].compactMap(\.self) + (own + others).map { home.appendingPathComponent($0) }
        )
    }()

    private static func unique(_ folders: [URL]) -> [URL] {
        var seen: Set<String> = []
        return folders.filter { seen.insert($0.standardizedFileURL.path).inserted }
    }
}

extension Bundle {
    /// The language its keys are written in.
    ///
    /// Linux's `developmentLocalization` stops the process for a bundle without an Info.plist, which programs have none of.
    fileprivate var developmentLanguage: String {
        object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
    }
}
