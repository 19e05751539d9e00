import CPostgreSQL
import Foundation

/// The time that a connection waits for the next answer.
struct PostgreSQLWait {
    /// Nil for as long as the connection lasts.
    let patience: Duration?
    /// Whether a statement that takes too long is cancelled at the server. If not, the connection is given up.
    let isCancellable: Bool
    private(set) var deadline: ContinuousClock.Instant?

    /// How long the server has to answer after the deadline; unless a connection says otherwise, also after a statement was
    /// cancelled.
    static let grace = Duration.milliseconds(500)
    /// How often to look whether the caller is still there.
    static let slice = Duration.milliseconds(100)

    init(_ patience: Duration?, isCancellable: Bool) {
        (self.patience, self.isCancellable) = (patience, isCancellable)
        restart()
    }

    /// Begins to wait for the next answer.
    mutating func restart() {
        // The server has the same limit. Its own error says more.
        deadline = patience.map { ContinuousClock.now + $0 + Self.grace / 2 }
    }
}

extension PostgreSQLConnection {
    /// Returns the next result; nil at the end of those of a statement.
    func nextResult(_ wait: inout PostgreSQLWait) throws -> OpaquePointer? {
        while true {
            let flushed = PQflush(handle)
            guard flushed >= 0 else { throw lost() }
            if flushed == 0, PQisBusy(handle) == 0 { return PQgetResult(handle) }
            try waitForInput(flushed == 0 ? POLLIN : POLLIN | POLLOUT, wait)
        }
    }

    /// Waits until all that was sent has left this process.
    func flush(_ wait: inout PostgreSQLWait) throws {
        while true {
            let flushed = PQflush(handle)
            guard flushed >= 0 else { throw lost() }
            if flushed == 0 { return }
            try waitForInput(POLLIN | POLLOUT, wait)
            wait.restart()
        }
    }

    /// Waits until the server has sent something, or takes more if `events` has `POLLOUT`.
    func waitForInput(_ events: Int32, _ wait: PostgreSQLWait) throws {
        while true {
            try checkTime(wait)
            var file = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
            let count = poll(&file, 1, Int32(PostgreSQLWait.slice / .milliseconds(1)))
            if count < 0, errno != EINTR { throw lost() }
            guard count > 0 else { continue }
            guard PQconsumeInput(handle) == 1 else { throw lost() }
            return
        }
    }

    /// Cancels the statement at its deadline, and gives up the connection if that does not help.
    private func checkTime(_ wait: PostgreSQLWait) throws {
        if let cancelled = canceller.requested {
            guard cancelled.duration(to: .now) > grace else { return }
            isBroken = true
            if canceller.reason == .caller { throw CancellationError() }
            throw Self.tooLate(patience)
        }
        guard let deadline = wait.deadline, deadline < .now else { return }
        if wait.isCancellable {
            canceller.request(.deadline)
        } else if deadline.duration(to: .now) > PostgreSQLWait.grace / 2 {
            isBroken = true
            throw Self.tooLate(wait.patience ?? patience)
        }
    }

    // MARK: Between statements

    /// Whether the connection, which is idle, is still there, as far as this machine knows. Costs no round trip.
    var isAlive: Bool {
        guard !isBroken else { return false }
        var file = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        // A notice, or why the server ends the connection; then its end.
        while poll(&file, 1, 0) > 0 {
            guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else {
                isBroken = true
                return false
            }
        }
        return true
    }

    /// Whether others can use the connection after a piece of work, which has left nothing behind.
    func isReusable() -> Bool {
        !isBroken && sent.isEmpty && settle() && PQtransactionStatus(handle) == PQTRANS_IDLE
    }

    /// Waits until a cancellation can no longer hit a later statement.
    ///
    /// - Returns: False if the connection is of no use any more.
    func settle() -> Bool {
        guard canceller.requested != nil else { return !isBroken }
        guard canceller.finish(within: grace) else {
            isBroken = true
            return false
        }
        // The server has had the signal before, and it is gone with this statement, whether it ends it or not.
        do {
            _ = try run("SELECT 1")
        } catch let error as PostgreSQLError {
            if case .refused = error.kind {} else { isBroken = true }
        } catch {
            isBroken = true
        }
        return !isBroken
    }
}
