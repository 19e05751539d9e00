import Foundation
import Synchronization

/// The named resources of an app or one bundle.
final class BundleResources: Sendable {
    private let folders: [URL]
    private let catalogs: [AssetCatalog]
    /// Images outside of catalogues, by name; nil for those not found.
    private let loose = Mutex<[String: AssetImage?]>([:])
    /// Nil if there are no translations.
    let translations: Translations?

    /// - Parameter developmentLanguage: The language of untranslated text.
    init(folders: [URL], developmentLanguage: String? = nil) {
        self.folders = folders
        translations = Translations(folders: folders, developmentLanguage: developmentLanguage)
        catalogs = folders.map(AssetCatalog.init(resourcesIn:))
    }

    func color(named name: String) -> AssetColor? {
        for catalog in catalogs {
            if let color = catalog.colors[name] { return color }
        }
        return nil
    }

    func image(named name: String) -> AssetImage? {
        for catalog in catalogs {
            if let image = catalog.images[name] { return image }
        }
        return loose.withLock { loose in
            if let known = loose[name] { return known }
            let found = looseImage(named: name)
            loose[name] = .some(found)
            return found
        }
    }

    private static let fileExtensions = ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf"]

    /// Finds `Name.png`, `Name@2x.png` and `Name@3x.png`, or files in another supported format.
    private func looseImage(named name: String) -> AssetImage? {
        // A name is not a path: files outside the bundle are not accessible.
        guard !name.split(separator: "/").contains("..") else { return nil }
        let path = name as NSString
        let hasExtension = Self.fileExtensions.contains(path.pathExtension.lowercased())
        let base = hasExtension ? path.deletingPathExtension : name
        for folder in folders {
            for suffix in hasExtension ? [path.pathExtension] : Self.fileExtensions {
                let files = zip(["", "@2x", "@3x"], [1, 2, 3] as [CGFloat]).compactMap {
                    mark,
                    scale -> (URL, CGFloat)? in
                    let url = folder.appendingPathComponent("\(base)\(mark).\(suffix)")
                    return FileManager.default.fileExists(atPath: url.path) ? (url, scale) : nil
                }
                if let image = AssetImage(files: files.map { (url: $0.0, scale: $0.1) }, name: name) { return image }
            }
        }
        return nil
    }
}
