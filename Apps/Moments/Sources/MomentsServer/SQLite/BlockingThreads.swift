import Dispatch
import Synchronization

/// Threads for work that blocks, such as reading a database: a bounded number at once, in order of arrival.
///
/// A thread that has finished a piece of work takes the next one, so other threads are woken only for more work at
/// once.
final class BlockingThreads: Sendable {
    typealias Work = @Sendable () -> Void

    private struct State {
        var running = 0
        /// The work that waits for a thread.
        var waiting: [Work] = []
    }

    private let queue = DispatchQueue(label: "blocking threads", attributes: .concurrent)
    private let state = Mutex(State())
    private let width: Int

    /// - Parameter width: The most pieces of work that run at once.
    init(width: Int) {
        precondition(width > 0, "Threads for work must be able to run one piece of it.")
        self.width = width
    }

    func run(_ work: @escaping Work) {
        let runsNow = state.withLock { state in
            if state.running == width {
                state.waiting.append(work)
                return false
            }
            state.running += 1
            return true
        }
        if runsNow { queue.async { self.runAll(from: work) } }
    }

    private func runAll(from first: @escaping Work) {
        var next: Work? = first
        while let work = next {
            work()
            next = state.withLock { state in
                guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
                state.running -= 1
                return nil
            }
        }
    }
}
