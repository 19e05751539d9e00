import Crypto
import Foundation
import MomentsModel

/// Proofs that a browser has signed in before, so that whoever guesses at a password elsewhere locks nobody out of it.
///
/// A browser keeps its proof for a year, and shows it when somebody signs in. It is no credential: it only has the browser's
/// attempts counted apart from those of strangers. A proof has an entry for each of the last few people who signed in there:
/// 16 random bytes, the number of the browser, and a signature of that number with the handle, which stands nowhere in it.
///
/// Source: "device cookies" of the OWASP, https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
struct BrowserProofs: Sendable {
    /// How many people a browser may be known for.
    static let maximumEntries = 5
    private static let numberLength = 16
    private static let entryLength = 32

    private let key: SymmetricKey
    private let random: @Sendable (Int) -> [UInt8]

    /// - Parameter secret: Known to the server alone.
    init(secret: Data, random: @escaping @Sendable (Int) -> [UInt8]) {
        key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Data("moments browser proofs".utf8),
            outputByteCount: 32
        )
        self.random = random
    }

    /// The number of a browser that has signed in with a handle before; nil if its proof does not say so.
    func browser(of proof: String?, for handle: Handle) -> [UInt8]? {
        entries(of: proof).first { isValid($0, handle) }.map { Array($0.prefix(Self.numberLength)) }
    }

    /// A proof for a browser in which somebody has just signed in, who comes first in it.
    ///
    /// - Parameter old: What the browser has shown.
    func proof(adding handle: Handle, to old: String?) -> String {
        let number = random(Self.numberLength)
        let others = entries(of: old).filter { !isValid($0, handle) }.prefix(Self.maximumEntries - 1)
        let entries = [number + signature(number, handle)] + others
        return entries.map { Base64URL.text(of: $0) }.joined(separator: ".")
    }

    private func entries(of proof: String?) -> [[UInt8]] {
        guard let proof, proof.utf8.count <= (Self.entryLength * 2) * Self.maximumEntries else { return [] }
        return proof.split(separator: ".").prefix(Self.maximumEntries).compactMap { part in
            Base64URL.bytes(of: part).flatMap { $0.count == Self.entryLength ? $0 : nil }
        }
    }

    private func isValid(_ entry: [UInt8], _ handle: Handle) -> Bool {
        let number = Array(entry.prefix(Self.numberLength))
        return ConstantTime.equal(Array(entry.dropFirst(Self.numberLength)), signature(number, handle))
    }

    private func signature(_ number: [UInt8], _ handle: Handle) -> [UInt8] {
        let signed = number + Array(handle.description.utf8)
        return Array(
            HMAC<SHA256>.authenticationCode(for: signed, using: key).prefix(Self.entryLength - Self.numberLength)
        )
    }
}
