import Synchronization

/// Cancels requests at their deadlines, with one sleeping task for all of them.
///
/// A task that sleeps until a deadline keeps a kilobyte until then, also if it is cancelled: only its waiter ends, not
/// the job that would wake it. A server would keep those of all requests of the last 30 seconds.
final class RequestTimer: Sendable {
    static let shared = RequestTimer()

    /// A request that is executed, until ``remove(_:)``.
    struct Entry {
        fileprivate let number: Int
    }

    private struct Waiting {
        let deadline: ContinuousClock.Instant
        let executor: RequestExecutor
    }

    private struct State {
        var requests: [Int: Waiting] = [:]
        var lastNumber = 0
        /// The deadline until which the task sleeps; nil if there is none.
        var end: ContinuousClock.Instant?
    }

    private let state = Mutex(State())

    init() {}

    /// The number of requests that are executed.
    var count: Int { state.withLock { $0.requests.count } }

    /// Cancels a request at its deadline, unless it is removed before.
    func add(_ executor: RequestExecutor, until deadline: ContinuousClock.Instant) -> Entry {
        let (number, isFirst) = state.withLock { state -> (Int, Bool) in
            state.lastNumber += 1
            state.requests[state.lastNumber] = Waiting(deadline: deadline, executor: executor)
            // Deadlines are nearly always later than those of earlier requests.
            let isFirst = state.end.map { deadline < $0 } ?? true
            if isFirst { state.end = deadline }
            return (state.lastNumber, isFirst)
        }
        if isFirst { Task.detached { await self.run(until: deadline) } }
        return Entry(number: number)
    }

    func remove(_ entry: Entry) {
        let removed = state.withLock { $0.requests.removeValue(forKey: entry.number)?.executor }
        // Released outside of the lock.
        withExtendedLifetime(removed) {}
    }

    /// Sleeps until a deadline and those after it, until no request waits.
    private func run(until first: ContinuousClock.Instant) async {
        var end = first
        while true {
            do {
                try await Task.sleep(until: end, clock: .continuous)
            } catch {
                preconditionFailure("Nothing cancels the task of a timer.")
            }
            guard let next = cancelOverdue(at: end) else { return }
            end = next
        }
    }

    /// Cancels the requests whose deadlines have passed.
    ///
    /// - Returns: The next deadline; nil if no request waits, or if a task for an earlier deadline has taken over.
    private func cancelOverdue(at end: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        let (overdue, next) = state.withLock { state -> ([RequestExecutor], ContinuousClock.Instant?) in
            guard state.end == end else { return ([], nil) }
            let now = ContinuousClock.now
            let overdue = state.requests.filter { $0.value.deadline <= now }
            for number in overdue.keys { state.requests[number] = nil }
            state.end = state.requests.values.map(\.deadline).min()
            return (overdue.values.map(\.executor), state.end)
        }
        for executor in overdue { executor.cancel() }
        return next
    }
}
