internal import CoreMetrics
internal import Logging
internal import NIOCore
internal import Synchronization

/// Admits new connections within the limits.
final class ConnectionGate: Sendable {
    private struct State: Sendable {
        var table: ConnectionTable
        var lastWarning: NIODeadline?
    }

    private let state: Mutex<State>
    private let metrics: ServerMetrics
    private let logger: Logger

    init(limits: ConnectionLimits, metrics: ServerMetrics, logger: Logger) {
        state = Mutex(State(table: ConnectionTable(limits: limits)))
        self.metrics = metrics
        self.logger = logger
    }

    /// Returns whether to close a new connection immediately and without further handling. Reports the refusal.
    func drops(_ channel: any Channel) -> Bool { drops(ClientAddress.of(channel, forwarded: nil)) }

    /// The same for a connection that has no channel yet.
    func drops(_ descriptor: Int32) -> Bool { drops(ClientAddress.of(descriptor)) }

    private func drops(_ address: String) -> Bool {
        guard case .dropped(let refusal) = state.withLock({ $0.table.verdict(for: address) }) else { return false }
        report(refusal.rawValue)
        return true
    }

    /// Decides about a new connection, and counts it until it closes.
    func open(_ channel: any Channel) -> ConnectionTable.Verdict {
        let address = ClientAddress.of(channel, forwarded: nil)
        let verdict = state.withLock { $0.table.open(from: address) }
        switch verdict {
        case .accepted: metrics.connections.increment()
        case .refused(let refusal), .dropped(let refusal): report(refusal.rawValue)
        }
        channel.closeFuture.whenComplete { [self] _ in
            state.withLock { $0.table.close(from: address, verdict) }
            if verdict == .accepted { metrics.connections.decrement() }
        }
        return verdict
    }

    /// Reports that the system has no file descriptor for another connection.
    func reportExhaustion() { report("descriptors") }

    /// Counts a refusal. Logs at most one warning per minute, because a flood would fill the log.
    private func report(_ reason: String) {
        metrics.refused(reason)
        let now = NIODeadline.now()
        let count = state.withLock { state -> Int? in
            guard state.lastWarning.map({ $0 + .minutes(1) <= now }) ?? true else { return nil }
            state.lastWarning = now
            return state.table.count
        }
        guard let count else { return }
        logger.warning(
            "Connections are refused",
            metadata: ["reason": "\(reason)", "open": "\(count)"]
        )
    }
}
