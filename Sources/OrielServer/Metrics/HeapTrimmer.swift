internal import Synchronization

/// Returns memory to the system after many pages have released theirs.
///
/// The allocator keeps freed memory between live allocations. For a thousand idle pages that is tens of megabytes,
/// unused until new requests arrive. And the kernel maps 64 KB of the program around each instruction that runs, so
/// most of the program counts as memory of the process, however little of it is in use.
final class HeapTrimmer: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// Trimming takes milliseconds and blocks other allocations. So it needs this many pages, and runs once per interval at most.
    static let pageCount = 5
    static let interval = Duration.seconds(2)
    /// The time after which the rest follows: a few pages more, and pages that were still being freed.
    static let longInterval = Duration.seconds(4)

    private struct State: Sendable {
        var freed = 0
        var last: Instant?
        /// Whether the last trimming is repeated, because pages report their end before all their memory is free.
        var owesAnother = false
    }

    private let state = Mutex(State())
    private let start: Instant
    private let trim: @Sendable (_ isAtRest: Bool) -> Void

    /// - Parameters:
    ///   - start: The start of the server. What ran only then is given back after the long interval.
    ///   - trim: Returns memory to the system. Few pages have been released since the last time if `isAtRest`.
    init(
        start: Instant = .now,
        trim: @escaping @Sendable (_ isAtRest: Bool) -> Void = { isAtRest in
            ProcessMemory.trimHeap()
            if isAtRest { ProcessMemory.releaseCode() }
        }
    ) {
        self.start = start
        self.trim = trim
    }

    /// A page has released content that it can rebuild.
    func pageReleased() { state.withLock { $0.freed += 1 } }

    /// A page has ended. Its freed memory is scattered between that of other pages.
    func pageEnded() { state.withLock { $0.freed += 1 } }

    func tick(now: Instant = .now) {
        let isAtRest: Bool? = state.withLock { state in
            let hasMany = state.freed >= Self.pageCount
            let hasRest = state.last != nil && (state.freed > 0 || state.owesAnother)
            let hasStarted = state.last == nil && start + Self.longInterval <= now
            guard hasMany || hasRest || hasStarted else { return nil }
            if let last = state.last, last + (hasMany ? Self.interval : Self.longInterval) > now { return nil }
            state = State(last: now, owesAnother: hasMany)
            return !hasMany
        }
        if let isAtRest { trim(isAtRest) }
    }
}
