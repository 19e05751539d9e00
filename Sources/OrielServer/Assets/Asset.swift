internal import NIOCore
internal import OrielCore

/// A file that a server sends, with its compressed forms.
struct Asset: Sendable {
    /// The end of the address: name, fingerprint and extension, or the fingerprint of a folder and a name in it.
    let file: String
    let contentType: String
    let fingerprint: String
    let plain: ByteBuffer
    /// Nil if compression does not make the file smaller.
    let gzip: ByteBuffer?
    let brotli: ByteBuffer?

    var path: String { AssetStore.prefix + file }

    /// Returns the form to send to a client.
    ///
    /// - Parameter acceptEncoding: The `Accept-Encoding` header of the request.
    func form(for acceptEncoding: String?) -> (encoding: String?, body: ByteBuffer) {
        let accepted = AcceptList(acceptEncoding ?? "")
        if let brotli, accepted.accepts("br") { return ("br", brotli) }
        if let gzip, accepted.accepts("gzip") { return ("gzip", gzip) }
        return (nil, plain)
    }
}

extension Asset {
    /// The most bytes of a drawing that is compressed while a browser waits for it.
    private static let drawingLimit = 1 << 20

    /// Reads an image. Drawings (SVG) are texts; all other formats are compressed already.
    ///
    /// - Throws: A Foundation error if the file was deleted.
    init(_ image: ImageFile, forms: CompressedForms = .shared) throws {
        let bytes = Array(try image.data())
        let isText = image.mediaType == "image/svg+xml"
        let gzip = isText && bytes.count <= Self.drawingLimit ? Compression.gzip(bytes) : nil
        self.init(
            file: image.name,
            contentType: image.mediaType,
            fingerprint: image.hash,
            plain: ByteBuffer(bytes: bytes),
            gzip: gzip.flatMap { $0.count < bytes.count ? ByteBuffer(bytes: $0) : nil },
            brotli: isText ? forms.brotli(of: bytes).map(ByteBuffer.init(bytes:)) : nil
        )
    }
}
