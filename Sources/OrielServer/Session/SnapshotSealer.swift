internal import Crypto
internal import Foundation

/// Seals what a client keeps for the server, so that nobody can read or change it, and signs the right to come back.
///
/// A snapshot says where somebody was, never who: it is no proof of anything, so it opens for whoever brings it. A tab
/// that loads the page anew takes its snapshot along to the new session.
package struct SnapshotSealer: Sendable {
    /// A sealed snapshot may not be larger.
    static let maximumBytes = 16 * 1024
    /// How long a client may stay away.
    static let lifetime: TimeInterval = 7 * 24 * 3600

    private let snapshotKey: SymmetricKey
    private let resumeSigner: TokenSigner

    package init(key: SessionKey) {
        snapshotKey = key.key(for: "snapshot")
        resumeSigner = TokenSigner(key: key, purpose: "resume")
    }

    /// What a client shows to get its session back.
    func resumeTicket(for id: SessionID, now: Date = Date()) -> String {
        resumeSigner.token(for: id, expires: now.addingTimeInterval(Self.lifetime))
    }

    func session(ofTicket ticket: String, now: Date = Date()) throws(TokenSigner.Failure) -> SessionID {
        try resumeSigner.verify(ticket, now: now)
    }

    /// Encrypts a snapshot; nil if it would be larger than it may be.
    package func seal(_ snapshot: [UInt8]) -> [UInt8]? {
        let sealed = try? ChaChaPoly.seal(snapshot, using: snapshotKey).combined
        return sealed.flatMap { $0.count <= Self.maximumBytes ? Array($0) : nil }
    }

    /// Decrypts a snapshot; nil if it was not sealed with this key, or is empty.
    func open(_ sealed: [UInt8]) -> [UInt8]? {
        guard !sealed.isEmpty, sealed.count <= Self.maximumBytes, let box = try? ChaChaPoly.SealedBox(combined: sealed),
            let snapshot = try? ChaChaPoly.open(box, using: snapshotKey)
        else { return nil }
        return Array(snapshot)
    }
}
