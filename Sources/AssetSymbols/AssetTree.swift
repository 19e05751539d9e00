package import Foundation

/// The names of colours and images in catalogues, by the folders that are namespaces.
package struct AssetTree: Equatable, Sendable {
    /// The paths of colours by the names of their symbols.
    package private(set) var colors: [String: String] = [:]
    /// The paths of images by the names of their symbols.
    package private(set) var images: [String: String] = [:]
    /// The contents of folders that are namespaces, by the names of their types.
    package private(set) var namespaces: [String: AssetTree] = [:]

    /// - Parameter catalogs: The `.xcassets` folders.
    package init(catalogs: [URL]) {
        for catalog in catalogs { read(catalog, path: "") }
    }

    private init() {}

    private mutating func read(_ folder: URL, path: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            let item = folder.appendingPathComponent(name)
            let base = item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            // The first of two assets with the same symbol keeps it.
            case "colorset": colors.add(path + base, as: AssetSymbol.name(of: base, kind: "Color"))
            case "imageset": images.add(path + base, as: AssetSymbol.name(of: base, kind: "Image"))
            case "" where Self.isNamespace(item):
                let type = AssetSymbol.typeName(of: base)
                var tree = namespaces[type] ?? AssetTree()
                tree.read(item, path: path + base + "/")
                namespaces[type] = tree
            case "": read(item, path: path)
            default: break
            }
        }
    }

    private static func isNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            let properties: [String: Bool]?
        }
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
        return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?["provides-namespace"] ?? false
    }
}

extension [String: String] {
    fileprivate mutating func add(_ path: String, as symbol: String) {
        if self[symbol] == nil { self[symbol] = path }
    }
}
