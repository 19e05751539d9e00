internal import Crypto
internal import Foundation

/// The host's secret key, which signs tokens and seals snapshots.
///
/// Processes that share it can take over each other's sessions from snapshots. Without `ORIEL_KEY` each process creates
/// a random key, and pages of another process must reload.
package struct SessionKey: Sendable {
    private let secret: SymmetricKey

    /// Creates a random key.
    package init() { secret = SymmetricKey(size: .bits256) }

    /// Derives the key from a secret of the host.
    ///
    /// - Parameter text: At least 32 bytes; `openssl rand -base64 32` generates a good secret.
    init(_ text: String) { secret = SymmetricKey(data: Array(text.utf8)) }

    /// Derives a key for one purpose. It reveals nothing about the keys for other purposes.
    func key(for purpose: String) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: secret,
            info: Array("oriel.\(purpose).1".utf8),
            outputByteCount: 32
        )
    }
}
