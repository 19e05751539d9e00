import Crypto
import Encodings
import Foundation
import _CryptoExtras

/// The hash of a password with its salt and cost, stored as a text: `$scrypt$ln=15,r=8,p=1$salt$key`.
struct PasswordHash: Sendable {
    /// The cost of computing a hash. Source: RFC 7914, section 2.
    struct Cost: Hashable, Sendable {
        /// The base-2 logarithm of the number of rounds.
        var logarithm = 15
        var blockSize = 8
        var parallelism = 1

        /// The cost of hashes of new passwords: 32 MB of memory, and 50 milliseconds or a little more.
        static let standard = Cost()
        /// Whether the server accepts the cost in a stored hash.
        fileprivate var isBearable: Bool {
            (1...18).contains(logarithm) && (1...16).contains(blockSize) && (1...4).contains(parallelism)
        }
    }

    let cost: Cost
    let salt: [UInt8]
    let key: [UInt8]

    /// Hashes a password. This is slow: do not call it on a thread that other work needs.
    init(of password: String, salt: [UInt8], cost: Cost) throws {
        self.cost = cost
        self.salt = salt
        key = try Self.key(of: password, salt, cost)
    }

    /// Parses a hash; nil if the text is not one.
    init?(text: String) {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt", let cost = Cost(text: parts[2]),
            cost.isBearable,
            let salt = Base64URL.bytes(of: parts[3]), let key = Base64URL.bytes(of: parts[4]), key.count == 32
        else { return nil }
        self.cost = cost
        self.salt = salt
        self.key = key
    }

    var text: String {
        "$scrypt$\(cost.text)$\(Base64URL.text(of: salt))$\(Base64URL.text(of: key))"
    }

    /// Whether it is the hash of a password.
    func isHash(of password: String) throws -> Bool {
        ConstantTime.equal(key, try Self.key(of: password, salt, cost))
    }

    private static func key(of password: String, _ salt: [UInt8], _ cost: Cost) throws -> [UInt8] {
        // Keyboards produce the same characters in several Unicode forms.
        let bytes = Array(password.precomposedStringWithCanonicalMapping.utf8)
        let key = try KDF.Scrypt.deriveKey(
            // Scrypt accepts neither to be empty. No password is a single zero byte.
            from: bytes.isEmpty ? [0] : bytes,
            salt: salt.isEmpty ? [0] : salt,
            outputByteCount: 32,
            rounds: 1 << cost.logarithm,
            blockSize: cost.blockSize,
            parallelism: cost.parallelism
        )
        return key.withUnsafeBytes { Array($0) }
    }
}

extension PasswordHash.Cost {
    fileprivate var text: String { "ln=\(logarithm),r=\(blockSize),p=\(parallelism)" }

    fileprivate init?(text: Substring) {
        let sides = text.split(separator: ",").map { $0.split(separator: "=", omittingEmptySubsequences: false) }
        guard sides.map(\.first) == ["ln", "r", "p"], sides.allSatisfy({ $0.count == 2 }),
            let logarithm = Int(sides[0][1]), let blockSize = Int(sides[1][1]), let parallelism = Int(sides[2][1])
        else { return nil }
        self.init(logarithm: logarithm, blockSize: blockSize, parallelism: parallelism)
    }
}
