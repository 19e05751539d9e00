package import Foundation
package import OrielUniformTypeIdentifiers

/// A file at the person's device that they have chosen; what it holds is not here yet.
///
/// All of it is what a browser claims.
package struct ChosenFile: Sendable, Hashable, Decodable {
    /// By which the browser knows it.
    package let id: Int
    /// Without a path.
    package let name: String
    /// A media type; empty if the browser knows none.
    package let mediaType: String
    package let size: Int

    /// How many files one choice may have.
    package static let limit = 100

    /// What a browser counts exactly; sums of them fit an `Int`.
    private static let numbers = 0...9_007_199_254_740_991

    package init(id: Int, name: String, mediaType: String, size: Int) {
        self.id = id
        self.name = FileName.safe(name)
        self.mediaType = String(mediaType.prefix { $0.isASCII && $0 != ";" }.prefix(127)).lowercased()
        self.size = size
    }

    private enum CodingKeys: String, CodingKey {
        case id, name, size
        case mediaType = "type"
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(Int.self, forKey: .id),
            name: try container.decode(String.self, forKey: .name),
            mediaType: try container.decode(String.self, forKey: .mediaType),
            size: try container.decode(Int.self, forKey: .size)
        )
        guard Self.numbers.contains(id), Self.numbers.contains(size) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "expected numbers from 0 to 2^53 - 1")
            )
        }
    }

    /// What a browser tells of a choice.
    ///
    /// - Returns: Nil for what is no list of files, or too long a one.
    package static func list(_ json: String) -> [ChosenFile]? {
        guard let files = try? JSONDecoder().decode([ChosenFile].self, from: Data(json.utf8)), files.count <= limit
        else { return nil }
        return files
    }

    /// What its name and media type say it is.
    package var contentType: UTType { FileKinds.type(name: name, mediaType: mediaType) }
}

/// A file that has come from the person's device. It is deleted with its owner, when nobody holds this any more.
package struct FetchedFile: Sendable {
    package let url: URL
    package let size: Int
    private let owner: any Sendable

    package init(url: URL, size: Int, owner: any Sendable) {
        self.url = url
        self.size = size
        self.owner = owner
    }
}

package enum FileName {
    /// The last component of a name, without what no file system likes.
    package static func safe(_ name: String) -> String {
        let last = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
        let visible = last.unicodeScalars.filter {
            $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }
        // The end holds the extension, and no file system takes more than 255 bytes. Cut in one step first: taking letter
        // by letter off a name that somebody has made endless takes the square of its length.
        var name = String(String.UnicodeScalarView(visible.suffix(200)))
        while name.utf8.count > 200 { name.removeFirst() }
        return name.isEmpty || name.allSatisfy { $0 == "." } ? "file" : name
    }
}
