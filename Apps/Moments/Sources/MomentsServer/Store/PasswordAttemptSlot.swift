import Crypto
import Foundation
import MomentsModel

/// Where attempts at a password are counted.
///
/// Slots are numbered by a keyed hash of 16 bits for each kind, so that their table stays small whatever strangers try. Two
/// handles may share a slot; nobody without the key can choose which.
public struct PasswordAttemptSlot: Hashable, Sendable {
    /// What is counted together.
    enum Subject {
        /// All browsers that have not shown that they have signed in with the handle before.
        case unknownBrowsers(Handle)
        /// A browser that has, by the number its proof gives it.
        case knownBrowser([UInt8], Handle)
        /// Somebody who is signed in and is asked for the password.
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
