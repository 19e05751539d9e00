import Synchronization

/// A gate that suspends tasks until a test opens it.
public final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var arrivals: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    public init() {}

    public var isOpen: Bool { state.withLock { $0.isOpen } }

    /// Waits until the gate is open.
    public func pass() async {
        await withCheckedContinuation { continuation in
            let resumed = state.withLock { state -> [CheckedContinuation<Void, Never>] in
                if state.isOpen { return [continuation] }
                state.waiting.append(continuation)
                defer { state.arrivals = [] }
                return state.arrivals
            }
            for continuation in resumed { continuation.resume() }
        }
    }

    /// Waits until a task is waiting at the gate, or the gate is open.
    public func arrival() async {
        await withCheckedContinuation { continuation in
            let isSo = state.withLock { state in
                if !state.waiting.isEmpty || state.isOpen { return true }
                state.arrivals.append(continuation)
                return false
            }
            if isSo { continuation.resume() }
        }
    }

    /// Opens the gate and resumes all waiting tasks; it stays open.
    public func open() {
        let resumed = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.isOpen = true
            defer { (state.waiting, state.arrivals) = ([], []) }
            return state.waiting + state.arrivals
        }
        for continuation in resumed { continuation.resume() }
    }
}
