internal import Crypto
internal import Foundation

/// The secret of a host: it signs tokens and seals snapshots.
///
/// Processes that share it take over each other's sessions by snapshot. Without `ORIEL_KEY` each process draws its own,
/// and pages of another process are asked to load anew.
package struct SessionKey: Sendable {
    private let secret: SymmetricKey

    /// Draws a key.
    package init() { secret = SymmetricKey(size: .bits256) }

    /// Derives the key from a secret of the host.
    ///
    /// - Parameter text: At least 32 bytes; `openssl rand -base64 32` makes a good one.
    init(_ text: String) { secret = SymmetricKey(data: Array(text.utf8)) }

    /// A key for one purpose, from which no other can be learned.
    func key(for purpose: String) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: secret,
            info: Array("oriel.\(purpose).1".utf8),
            outputByteCount: 32
        )
    }
}
