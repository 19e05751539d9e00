internal import Foundation

/// A preview as the gallery shows it.
struct PreviewEntry: Codable, Equatable, Sendable {
    enum Layout: String, Codable, Sendable { case device, fits, fixed }

    struct Size: Codable, Equatable, Sendable {
        var width: Int
        var height: Int
    }

    /// The name by which the program knows it.
    var id: String
    var title: String
    /// The path in the package, or the module and the name of the file.
    var file: String
    var line: Int?
    var layout: Layout
    /// The size of a fixed layout, or of a device that the preview asks for.
    var size: Size?
    var isLandscape: Bool
    /// Why it cannot be shown.
    var failure: String?
}

/// What a program prints of a declaration of previews.
struct PreviewLine: Decodable, Equatable {
    struct Preview: Decodable, Equatable {
        var id: String
        var name: String?
        var file: String?
        var path: String?
        var line: Int?
        var provider: String?
        var layout: String
        var width: Number?
        var height: Number?
        var device: String?
        var isLandscape: Bool
    }

    /// A length in points. Text stands for one that is no number, such as infinity.
    struct Number: Decodable, Equatable {
        var value: Double?

        init(from decoder: any Decoder) throws { value = try? decoder.singleValueContainer().decode(Double.self) }
    }

    var declaration: String
    /// Nil in the first of the two lines of a declaration.
    var previews: [Preview]?
    var error: String?

    /// - Returns: Nil for lines that the program prints for itself.
    init?(_ line: some StringProtocol) {
        let prefix = "oriel-preview "
        guard line.hasPrefix(prefix),
            let found = try? JSONDecoder().decode(Self.self, from: Data(line.dropFirst(prefix.count).utf8))
        else { return nil }
        self = found
    }
}

extension PreviewEntry {
    /// - Parameters:
    ///   - folder: The package; paths in it are shown without it.
    ///   - place: Returns the file and the line of a type.
    ///   - number: The place among the previews of its declaration, and how many it has.
    init(_ preview: PreviewLine.Preview, in folder: String, place: (String) -> SourcePlaces.Place?) {
        let found = preview.provider.flatMap(place)
        let path = preview.path ?? found?.path
        id = preview.id
        file = path.flatMap { Self.relative($0, to: folder) } ?? preview.file ?? preview.provider ?? ""
        line = preview.line ?? found?.line
        title = preview.name ?? ""
        layout = Layout(rawValue: preview.layout) ?? .device
        isLandscape = preview.isLandscape
        if layout == .fixed, let width = preview.width?.value, let height = preview.height?.value {
            size = Size(width: Self.length(width), height: Self.length(height))
        } else if let device = preview.device {
            size = Device.size(named: device)
        }
    }

    /// Lengths that a window can have.
    private static func length(_ points: Double) -> Int { Int(min(max(points.rounded(.up), 1), 4000)) }

    static func relative(_ path: String, to folder: String) -> String? {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
    }

    /// Returns the previews of files in a folder of the package, with the names of the files relative to it.
    ///
    /// - Parameter folder: Nil for all previews as they are.
    /// - Throws: `ToolError` if there is no preview in it.
    static func entries(_ entries: [PreviewEntry], in folder: String?) throws -> [PreviewEntry] {
        guard let folder else { return entries }
        let path = folder.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        let found = entries.compactMap { entry in
            relative(entry.file, to: path).map { file in
                var entry = entry
                entry.file = file
                return entry
            }
        }
        guard !found.isEmpty else {
            throw ToolError("the program has no previews in \(path); expected a folder such as Sources")
        }
        return found
    }

    /// Sorts previews by file, and names those without a name after their file or type.
    static func arranged(_ entries: [PreviewEntry]) -> [PreviewEntry] {
        let order = entries.enumerated().sorted {
            ($0.element.file, $0.element.line ?? 0, $0.offset) < ($1.element.file, $1.element.line ?? 0, $1.offset)
        }
        var result = order.map(\.element)
        for (file, indices) in Dictionary(grouping: result.indices, by: { result[$0].file }) {
            let name = file.split(separator: "/").last.map { String($0).replacing(".swift", with: "") } ?? file
            for (number, index) in indices.enumerated() where result[index].title.isEmpty {
                result[index].title = indices.count == 1 ? name : "\(name) \(number + 1)"
            }
        }
        return result
    }
}
