/// Counts of actions per key, in bounded memory.
///
/// It stores one number per key, the time at which its bucket is full again, so an idle key costs nothing: see `Rate.counting`.
public struct RateTable<Key: Hashable & Sendable>: Sendable {
    private let maximumKeys: Int
    /// When each key has its whole rate again.
    private var fullAgain: [Key: Duration] = [:]

    public init(maximumKeys: Int) {
        self.maximumKeys = max(1, maximumKeys)
    }

    public var count: Int { fullAgain.count }

    /// Counts one more action, if the rate has room for it.
    ///
    /// - Parameter now: The time since some fixed point; it never decreases.
    /// - Returns: The time until there is room; nil if the action was counted.
    public mutating func take(_ key: Key, _ rate: Rate, now: Duration) -> Duration? {
        guard rate != .unlimited else { return nil }
        switch rate.counting(fullAgain: fullAgain[key], now: now) {
        case .refused(let wait): return wait
        case .counted(let next):
            if fullAgain.count >= maximumKeys, fullAgain[key] == nil { makeRoom(now: now) }
            fullAgain[key] = next
            return nil
        }
    }

    /// Evicts the keys that have their whole rate again and, if necessary, those that will have it soonest.
    ///
    /// To be evicted, a client has to be idle for a while, or to come from thousands of addresses, each of which has its own
    /// rate anyway. Evicts at least a quarter of the keys, so that this does not run for every new key.
    private mutating func makeRoom(now: Duration) {
        fullAgain = fullAgain.filter { $0.value > now }
        let kept = maximumKeys * 3 / 4
        guard fullAgain.count > kept else { return }
        let sorted = fullAgain.sorted { $0.value > $1.value }
        fullAgain = Dictionary(uniqueKeysWithValues: sorted.prefix(kept).map { ($0.key, $0.value) })
    }
}
