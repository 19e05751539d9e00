import Synchronization

/// Reads that wait until a test releases them.
final class HeldReads: Sendable {
    private struct State {
        var isReleased = false
        var most = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
        var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    /// The number of reads that wait.
    var count: Int { state.withLock { $0.waiting.count } }

    /// The most reads that have waited at once.
    var most: Int { state.withLock { $0.most } }

    /// Waits for the release; returns at once after it.
    func wait() async {
        await withCheckedContinuation { continuation in
            let (isReleased, reached) = state.withLock { state in
                guard !state.isReleased else { return (true, [CheckedContinuation<Void, Never>]()) }
                state.waiting.append(continuation)
                let count = state.waiting.count
                state.most = max(state.most, count)
                let reached = state.observers.filter { $0.count <= count }.map { $0.continuation }
                state.observers.removeAll { $0.count <= count }
                return (false, reached)
            }
            if isReleased { continuation.resume() }
            for observer in reached { observer.resume() }
        }
    }

    /// Waits until a number of reads wait.
    func reach(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isReached = state.withLock { state in
                guard state.waiting.count < count else { return true }
                state.observers.append((count, continuation))
                return false
            }
            if isReached { continuation.resume() }
        }
    }

    /// Lets all reads go on, also those to come.
    func release() {
        let waiting = state.withLock { state in
            state.isReleased = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for read in waiting { read.resume() }
    }
}
