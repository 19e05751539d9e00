import Synchronization

/// Something to do with a connection of a pool.
struct PostgreSQLWork: Sendable {
    let ticket: PostgreSQLTicket
    let scope: PostgreSQLScope
    /// When it was added to the queue.
    let since: ContinuousClock.Instant
    /// Does it, and returns a function that tells the caller.
    let body: @Sendable (PostgreSQLConnection) throws -> @Sendable () -> Void
    /// Tells the caller that it cannot be done.
    let fail: @Sendable (any Error) -> Void

    /// - Throws: `CancellationError` if the caller was cancelled before; the errors of the connection.
    func attempt(with connection: PostgreSQLConnection) throws -> @Sendable () -> Void {
        guard ticket.begin(with: connection.canceller) else { throw CancellationError() }
        defer { ticket.end() }
        return try body(connection)
    }
}

/// The right of a caller to cancel its work in a pool.
final class PostgreSQLTicket: Sendable {
    private struct State {
        var isCancelled = false
        /// That of the connection which does the work now.
        var canceller: PostgreSQLCanceller?
    }

    private let state = Mutex(State())

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            state.canceller?.request(.caller)
        }
    }

    /// - Returns: False if the work is cancelled.
    func begin(with canceller: PostgreSQLCanceller) -> Bool {
        state.withLock { state in
            if !state.isCancelled { state.canceller = canceller }
            return !state.isCancelled
        }
    }

    /// After it, the connection may do other work, which `cancel` must not reach.
    func end() { state.withLock { $0.canceller = nil } }
}
