internal import Crypto
internal import Encodings
public import Foundation

/// The key with which a server identifies itself to push services (VAPID, RFC 8292).
///
/// A browser's subscription accepts messages of one key only, so a server keeps it for ever.
public struct ApplicationServerKey: Sendable {
    private let key: P256.Signing.PrivateKey
    /// The public key for the browser's `applicationServerKey`: an uncompressed point on P-256 in base64url.
    public let text: String

    private init(_ key: P256.Signing.PrivateKey) {
        self.key = key
        text = Base64URL.text(of: key.publicKey.x963Representation)
    }

    /// Makes the key that belongs to a secret: the same secret makes the same key.
    ///
    /// - Parameter secret: At least 32 bytes that only the server knows.
    public init(secret: Data) {
        precondition(secret.count >= 32, "The secret of an ApplicationServerKey must have at least 32 random bytes.")
        let material = SymmetricKey(data: secret)
        for attempt in UInt8.min...UInt8.max {
            // Nearly every number of 32 bytes is a key: one in 2^32 is not.
            let info = Data("vapid".utf8) + [attempt]
            let bytes = HKDF<SHA256>.deriveKey(inputKeyMaterial: material, info: info, outputByteCount: 32)
                .withUnsafeBytes { Data($0) }
            if let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes) {
                self.init(key)
                return
            }
        }
        preconditionFailure("None of 256 numbers is a key: HKDF does not work.")
    }

    /// Returns the header `Authorization` of a message.
    ///
    /// - Parameters:
    ///   - endpoint: Where the message is sent: the token is valid for its origin.
    ///   - contact: Where the operator of a push service reaches the one of this server: a `mailto:` or `https:` address.
    ///   - date: The token is valid for 12 hours from this date.
    func authorization(for endpoint: URL, contact: String, at date: Date) throws -> String {
        var origin = "\(endpoint.scheme ?? "https")://\(endpoint.host() ?? "")"
        if let port = endpoint.port { origin += ":\(port)" }
        let claims = Claims(aud: origin, exp: Int(date.timeIntervalSince1970) + 12 * 3_600, sub: contact)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let header = Base64URL.text(of: Data(#"{"alg":"ES256","typ":"JWT"}"#.utf8))
        let content = header + "." + Base64URL.text(of: try encoder.encode(claims))
        let signature = try key.signature(for: Data(content.utf8)).rawRepresentation
        return "vapid t=\(content).\(Base64URL.text(of: signature)), k=\(text)"
    }

    private struct Claims: Encodable {
        var aud: String
        var exp: Int
        var sub: String
    }
}
