import Crypto
import Encodings
import Foundation
import _CryptoExtras

/// The key of an encrypted backup, which is derived from a passphrase.
struct BackupKey: Sendable {
    /// How the key of a backup folder is derived. It is no secret.
    struct Derivation: Codable, Hashable, Sendable {
        /// The base-2 logarithm of the number of rounds of scrypt (RFC 7914).
        var logarithm = 17
        var blockSize = 8
        var parallelism = 1
        /// Base64url.
        let salt: String
        /// A code of the right key, so that a wrong passphrase is noticed at once. Base64url.
        var check = ""

        /// At most 1 GB of memory, whatever the file says.
        fileprivate var isBearable: Bool {
            (10...20).contains(logarithm) && blockSize == 8 && (1...4).contains(parallelism)
        }
    }

    /// The fewest characters of a passphrase.
    static let minimumLength = 12

    private let key: SymmetricKey

    /// Makes the key of a new backup folder.
    static func new(passphrase: String, random: (Int) -> [UInt8], logarithm: Int) throws -> (BackupKey, Derivation) {
        guard passphrase.count >= minimumLength else {
            throw BackupError("the passphrase has \(passphrase.count) characters; expected at least \(minimumLength)")
        }
        var derivation = Derivation(logarithm: logarithm, salt: Base64URL.text(of: random(16)))
        let key = try BackupKey(passphrase, derivation)
        derivation.check = key.check
        return (key, derivation)
    }

    /// - Throws: `BackupError` if the passphrase is not that of the folder.
    init(passphrase: String, _ derivation: Derivation) throws {
        try self.init(passphrase, derivation)
        guard ConstantTime.equal(Array(check.utf8), Array(derivation.check.utf8)) else {
            throw BackupError("the passphrase is not that of the backup")
        }
    }

    private init(_ passphrase: String, _ derivation: Derivation) throws {
        guard derivation.isBearable, let salt = Base64URL.bytes(of: derivation.salt[...]), !salt.isEmpty else {
            throw BackupError("the description of the backup's key is damaged")
        }
        key = try KDF.Scrypt.deriveKey(
            // Keyboards produce the same characters in several Unicode forms.
            from: Array(passphrase.precomposedStringWithCanonicalMapping.utf8),
            salt: salt,
            outputByteCount: 32,
            rounds: 1 << derivation.logarithm,
            blockSize: derivation.blockSize,
            parallelism: derivation.parallelism
        )
    }

    private var check: String {
        Base64URL.text(of: Array(HMAC<SHA256>.authenticationCode(for: Data("moments backup check".utf8), using: key)))
    }

    /// The key of one file.
    ///
    /// - Parameter path: Where the file belongs, so that files cannot change places unnoticed.
    func key(of path: String, salt: Data) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(inputKeyMaterial: key, salt: salt, info: Data(path.utf8), outputByteCount: 32)
    }
}
