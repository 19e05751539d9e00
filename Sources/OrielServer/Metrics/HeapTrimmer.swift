internal import Synchronization

/// Returns memory to the system after many pages have released theirs.
///
/// The allocator keeps freed memory between live allocations. For a thousand idle pages that is tens of megabytes,
/// unused until new requests arrive.
final class HeapTrimmer: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// Trimming takes milliseconds and blocks other allocations. So it needs this many pages, and runs once per interval at most.
    static let pageCount = 5
    static let interval = Duration.seconds(2)

    private struct State: Sendable {
        var freed = 0
        var last: Instant?
    }

    private let state = Mutex(State())
    private let trim: @Sendable () -> Void

    init(trim: @escaping @Sendable () -> Void = Heap.trim) { self.trim = trim }

    /// A page has released content that it can rebuild.
    func pageReleased() { state.withLock { $0.freed += 1 } }

    /// A page has ended. Its freed memory is scattered between that of other pages.
    func pageEnded() { state.withLock { $0.freed += 1 } }

    func tick(now: Instant = .now) {
        let isDue = state.withLock { state in
            guard state.freed >= Self.pageCount, state.last.map({ $0 + Self.interval <= now }) ?? true else {
                return false
            }
            state = State(last: now)
            return true
        }
        if isDue { trim() }
    }
}
