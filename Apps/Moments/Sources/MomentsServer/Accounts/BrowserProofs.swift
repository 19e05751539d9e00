import Crypto
import Encodings
import Foundation
import MomentsModel

/// Proofs that a browser has signed in before, so that password guesses elsewhere cannot lock it out.
///
/// A browser keeps its proof for a year, and sends it at each sign-in. It is not a credential: it only lets the browser's
/// attempts be counted separately from those of unknown browsers. A proof has an entry for each of the last few people who
/// signed in there: 16 random bytes, the ID of the browser, and a signature of that ID with the handle. The entry does not
/// contain the handle.
///
/// Source: "device cookies" of the OWASP, https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
struct BrowserProofs: Sendable {
    /// The maximum number of people in a proof.
    static let maximumEntries = 5
    private static let numberLength = 16
    private static let entryLength = 32

    private let key: SymmetricKey
    private let random: @Sendable (Int) -> [UInt8]

    /// - Parameter secret: Known only to this server.
    init(secret: Data, random: @escaping @Sendable (Int) -> [UInt8]) {
        key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Data("moments browser proofs".utf8),
            outputByteCount: 32
        )
        self.random = random
    }

    /// Returns the ID of a browser that has signed in with the handle before; nil if its proof has no valid entry for it.
    func browser(of proof: String?, for handle: Handle) -> [UInt8]? {
        entries(of: proof).first { isValid($0, handle) }.map { Array($0.prefix(Self.numberLength)) }
    }

    /// Returns a proof for a browser in which a person has just signed in, with that person's entry first.
    ///
    /// - Parameter old: The proof that the browser sent.
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
