package import Foundation

/// Finds the font files of an app.
package enum FontFolder {
    /// The most fonts of an app: each page has a style rule for each of them.
    private static let limit = 128
    /// The most folders inside each other in a bundle.
    private static let depth = 6

    /// Returns the fonts in the bundles, in the folder of the executable, and in its subfolder `Fonts`.
    ///
    /// Other folders next to the executable are not the app's: a build folder has thousands of files.
    package static func files(home: URL, bundles: [URL]) -> [URL] {
        var files = fonts(in: home, depth: 0) + fonts(in: home.appendingPathComponent("Fonts"), depth: depth)
        for bundle in bundles { files += fonts(in: bundle, depth: depth) }
        return Array(files.prefix(limit))
    }

    private static func fonts(in folder: URL, depth: Int) -> [URL] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        var found: [URL] = []
        for name in names {
            let item = folder.appendingPathComponent(name)
            switch (name as NSString).pathExtension.lowercased() {
            case "ttf", "otf", "woff2", "ttc", "otc", "woff": found.append(item)
            case "xcassets", "lproj": break
            default:
                if depth > 0, isFolder(item) { found += fonts(in: item, depth: depth - 1) }
            }
        }
        return found
    }

    /// Links to folders are not followed: they could lead outside, or in a circle.
    private static func isFolder(_ url: URL) -> Bool {
        let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        return type == .typeDirectory
    }
}
