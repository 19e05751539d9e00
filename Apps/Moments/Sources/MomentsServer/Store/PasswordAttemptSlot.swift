import Crypto
import Foundation
import MomentsModel

/// A slot in which password attempts are counted.
///
/// The slot number is a keyed 16-bit hash for each kind of subject, so that the table stays small whatever attackers try. Two
/// handles may share a slot; without the key, an attacker cannot choose which.
public struct PasswordAttemptSlot: Hashable, Sendable {
    /// The subject of attempts that are counted together.
    enum Subject {
        /// All browsers that have not proved an earlier sign-in with the handle.
        case unknownBrowsers(Handle)
        /// A browser with such a proof, by the ID in the proof.
        case knownBrowser([UInt8], Handle)
        /// A signed-in person who is asked for the password.
        case signedIn(PersonID)
    }

    let number: Int64

    init(_ subject: Subject, key: SymmetricKey) {
        let (kind, text): (UInt8, [UInt8]) =
            switch subject {
            case .unknownBrowsers(let handle): (0, Array(handle.description.utf8))
            case .knownBrowser(let browser, let handle): (1, browser + Array(handle.description.utf8))
            case .signedIn(let person): (2, Array(person.description.utf8))
            }
        let hash = Array(HMAC<SHA256>.authenticationCode(for: [kind] + text, using: key).prefix(2))
        number = Int64(kind) << 16 | Int64(hash[0]) << 8 | Int64(hash[1])
    }
}
