internal import Crypto
internal import Encodings
internal import NIOCore
internal import Synchronization

/// The files that a server sends, apart from pages.
///
/// A file's address contains a fingerprint of its bytes. So browsers cache it permanently, and request it again only after a change.
package final class AssetStore: Sendable {
    static let prefix = "/oriel/assets/"

    private let forms: CompressedForms
    private let assets = Mutex<[String: Asset]>([:])

    package init() { forms = .shared }

    init(forms: CompressedForms) { self.forms = forms }

    /// Adds a file.
    ///
    /// - Parameter name: A name with an extension, such as `gallery.css`. Characters not valid in addresses are replaced.
    /// - Returns: The path of the file.
    package func add(_ name: String, contentType: String, bytes: [UInt8]) -> String {
        let fingerprint = Self.fingerprint(of: [bytes])
        return add(Self.file(name, fingerprint: fingerprint), contentType: contentType, fingerprint, bytes)
    }

    /// Adds files that refer to each other by their names, in a folder whose name is the fingerprint of all of them.
    ///
    /// - Parameter files: The bytes by file name. The names are valid in addresses.
    /// - Returns: The paths by file name.
    func addFolder(contentType: String, _ files: [String: [UInt8]]) -> [String: String] {
        let sorted = files.sorted { $0.key < $1.key }
        let fingerprint = Self.fingerprint(of: sorted.flatMap { [Array($0.key.utf8), $0.value] })
        return files.reduce(into: [:]) { paths, file in
            paths[file.key] = add("\(fingerprint)/\(file.key)", contentType: contentType, fingerprint, file.value)
        }
    }

    private func add(_ file: String, contentType: String, _ fingerprint: String, _ bytes: [UInt8]) -> String {
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
            brotli: isCompressible ? smaller(forms.brotli(of: bytes) ?? Compression.brotli(bytes)) : nil
        )
        assets.withLock { $0[file] = asset }
        return asset.path
    }

    /// Returns the file of a path; nil if the name or fingerprint does not match.
    func asset(file: String) -> Asset? { assets.withLock { $0[file] } }

    private static func fingerprint(of parts: [[UInt8]]) -> String {
        var hash = SHA256()
        for part in parts { hash.update(data: part) }
        return Base64URL.text(of: Array(hash.finalize().prefix(9)))
    }

    private static func file(_ name: String, fingerprint: String) -> String {
        let safe = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "-" })
        guard let dot = safe.lastIndex(of: ".") else { return "\(safe).\(fingerprint)" }
        return "\(safe[..<dot]).\(fingerprint)\(safe[dot...])"
    }

    private static func isText(_ contentType: String) -> Bool {
        contentType.hasPrefix("text/") || ["javascript", "json", "svg", "xml"].contains { contentType.contains($0) }
    }
}
