package import Foundation

/// The icon of the app: an `.appiconset` in an asset catalogue, as PNG files.
package struct AppIcon: Sendable {
    /// A square picture of the icon.
    package struct Picture: Hashable, Sendable {
        /// In pixels.
        package let side: Int
        package let url: URL
    }

    /// The pictures, from the smallest to the largest, one of each size.
    package let pictures: [Picture]

    package static let shared = AppIcon(
        named: AppInformation.shared.iconName ?? "AppIcon",
        bundles: AppFolders.bundles
    )

    /// Finds the icon in the catalogues of bundles; the first bundle that has it counts.
    package init(named name: String, bundles: [URL]) {
        let sets = bundles.lazy.flatMap { Self.sets(in: $0, depth: 4) }
        pictures =
            sets.filter { $0.lastPathComponent == "\(name).appiconset" }.map(Self.pictures).first { !$0.isEmpty } ?? []
    }

    /// Returns the smallest picture that has at least a number of pixels, otherwise the largest.
    package func picture(ofSide side: Int) -> Picture? { pictures.first { $0.side >= side } ?? pictures.last }

    private static func sets(in folder: URL, depth: Int) -> [URL] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return names.flatMap { name -> [URL] in
            let item = folder.appendingPathComponent(name)
            switch item.pathExtension {
            case "appiconset": return [item]
            case "", "xcassets": return depth > 0 ? sets(in: item, depth: depth - 1) : []
            default: return []
            }
        }
    }

    private static func pictures(in set: URL) -> [Picture] {
        guard let data = FileManager.default.contents(atPath: set.appendingPathComponent("Contents.json").path),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return [] }
        var pictures: [Int: Picture] = [:]
        // Dark and tinted icons are not chosen by browsers.
        for image in contents.images where image.appearances == nil {
            guard let name = image.filename, !name.contains("/") else { continue }
            let url = set.appendingPathComponent(name)
            if let side = PNGSize.side(of: url), pictures[side] == nil {
                pictures[side] = Picture(side: side, url: url)
            }
        }
        return pictures.values.sorted { $0.side < $1.side }
    }

    private struct Contents: Decodable {
        struct Image: Decodable {
            struct Appearance: Decodable {}

            let filename: String?
            let appearances: [Appearance]?
        }

        let images: [Image]
    }
}

/// The size of a PNG file.
private enum PNGSize {
    /// - Returns: Nil for a file that is not PNG, not square, or larger than an icon can be.
    static func side(of url: URL) -> Int? {
        guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? handle.close() }
        guard let head = try? handle.read(upToCount: 24), head.count == 24 else { return nil }
        let bytes = Array(head)
        guard bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47] else { return nil }
        let (width, height) = (number(bytes[16..<20]), number(bytes[20..<24]))
        return width == height && (1...4096).contains(width) ? width : nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
