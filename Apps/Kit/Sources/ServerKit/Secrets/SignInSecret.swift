import Crypto
import Encodings
public import Foundation

/// The secret of a sign-in: 32 random bytes, of which the store keeps only the SHA-256.
///
/// So many bytes cannot be guessed, so a fast hash is enough.
public struct SignInSecret: Sendable {
    /// The form used in a cookie, or after `Authorization: Bearer`.
    public let text: String

    /// - Parameter random: Returns the given number of random bytes.
    public init(random: (Int) -> [UInt8]) {
        text = Base64URL.text(of: random(32))
    }

    /// Creates a secret from a client's text; nil if it cannot be one.
    public init?(text: String) {
        guard text.utf8.count == 43, text.utf8.allSatisfy(Base64URL.isLetter) else { return nil }
        self.text = text
    }

    /// The hash that the store keeps.
    public var hash: Data { Data(SHA256.hash(data: Data(text.utf8))) }
}
