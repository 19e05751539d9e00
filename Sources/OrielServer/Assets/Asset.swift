internal import NIOCore

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
