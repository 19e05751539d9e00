/// Holds work back until a test lets it go on.
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

    /// Waits until somebody waits before the gate.
    public func arrival() async {
        guard waiting.isEmpty, !isOpen else { return }
        await withCheckedContinuation { arrivals.append($0) }
    }

    /// Lets everybody pass from now on.
    public func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
