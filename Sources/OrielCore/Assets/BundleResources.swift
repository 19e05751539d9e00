import Foundation
import Synchronization

/// What an app or one bundle has to offer by name.
final class BundleResources: Sendable {
    private let folders: [URL]
    private let catalogs: [AssetCatalog]
    /// Images that stand in no catalogue, by name; nil for those looked for in vain.
    private let loose = Mutex<[String: AssetImage?]>([:])
    /// Nil where nothing is translated.
    let translations: Translations?

    /// - Parameter developmentLanguage: The language that what is not translated is shown in.
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

    private static let fileExtensions = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

    /// `Name.png`, `Name@2x.png` and `Name@3x.png`, or whatever format the files have.
    private func looseImage(named name: String) -> AssetImage? {
        // A name is no path: what lies outside the bundle is none of its images.
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
