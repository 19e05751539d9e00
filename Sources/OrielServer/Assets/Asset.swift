internal import NIOCore

/// A file a server sends, in the forms it can be sent in.
struct Asset: Sendable {
    /// Name, fingerprint and extension, as in the address.
    let file: String
    let contentType: String
    let fingerprint: String
    let plain: ByteBuffer
    /// Nil where compression gains nothing.
    let gzip: ByteBuffer?
    let brotli: ByteBuffer?

    var path: String { AssetStore.prefix + file }

    /// The form to send to a client.
    ///
    /// - Parameter acceptEncoding: The header of its request.
    func form(for acceptEncoding: String?) -> (encoding: String?, body: ByteBuffer) {
        let accepted = AcceptList(acceptEncoding ?? "")
        if let brotli, accepted.accepts("br") { return ("br", brotli) }
        if let gzip, accepted.accepts("gzip") { return ("gzip", gzip) }
        return (nil, plain)
    }
}
