internal import Synchronization

/// A connection that has been accepted and counted, and has no channel yet.
final class ConnectionArrival: Sendable {
    let address: String
    let verdict: ConnectionTable.Verdict
    private let hasEnded = Atomic(false)

    init(_ address: String, _ verdict: ConnectionTable.Verdict) {
        self.address = address
        self.verdict = verdict
    }

    /// Returns whether this call ends the arrival: the connection has a channel, or gets none.
    func end() -> Bool { !hasEnded.exchange(true, ordering: .relaxed) }
}
