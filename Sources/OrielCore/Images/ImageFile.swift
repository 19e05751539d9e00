package import Foundation
import OrielUIKit

/// The bytes of a picture that browsers fetch by their hash, as `HASH.png`.
///
/// A file is known to the process as long as somebody shows it, and a little longer: see `ImageFile.named(_:)`.
package final class ImageFile: Sendable, Hashable {
    private enum Content: Sendable {
        case data(Data)
        case file(URL)
    }

    /// The hash of the bytes in 64 hexadecimal digits.
    package let hash: String
    /// How many bytes there are.
    package let byteCount: Int
    let format: ImageHeader.Format
    private let content: Content

    /// Bytes in memory.
    init(_ data: Data, format: ImageHeader.Format) {
        hash = ContentHash(data).description
        byteCount = data.count
        content = .data(data)
        self.format = format
        ImageFiles.shared.insert(self)
    }

    /// A file that stays where it is.
    ///
    /// - Parameter data: What the file holds now.
    init(_ url: URL, data: Data, format: ImageHeader.Format) {
        hash = ContentHash(data).description
        byteCount = data.count
        content = .file(url)
        self.format = format
        ImageFiles.shared.insert(self)
    }

    deinit { ImageFiles.shared.remove(hash) }

    /// What a server answers with.
    ///
    /// - Throws: An error of Foundation if the file has gone.
    package func data() throws -> Data {
        switch content {
        case .data(let data): data
        case .file(let url): try Data(contentsOf: url)
        }
    }

    /// The media type: `image/png`.
    package var mediaType: String {
        switch format {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .gif: "image/gif"
        case .webp: "image/webp"
        case .svg: "image/svg+xml"
        }
    }

    package var fileExtension: String { format == .jpeg ? "jpg" : format.rawValue }

    /// The last part of the address: `HASH.png`.
    package var name: String { "\(hash).\(fileExtension)" }

    package static func == (a: ImageFile, b: ImageFile) -> Bool {
        a === b || (a.hash == b.hash && a.format == b.format)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// The file of a name, if it is or was lately shown by some session of this process.
    package static func named(_ name: String) -> ImageFile? {
        guard let dot = name.firstIndex(of: "."), let file = ImageFiles.shared.file(String(name[..<dot])) else {
            return nil
        }
        return file.name == name ? file : nil
    }
}
