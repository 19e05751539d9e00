package import Foundation
import OrielUIKit

/// The bytes of a picture that browsers fetch by their hash, as `HASH.png`.
///
/// A file is available while a view shows it, and for a short time afterwards: see `ImageFile.named(_:)`.
package final class ImageFile: Sendable, Hashable {
    private enum Content: Sendable {
        case data(Data)
        case file(URL)
    }

    /// The hash of the bytes in 64 hexadecimal digits.
    package let hash: String
    /// The number of bytes.
    package let byteCount: Int
    let format: ImageHeader.Format
    private let content: Content

    /// Creates a file with bytes in memory.
    init(_ data: Data, format: ImageHeader.Format) {
        hash = ContentHash(data).description
        byteCount = data.count
        content = .data(data)
        self.format = format
        // A file that is part of the page is not fetched.
        if !isInline { ImageFiles.shared.insert(self) }
    }

    /// Creates a file whose bytes stay on disk.
    ///
    /// - Parameter data: The current content of the file.
    init(_ url: URL, data: Data, format: ImageHeader.Format) {
        hash = ContentHash(data).description
        byteCount = data.count
        content = .file(url)
        self.format = format
        ImageFiles.shared.insert(self)
    }

    deinit { ImageFiles.shared.remove(hash) }

    /// Returns the bytes to serve.
    ///
    /// - Throws: A Foundation error if the file was deleted.
    package func data() throws -> Data {
        switch content {
        case .data(let data): data
        case .file(let url): try Data(contentsOf: url)
        }
    }

    /// The media type: `image/png`.
    package var mediaType: String { format.mediaType }

    package var fileExtension: String { format == .jpeg ? "jpg" : format.rawValue }

    /// The maximum number of bytes of an image that is part of the page: about the size of a request for it.
    static let inlineLimit = 512

    private var isInline: Bool {
        if case .data = content, format != .svg { byteCount <= Self.inlineLimit } else { false }
    }

    /// The image as a `data:` URL, if it is small enough to be part of the page. No character needs quotes in CSS.
    package var dataURL: String? {
        guard isInline, case .data(let data) = content else { return nil }
        return "data:\(mediaType);base64,\(data.base64EncodedString())"
    }

    /// The last component of the address: `HASH.png`.
    package var name: String { "\(hash).\(fileExtension)" }

    package static func == (a: ImageFile, b: ImageFile) -> Bool {
        a === b || (a.hash == b.hash && a.format == b.format)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// Returns the file with a name, if a session of this process shows it or recently did.
    package static func named(_ name: String) -> ImageFile? {
        guard let dot = name.firstIndex(of: "."), let file = ImageFiles.shared.file(String(name[..<dot])) else {
            return nil
        }
        return file.name == name ? file : nil
    }
}

extension ImageHeader.Format {
    /// The media type: `image/png`.
    var mediaType: String {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .gif: "image/gif"
        case .webp: "image/webp"
        case .svg: "image/svg+xml"
        }
    }
}
