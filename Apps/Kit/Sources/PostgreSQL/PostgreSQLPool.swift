import Foundation
import Synchronization

/// Threads with a connection each, which work off one queue.
///
/// A connection is made when its thread has its first work, and again after it is lost, also when it was lost while it
/// was idle. While the server cannot be reached, attempts are made with growing pauses, for as long as the work may
/// wait.
public final class PostgreSQLPool: Sendable {
    private let url: String
    private let patience: Duration
    private let prepare: @Sendable (PostgreSQLConnection) throws -> Void
    private let queue = Mutex(PostgreSQLQueue())
    private let filled = DispatchSemaphore(value: 0)
    private let ended = DispatchGroup()
    private let size: Int

    /// Less than work may wait, so that it is done as soon as the server answers again.
    private static let longestPause = Duration.seconds(1)
    /// One on a connection that was lost before, one on a server that is about to stop, and one more. A statement that
    /// ends its server must not be repeated for long.
    private static let mostAttempts = 3

    /// - Parameters:
    ///   - size: The number of connections.
    ///   - patience: How long work may wait for a connection, and a statement for its answer.
    ///   - prepare: Called with each new connection.
    public init(
        _ url: String,
        size: Int,
        patience: Duration,
        prepare: @escaping @Sendable (PostgreSQLConnection) throws -> Void = { _ in }
    ) {
        (self.url, self.size, self.patience, self.prepare) = (url, size, patience, prepare)
        for _ in 0..<size {
            ended.enter()
            let thread = Thread { [weak self, filled, ended] in
                var connection: PostgreSQLConnection?
                while true {
                    filled.wait()
                    // The pool itself is kept only while there is work, so that it can be freed.
                    guard let self, self.perform(&connection) else { break }
                }
                connection = nil
                ended.leave()
            }
            thread.name = "postgresql"
            thread.start()
        }
    }

    deinit { wakeAll() }

    /// Waits for the work in the queue, and closes the connections.
    public func close() {
        queue.withLock { $0.isClosed = true }
        wakeAll()
        ended.wait()
    }

    private func wakeAll() { for _ in 0..<size { filled.signal() } }

    /// Calls a function with a connection, on a thread of the pool.
    ///
    /// If the connection is lost, the function is called again with another one. So what it changes must be one
    /// transaction.
    ///
    /// - Parameters:
    ///   - isCancellable: Whether the end of the calling task takes the function out of the queue, and cancels its
    ///     statement at the server.
    ///   - scope: Which other functions it does not run at the same time with. It runs after those that came before it.
    /// - Throws: `PostgreSQLError` if there is no connection, `CancellationError`, and the errors of the function.
    public func run<Answer: Sendable>(
        isCancellable: Bool = false,
        scope: PostgreSQLScope = .keys([]),
        _ body: @escaping @Sendable (PostgreSQLConnection) throws -> Answer
    ) async throws -> Answer {
        let ticket = PostgreSQLTicket()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Answer, any Error>) in
                let work = PostgreSQLWork(ticket: ticket, scope: scope, since: .now) { connection in
                    let answer = try body(connection)
                    return { continuation.resume(returning: answer) }
                } fail: { error in
                    continuation.resume(throwing: error)
                }
                add(work)
            }
        } onCancel: {
            if isCancellable { cancel(ticket) }
        }
    }

    private func add(_ work: PostgreSQLWork) {
        let refusal = queue.withLock { queue -> (any Error)? in
            if queue.isClosed { return PostgreSQLError(.disconnected, "The store has been closed.") }
            if work.ticket.isCancelled { return CancellationError() }
            queue.works.append(work)
            return nil
        }
        if let refusal { work.fail(refusal) } else { filled.signal() }
    }

    private func cancel(_ ticket: PostgreSQLTicket) {
        let (waiting, wakes) = queue.withLock { queue -> (PostgreSQLWork?, Bool) in
            guard let index = queue.works.firstIndex(where: { $0.ticket === ticket }) else {
                // It is about to be added, or a thread has it.
                ticket.cancel()
                return (nil, false)
            }
            // A thread was woken for it, and finds nothing to do. Others may have waited only for this one.
            return (queue.works.remove(at: index), queue.wakesAnother())
        }
        if wakes { filled.signal() }
        waiting?.fail(CancellationError())
    }

    /// Does one work.
    ///
    /// - Returns: False if there is no work for this thread and none will come.
    private func perform(_ connection: inout PostgreSQLConnection?) -> Bool {
        let (next, wakes, isClosed) = queue.withLock { queue -> (PostgreSQLWork?, Bool, Bool) in
            let next = queue.take()
            // Another work may be possible, too.
            return (next, next != nil && queue.wakesAnother(), queue.isClosed)
        }
        guard let work = next else {
            // The signal may be that of work which was cancelled, or which waits for another one, whose thread will
            // do it. After `close`, it goes on to the next thread, since this one takes no more.
            if isClosed { filled.signal() }
            return !isClosed
        }
        if wakes { filled.signal() }
        defer { if queue.withLock({ $0.end(work) }) { filled.signal() } }
        do {
            let finish = try attempt(work, &connection)
            finish()
        } catch {
            work.fail(error)
        }
        if connection?.isReusable() == false { connection = nil }
        return true
    }

    /// Does a work, again as often as the connection is lost and its time allows.
    ///
    /// - Returns: A function that tells the caller.
    private func attempt(
        _ work: PostgreSQLWork,
        _ connection: inout PostgreSQLConnection?
    ) throws -> @Sendable () -> Void {
        let deadline = work.since + patience
        guard ContinuousClock.now <= deadline else {
            throw PostgreSQLError(.noConnectionFree, "All connections to the database server are busy.")
        }
        var attempts = 0
        while true {
            let current = try connect(&connection, before: deadline)
            attempts += 1
            do {
                return try work.attempt(with: current)
            } catch let error as PostgreSQLError where error.kind == .disconnected {
                guard attempts < Self.mostAttempts, ContinuousClock.now < deadline else { throw error }
                // Others of the pool may have been lost with this one, so the next attempt has a new one.
                connection = nil
            }
        }
    }

    private func connect(
        _ connection: inout PostgreSQLConnection?,
        before deadline: ContinuousClock.Instant
    ) throws -> PostgreSQLConnection {
        if let connection, connection.isAlive { return connection }
        connection = nil
        while true {
            let attempt = queue.withLock { $0.nextAttempt }
            guard attempt <= deadline else {
                throw PostgreSQLError(.disconnected, "The database server cannot be reached.")
            }
            if attempt > .now { Thread.sleep(forTimeInterval: (attempt - .now) / .seconds(1)) }
            do {
                let new = try PostgreSQLConnection(url, patience: patience)
                try prepare(new)
                connection = new
                queue.withLock { ($0.pause, $0.nextAttempt) = (.zero, .now) }
                return new
            } catch {
                let next = queue.withLock { queue in
                    queue.pause = min(max(queue.pause * 2, .milliseconds(50)), Self.longestPause)
                    queue.nextAttempt = .now + queue.pause
                    return queue.nextAttempt
                }
                guard next < deadline else { throw error }
            }
        }
    }
}
