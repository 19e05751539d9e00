internal import Synchronization

/// Gives memory back to the system when many pages have let go of theirs.
///
/// The allocator keeps what is freed between what is not. For a thousand pages that rest that is tens of megabytes, and
/// nobody takes them as long as nobody comes.
final class HeapTrimmer: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// It takes milliseconds, in which others wait for memory: not for a few pages, and not all the time.
    static let pageCount = 5
    static let interval = Duration.seconds(2)

    private struct State: Sendable {
        var rested = 0
        var last: Instant?
    }

    private let state = Mutex(State())
    private let trim: @Sendable () -> Void

    init(trim: @escaping @Sendable () -> Void = Heap.trim) { self.trim = trim }

    /// A page has let go of what it can make again.
    func pageRested() { state.withLock { $0.rested += 1 } }

    /// A page has ended; its memory lies between that of others.
    func pageEnded() { state.withLock { $0.rested += 1 } }

    func tick(now: Instant = .now) {
        let isDue = state.withLock { state in
            guard state.rested >= Self.pageCount, state.last.map({ $0 + Self.interval <= now }) ?? true else {
                return false
            }
            state = State(last: now)
            return true
        }
        if isDue { trim() }
    }
}
