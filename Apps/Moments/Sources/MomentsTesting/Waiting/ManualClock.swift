import Synchronization

/// A clock that advances only when a test wakes a sleeping task.
public final class ManualClock: Clock {
    public struct Instant: InstantProtocol {
        var offset: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private struct Sleeper {
        var id: Int
        var deadline: Instant
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var lastID = 0
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
        var observers: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    public init() {}

    public var now: Instant { state.withLock { $0.now } }
    public var minimumResolution: Duration { .zero }

    /// The deadlines of all pending sleeps, earliest first.
    public var deadlines: [Duration] {
        state.withLock { $0.sleepers.map(\.deadline.offset).sorted() }
    }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let (resumeNow, observers) = state.withLock {
                    state -> (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) in
                    if state.cancelled.remove(id) != nil { return (.failure(CancellationError()), []) }
                    if deadline <= state.now { return (.success(()), []) }
                    state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
                    defer { state.observers = [] }
                    return (nil, state.observers)
                }
                if let resumeNow { continuation.resume(with: resumeNow) }
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

    /// Waits for a pending sleep, advances the clock to the earliest deadline, and resumes that sleep.
    ///
    /// - Returns: The duration by which the clock advanced.
    @discardableResult
    public func wakeNext() async -> Duration {
        while true {
            let sleeper = state.withLock { state -> (Sleeper, Duration)? in
                guard
                    let index = state.sleepers.indices.min(by: {
                        state.sleepers[$0].deadline < state.sleepers[$1].deadline
                    })
                else { return nil }
                let sleeper = state.sleepers.remove(at: index)
                let duration = state.now.duration(to: sleeper.deadline)
                state.now = sleeper.deadline
                return (sleeper, duration)
            }
            if let (sleeper, duration) = sleeper {
                sleeper.continuation.resume()
                return duration
            }
            await withCheckedContinuation { continuation in
                let isLate = state.withLock { state in
                    if state.sleepers.isEmpty { state.observers.append(continuation) }
                    return !state.sleepers.isEmpty
                }
                if isLate { continuation.resume() }
            }
        }
    }
}
