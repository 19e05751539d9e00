import CPostgreSQL
import Foundation
import Synchronization

/// A way to cancel the statement of a connection, from any thread.
///
/// A cancellation is a connection of its own to the server, which sends a signal to the process that runs the
/// statement.
final class PostgreSQLCanceller: @unchecked Sendable {
    enum Reason {
        /// The task that waits for the answer was cancelled.
        case caller
        /// The answer takes too long.
        case deadline
    }

    private struct Request {
        var time: ContinuousClock.Instant
        var reason: Reason
    }

    /// Unchecked: libpq makes it for use from other threads, and nothing changes it.
    private let pointer: OpaquePointer?
    private let current = Mutex<Request?>(nil)
    private let sending = DispatchGroup()

    /// - Parameter pointer: That of `PQgetCancel`, which is freed with this object; nil if there is no connection.
    init(_ pointer: OpaquePointer?) { self.pointer = pointer }

    deinit { PQfreeCancel(pointer) }

    /// The time of the request; nil if there is none.
    var requested: ContinuousClock.Instant? { current.withLock { $0?.time } }
    /// Nil if there is no request.
    var reason: Reason? { current.withLock { $0?.reason } }

    /// Cancels what the connection runs, once until `finish` is called.
    func request(_ reason: Reason) {
        let isFirst = current.withLock { request in
            guard request == nil else { return false }
            request = Request(time: .now, reason: reason)
            // Before another thread can wait for the end.
            sending.enter()
            return true
        }
        guard isFirst else { return }
        // It may wait for a network that is cut.
        let thread = Thread { [self] in
            var message = [CChar](repeating: 0, count: 256)
            // If it fails, the statement goes on, and the connection is given up.
            _ = PQcancel(pointer, &message, 256)
            sending.leave()
        }
        thread.name = "postgresql cancel"
        thread.start()
    }

    /// Waits until the server has taken the request. After that, there is none.
    ///
    /// - Returns: False if it takes longer.
    func finish(within limit: Duration) -> Bool {
        let seconds = limit / .seconds(1)
        guard sending.wait(timeout: .now() + seconds) == .success else { return false }
        current.withLock { $0 = nil }
        return true
    }
}
