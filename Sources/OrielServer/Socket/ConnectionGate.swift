internal import CoreMetrics
internal import Foundation
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

    /// Decides whether to admit a connection that has no channel yet, and counts it.
    ///
    /// Connections are accepted faster than they get channels. If they were counted only then, thousands would be
    /// admitted before the first ones reached a limit.
    ///
    /// - Returns: Nil if it must be closed immediately. An arrival must be passed to ``open(_:_:)`` with its channel, or be cancelled.
    func arrival(of descriptor: Int32) -> ConnectionArrival? {
        let address = ClientAddress.of(descriptor)
        let verdict = state.withLock { $0.table.open(from: address) }
        guard case .dropped(let refusal) = verdict else { return ConnectionArrival(address, verdict) }
        report(refusal.rawValue)
        return nil
    }

    /// Stops counting a connection that gets no channel.
    func cancel(_ arrival: ConnectionArrival) {
        guard arrival.end() else { return }
        state.withLock { $0.table.close(from: arrival.address, arrival.verdict) }
    }

    /// Decides whether to admit a new connection, and counts it until it closes.
    ///
    /// - Parameter arrival: The connection, if it has been counted already.
    func open(_ channel: any Channel, _ arrival: ConnectionArrival? = nil) -> ConnectionTable.Verdict {
        let counted = arrival.flatMap { $0.end() ? $0 : nil }
        let address = counted?.address ?? ClientAddress.of(channel, forwarded: nil)
        let verdict = counted?.verdict ?? state.withLock { $0.table.open(from: address) }
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

    /// Reports that the system could not accept a connection: it has no file descriptor or no memory for another one.
    ///
    /// - Parameter error: An `errno`.
    func reportFailure(_ error: Int32) {
        report("descriptors", error: String(cString: strerror(error)))
    }

    /// Counts a refusal. Logs at most one warning per minute, because a flood would fill the log.
    private func report(_ reason: String, error: String? = nil) {
        metrics.refused(reason)
        let now = NIODeadline.now()
        let count = state.withLock { state -> Int? in
            guard state.lastWarning.map({ $0 + .minutes(1) <= now }) ?? true else { return nil }
            state.lastWarning = now
            return state.table.count
        }
        guard let count else { return }
        var metadata: Logger.Metadata = ["reason": "\(reason)", "open": "\(count)"]
        metadata["error"] = error.map { "\($0)" }
        logger.warning("Connections are refused", metadata: metadata)
    }
}
