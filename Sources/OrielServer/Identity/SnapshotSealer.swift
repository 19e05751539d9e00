internal import Crypto
internal import Foundation

/// Encrypts and authenticates the snapshots that clients keep, and signs their resume tickets.
///
/// A snapshot describes a place in the app, never a person. It is not a credential, so any client may send it. A tab
/// that reloads the page passes its snapshot to the new session.
package struct SnapshotSealer: Sendable {
    /// The maximum number of bytes of a sealed snapshot.
    static let maximumBytes = 16 * 1024
    /// The time for which a resume ticket is valid, in seconds.
    static let lifetime: TimeInterval = 7 * 24 * 3600

    private let snapshotKey: SymmetricKey
    private let resumeSigner: TokenSigner

    package init(key: SessionKey) {
        snapshotKey = key.key(for: "snapshot")
        resumeSigner = TokenSigner(key: key, purpose: "resume")
    }

    /// Returns the ticket with which a client resumes its session.
    func resumeTicket(for id: SessionID, now: Date = Date()) -> String {
        resumeSigner.token(for: id, expires: now.addingTimeInterval(Self.lifetime))
    }

    func session(ofTicket ticket: String, now: Date = Date()) throws(TokenSigner.Failure) -> SessionID {
        try resumeSigner.verify(ticket, now: now)
    }

    /// Encrypts a snapshot. Returns nil if the result exceeds the size limit.
    package func seal(_ snapshot: [UInt8]) -> [UInt8]? {
        let sealed = try? ChaChaPoly.seal(snapshot, using: snapshotKey).combined
        return sealed.flatMap { $0.count <= Self.maximumBytes ? Array($0) : nil }
    }

    /// Decrypts a snapshot. Returns nil if it is empty or was not sealed with this key.
    func open(_ sealed: [UInt8]) -> [UInt8]? {
        guard !sealed.isEmpty, sealed.count <= Self.maximumBytes, let box = try? ChaChaPoly.SealedBox(combined: sealed),
            let snapshot = try? ChaChaPoly.open(box, using: snapshotKey)
        else { return nil }
        return Array(snapshot)
    }
}
