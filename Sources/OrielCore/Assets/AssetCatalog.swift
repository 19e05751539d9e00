import Foundation
import OrielUIKit

/// The colours and images of the `.xcassets` folders in one folder of resources.
///
/// On Apple's systems Xcode compiles these folders; here they are read uncompiled, so they must be copied into the
/// bundle: `.copy("Assets.xcassets")`.
struct AssetCatalog: Sendable {
    private(set) var colors: [String: AssetColor] = [:]
    private(set) var images: [String: AssetImage] = [:]

    init(resourcesIn folder: URL) {
        for catalog in Self.contents(of: folder) where catalog.pathExtension == "xcassets" {
            read(catalog, namespace: "")
        }
    }

    private mutating func read(_ folder: URL, namespace: String) {
        for item in Self.contents(of: folder) {
            let name = namespace + item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "colorset":
                if let set: ColorSet = Self.decoded(from: item) { colors[name] = AssetColor(set) }
            case "imageset":
                if let set: ImageSet = Self.decoded(from: item) { images[name] = AssetImage(set, name: name, in: item) }
            case "":
                let group: AssetGroup? = Self.decoded(from: item, isRequired: false)
                let isNamespace = group?.properties?.providesNamespace ?? false
                read(item, namespace: isNamespace ? name + "/" : namespace)
            default:
                // Views do not show app icons, data sets and symbol sets by name.
                break
            }
        }
    }

    /// Returns the contents of a folder, sorted by name; empty if it is not a folder.
    private static func contents(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }

    private static func decoded<Value: Decodable>(from folder: URL, isRequired: Bool = true) -> Value? {
        let file = folder.appendingPathComponent("Contents.json")
        guard isRequired || FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(Value.self, from: Data(contentsOf: file))
        } catch {
            GraphIssue.report(.warning, "\(file.path) could not be read: \(error)")
            return nil
        }
    }
}

/// A folder that groups others.
private struct AssetGroup: Decodable {
    struct Properties: Decodable {
        let providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
        }
    }

    let properties: Properties?
}
