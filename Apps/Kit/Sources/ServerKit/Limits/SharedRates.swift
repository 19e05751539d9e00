import Synchronization

/// Counts of actions per key, which the processes of a server share.
public final class SharedRates<Key: Hashable & Sendable>: Sendable {
    private let table: Mutex<RateTable<Key>>
    private let elapsed: @Sendable () -> Duration
    private let send: @Sendable (Key, Rate) -> Void

    /// - Parameters:
    ///   - elapsed: The time since some fixed point.
    ///   - send: Tells the other processes of a counted action; they call `countedElsewhere`.
    public init(
        maximumKeys: Int = 20_000,
        elapsed: @escaping @Sendable () -> Duration,
        send: @escaping @Sendable (Key, Rate) -> Void
    ) {
        table = Mutex(RateTable(maximumKeys: maximumKeys))
        self.elapsed = elapsed
        self.send = send
    }

    /// Counts an action, if the rate has room for it.
    ///
    /// - Returns: The time until there is room; nil if the action was counted.
    public func take(_ key: Key, _ rate: Rate) -> Duration? {
        let wait = count(key, rate)
        if wait == nil, rate != .unlimited { send(key, rate) }
        return wait
    }

    /// Counts an action that another process has admitted, which leaves less room here.
    public func countedElsewhere(_ key: Key, _ rate: Rate) { _ = count(key, rate) }

    private func count(_ key: Key, _ rate: Rate) -> Duration? {
        let now = elapsed()
        return table.withLock { $0.take(key, rate, now: now) }
    }
}

extension Clock<Duration> {
    /// Returns a function that measures the time since this call.
    public func stopwatch() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
