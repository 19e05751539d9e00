/// A token bucket: allows a burst, then a steady rate.
struct TokenBucket: Sendable {
    typealias Instant = ContinuousClock.Instant

    let capacity: Double
    /// Tokens per second.
    let rate: Double
    private var tokens: Double
    private var refilled: Instant

    init(capacity: Double, rate: Double, now: Instant) {
        self.capacity = capacity
        self.rate = rate
        tokens = capacity
        refilled = now
    }

    /// Takes tokens. The balance may become negative.
    ///
    /// - Returns: How long to wait before the next call; zero for no wait.
    mutating func take(_ count: Int, now: Instant) -> Duration {
        let passed = refilled.duration(to: now) / .seconds(1)
        tokens = min(capacity, tokens + max(0, passed) * rate) - Double(count)
        refilled = max(refilled, now)
        return tokens >= 0 ? .zero : .seconds(-tokens / rate)
    }
}
