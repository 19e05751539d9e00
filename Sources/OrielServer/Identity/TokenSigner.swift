internal import Crypto
internal import Encodings
internal import Foundation

/// Signs the tokens that bind a socket to the page it was served with.
///
/// A token consists of the session's ID, its expiration in seconds, and an HMAC-SHA256 over both. It contains nothing
/// secret, and cannot be forged without the key.
struct TokenSigner: Sendable {
    /// The reason a token is rejected.
    enum Failure: Error, Equatable, Sendable {
        case forged
        case expired
    }

    private let key: SymmetricKey

    /// - Parameter purpose: The purpose of the tokens. Tokens for another purpose are rejected.
    init(key: SessionKey, purpose: String) { self.key = key.key(for: purpose) }

    func token(for id: SessionID, expires: Date) -> String {
        let body = id.bytes + Self.bytes(of: UInt64(max(0, expires.timeIntervalSince1970)))
        return Base64URL.text(of: body + Array(HMAC<SHA256>.authenticationCode(for: body, using: key)))
    }

    func verify(_ token: String, now: Date = Date()) throws(Failure) -> SessionID {
        let bodyCount = SessionID.byteCount + 8
        guard let bytes = Base64URL.bytes(of: token), bytes.count == bodyCount + SHA256.byteCount else { throw .forged }
        let body = Array(bytes[..<bodyCount])
        // Compares in constant time.
        guard HMAC<SHA256>.isValidAuthenticationCode(bytes[bodyCount...], authenticating: body, using: key),
            let id = SessionID(body[..<SessionID.byteCount])
        else { throw .forged }
        let expires = body[SessionID.byteCount...].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard Double(expires) > now.timeIntervalSince1970 else { throw .expired }
        return id
    }

    private static func bytes(of value: UInt64) -> [UInt8] {
        stride(from: UInt64(56), through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
