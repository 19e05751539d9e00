import Foundation
import OrielResources
import Synchronization

/// Access to the resources of an app: colours, images and translations by name.
enum AppBundles {
    /// The cached resources of one bundle; the bundle is retained so that its address stays unique.
    private struct Known: Sendable {
        let bundle: Bundle
        let resources: BundleResources
    }

    private static let known = Mutex<[ObjectIdentifier: Known]>([:])

    /// The resources of the app itself.
    static let app = BundleResources(
        folders: AppFolders.all,
        developmentLanguage: AppInformation.shared.developmentRegion ?? "en"
    )

    /// Returns the resources of a bundle; nil means the app.
    static func resources(of bundle: Bundle?) -> BundleResources {
        guard let bundle, bundle !== Bundle.main else { return app }
        let key = ObjectIdentifier(bundle)
        if let known = known.withLock({ $0[key] }) { return known.resources }
        // Read outside the lock: another thread may read it at the same time, and the first result is kept.
        let folders = AppFolders.unique([bundle.resourceURL, bundle.bundleURL].compactMap(\.self))
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

    /// Returns the translations of a key in all languages; nil if there is none.
    static func translations(of key: String, table: String?, bundle: Bundle?) -> Translations.Key? {
        resources(of: bundle).translations?.key(key, table: table)
    }
}

extension Bundle {
    /// The language of the bundle's keys.
    ///
    /// Linux's `developmentLocalization` traps for a bundle without an Info.plist, and executables have none.
    fileprivate var developmentLanguage: String {
        object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
    }
}
