/// A gate that suspends tasks until a test opens it.
public actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var arrivals: [CheckedContinuation<Void, Never>] = []

    public init() {}

    /// Waits until the gate is open.
    public func pass() async {
        guard !isOpen else { return }
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            for arrival in arrivals { arrival.resume() }
            arrivals = []
        }
    }

    /// Waits until a task is waiting at the gate.
    public func arrival() async {
        guard waiting.isEmpty, !isOpen else { return }
        await withCheckedContinuation { arrivals.append($0) }
    }

    /// Opens the gate and resumes all waiting tasks; it stays open.
    public func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
