internal import Crypto
internal import NIOCore
internal import Synchronization

/// The files a server sends besides pages.
///
/// A file's address holds a fingerprint of its bytes, so browsers keep it for ever and ask again only when it has
/// changed.
package final class AssetStore: Sendable {
    static let prefix = "/oriel/assets/"

    private let assets = Mutex<[String: Asset]>([:])

    package init() {}

    /// Adds a file.
    ///
    /// - Parameter name: With an extension, such as `gallery.css`; characters an address cannot hold are replaced.
    /// - Returns: Where it is served.
    package func add(_ name: String, contentType: String, bytes: [UInt8]) -> String {
        let digest = SHA256.hash(data: bytes)
        let fingerprint = Base64URL.encode(Array(digest.prefix(9)))
        let file = Self.file(name, fingerprint: fingerprint)
        if let known = assets.withLock({ $0[file] }) { return known.path }

        let isCompressible = Self.isText(contentType) && bytes.count > 256
        func smaller(_ compressed: [UInt8]?) -> ByteBuffer? {
            compressed.flatMap { $0.count < bytes.count ? ByteBuffer(bytes: $0) : nil }
        }
        let asset = Asset(
            file: file,
            contentType: contentType,
            fingerprint: fingerprint,
            plain: ByteBuffer(bytes: bytes),
            gzip: isCompressible ? smaller(Compression.gzip(bytes)) : nil,
            brotli: isCompressible ? smaller(Compression.brotli(bytes)) : nil
        )
        assets.withLock { $0[file] = asset }
        return asset.path
    }

    /// The file of an address; nil if there is none, or its fingerprint is another.
    func asset(file: String) -> Asset? { assets.withLock { $0[file] } }

    private static func file(_ name: String, fingerprint: String) -> String {
        let safe = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "-" })
        guard let dot = safe.lastIndex(of: ".") else { return "\(safe).\(fingerprint)" }
        return "\(safe[..<dot]).\(fingerprint)\(safe[dot...])"
    }

    private static func isText(_ contentType: String) -> Bool {
        contentType.hasPrefix("text/") || ["javascript", "json", "svg", "xml"].contains { contentType.contains($0) }
    }
}
