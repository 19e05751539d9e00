import Synchronization

/// A clock that advances only when a test advances it, or wakes a sleeping task.
public final class ManualClock: Clock, Sendable {
    public struct Instant: InstantProtocol {
        public var sinceStart: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
        public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
        public static func < (a: Instant, b: Instant) -> Bool { a.sinceStart < b.sinceStart }
    }

    private struct Sleeper {
        var id: Int
        var deadline: Instant
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(sinceStart: .zero)
        var lastID = 0
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
        /// Callers that wait for a number of sleepers.
        var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    public init() {}

    public var now: Instant { state.withLock(\.now) }
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// The deadlines of all pending sleeps, earliest first.
    public var deadlines: [Duration] { state.withLock { $0.sleepers.map(\.deadline.sinceStart).sorted() } }

    /// Advances the clock, and resumes the sleepers whose deadline has passed.
    public func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.deadline <= state.now }
            state.sleepers.removeAll { $0.deadline <= state.now }
            return due
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// Waits for a pending sleep, advances the clock to the earliest deadline, and resumes that sleep.
    ///
    /// - Returns: The duration by which the clock advanced.
    @discardableResult
    public func wakeNext() async -> Duration {
        while true {
            let next = state.withLock { state -> (sleeper: Sleeper, duration: Duration)? in
                let sleepers = state.sleepers
                guard let index = sleepers.indices.min(by: { sleepers[$0].deadline < sleepers[$1].deadline })
                else { return nil }
                let sleeper = state.sleepers.remove(at: index)
                defer { state.now = sleeper.deadline }
                return (sleeper, state.now.duration(to: sleeper.deadline))
            }
            if let next {
                next.sleeper.continuation.resume()
                return next.duration
            }
            await untilSleeping()
        }
    }

    /// Waits until `count` callers sleep.
    public func untilSleeping(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isSo = state.withLock { state in
                if state.sleepers.count < count { state.observers.append((count, continuation)) }
                return state.sleepers.count >= count
            }
            if isSo { continuation.resume() }
        }
    }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let (outcome, observers) = state.withLock {
                    state -> (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) in
                    if state.cancelled.remove(id) != nil { return (.failure(CancellationError()), []) }
                    if deadline <= state.now { return (.success(()), []) }
                    state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
                    let content = state.observers.filter { $0.count <= state.sleepers.count }
                    state.observers.removeAll { $0.count <= state.sleepers.count }
                    return (nil, content.map(\.continuation))
                }
                if let outcome { continuation.resume(with: outcome) }
                for observer in observers { observer.resume() }
            }
        } onCancel: {
            let sleeper = state.withLock { state -> Sleeper? in
                guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.sleepers.remove(at: index)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }
}
