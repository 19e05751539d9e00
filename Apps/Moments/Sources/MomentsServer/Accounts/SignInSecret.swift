import Crypto
import Foundation

/// What stands for a sign-in: 32 random bytes, of which the store keeps the SHA-256 only.
///
/// With so many bytes nobody can try them all, so a fast hash is enough.
struct SignInSecret: Sendable {
    /// As it stands in a cookie, or after `Authorization: Bearer`.
    let text: String

    /// - Parameter random: As many random bytes as it is asked for.
    init(random: (Int) -> [UInt8]) {
        text = Base64URL.text(of: random(32))
    }

    /// The secret that a client has sent; nil if it cannot be one.
    init?(text: String) {
        guard text.utf8.count == 43, text.utf8.allSatisfy(Base64URL.isLetter) else { return nil }
        self.text = text
    }

    /// What the store knows.
    var hash: Data { Data(SHA256.hash(data: Data(text.utf8))) }
}
