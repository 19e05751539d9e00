import Crypto
public import Foundation
import ServerKit

/// The keyed digests that stand for a member in the database.
///
/// No table that says what a member wrote, starred, voted for or blocked has the member's number. It has a digest (HMAC with
/// SHA-256, cut to 16 bytes) of the number, the purpose and, where there is one, the post, made with a secret that is not in
/// the database. So a stolen database alone neither says who wrote a post, nor which posts have the same writer.
public struct BoardKeys: Sendable {
    /// What a digest is for. Digests of one member for two purposes cannot be compared.
    enum Purpose: String {
        /// Writing in the thread of a post.
        case thread
        case vote, report, star, settings, ban
    }

    private let key: SymmetricKey

    /// - Parameter secret: At least 32 random bytes, the same after each start, kept outside of the database.
    public init(secret: Data) {
        precondition(secret.count >= 32, "The secret of a board must have at least 32 random bytes.")
        key = SymmetricKey(data: secret)
    }

    /// Returns the digest of a member.
    ///
    /// - Parameter post: The post that the digest belongs to; nil for one that is the same for all posts.
    func digest(of member: Int64, for purpose: Purpose, post: Int64? = nil) -> Data {
        digest("\(purpose.rawValue)|\(member)|\(post.map(String.init) ?? "")")
    }

    /// Returns the digest of an invitation code, so that a stolen database does not let anybody in.
    func digest(ofCode code: String) -> Data { digest("code|\(code)") }

    /// Returns the code of a member of a demo, the same in all processes.
    func demoCode(of member: Int64) -> String {
        let bytes = Array(digest("demo|\(member)"))
        return InvitationCode.make { Array(bytes.prefix($0)) }
    }

    private func digest(_ text: String) -> Data {
        Data(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key).prefix(16))
    }
}
