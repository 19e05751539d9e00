/// A limit on the rate of messages: ten seconds' worth of them at once, and the rate in the long run.
struct MessageBudget: Sendable {
    private let rate: Double
    private let capacity: Double
    private var available: Double
    private var lastTake: ContinuousClock.Instant

    /// - Parameter rate: Messages per second.
    init(rate: Int, now: ContinuousClock.Instant) {
        self.rate = Double(rate)
        capacity = self.rate * 10
        available = capacity
        lastTake = now
    }

    /// Returns whether another message is within the limit.
    mutating func take(now: ContinuousClock.Instant) -> Bool {
        let (seconds, attoseconds) = lastTake.duration(to: now).components
        available = min(capacity, available + (Double(seconds) + Double(attoseconds) * 1e-18) * rate)
        lastTake = now
        guard available >= 1 else { return false }
        available -= 1
        return true
    }
}
