package import Foundation
package import OrielUniformTypeIdentifiers

/// A file on the user's device that the user has chosen. Its contents have not been uploaded yet.
///
/// All properties are unverified claims of the browser.
package struct ChosenFile: Sendable, Hashable, Decodable {
    /// The browser's id of the file.
    package let id: Int
    /// The file name, without a path.
    package let name: String
    /// The media type; empty if the browser does not know it.
    package let mediaType: String
    package let size: Int

    /// The maximum number of files in one choice.
    package static let limit = 100

    /// The integers that JavaScript represents exactly; sums of them fit an `Int`.
    private static let numbers = 0...9_007_199_254_740_991

    package init(id: Int, name: String, mediaType: String, size: Int) {
        self.id = id
        self.name = FileName.safe(name)
        self.mediaType = Self.mediaType(mediaType)
        self.size = size
    }

    /// Returns a media type without parameters, in at most 127 characters.
    static func mediaType(_ claim: String) -> String {
        String(claim.prefix { $0.isASCII && $0 != ";" }.prefix(127)).lowercased()
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

    /// Decodes the files of a choice from the browser's JSON.
    ///
    /// - Returns: Nil if the text is not a list of files, or has more than `limit` files.
    package static func list(_ json: String) -> [ChosenFile]? {
        guard let files = try? JSONDecoder().decode([ChosenFile].self, from: Data(json.utf8)), files.count <= limit
        else { return nil }
        return files
    }

    /// The content type according to the name and the media type.
    package var contentType: UTType { FileKinds.type(name: name, mediaType: mediaType) }
}

/// A file uploaded from the user's device. It is deleted with its owner, when the last reference to it is released.
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
    /// Returns the last component of a name, without characters that file systems reject.
    package static func safe(_ name: String) -> String {
        let last = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
        let visible = last.unicodeScalars.filter {
            $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }
        // Keeps the end, which holds the extension, in 200 bytes: file systems allow at most 255. The cut to 200
        // scalars comes first, since removing characters one by one from a very long name takes quadratic time.
        var name = String(String.UnicodeScalarView(visible.suffix(200)))
        while name.utf8.count > 200 { name.removeFirst() }
        return name.isEmpty || name.allSatisfy { $0 == "." } ? "file" : name
    }
}
