internal import Crypto
package import Foundation

/// A file with one font, as browsers fetch it.
package struct FontFile: Sendable {
    package enum Format: String, Sendable {
        case ttf, otf, woff2

        /// The media type.
        package var mediaType: String { "font/\(rawValue)" }

        /// The name in `src` of `@font-face`.
        package var name: String {
            switch self {
            case .ttf: "truetype"
            case .otf: "opentype"
            case .woff2: "woff2"
            }
        }
    }

    /// The most bytes of a file.
    static let limit = 32 << 20

    package let url: URL
    package let format: Format
    package let face: FontFace
    /// The first half of the SHA-256 hash of the bytes, in hexadecimal digits.
    package let hash: String

    /// Reads a file.
    ///
    /// - Throws: `FontError` if it is not a font that browsers show.
    package init(_ url: URL) throws {
        let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber
        guard let size, size.intValue <= Self.limit else { throw FontError("it has more than \(Self.limit) bytes") }
        try self.init(url, bytes: Array(Data(contentsOf: url)))
    }

    /// Returns the bytes to serve.
    ///
    /// - Throws: If the file has been deleted or changed since it was first read.
    package func bytes() throws -> [UInt8] {
        let bytes = Array(try Data(contentsOf: url))
        guard Self.hash(of: bytes) == hash else {
            throw FontError("\(url.path) has changed since the server has started")
        }
        return bytes
    }

    private static func hash(of bytes: [UInt8]) -> String {
        SHA256.hash(data: bytes).prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    init(_ url: URL, bytes: [UInt8]) throws(FontError) {
        let tables = try FontTables(FontBytes(bytes))
        self.url = url
        format = tables.format
        face = try FontFace(tables)
        hash = Self.hash(of: bytes)
    }

    /// The last component of the address: `HASH.woff2`.
    package var name: String { "\(hash).\(format.rawValue)" }
}
