/// Who did something how often, in bounded memory.
///
/// For each key it keeps one number, the time at which its bucket will be full again, so an idle key costs nothing: see
/// `Rate.counting`.
struct RateTable<Key: Hashable & Sendable>: Sendable {
    private let maximumKeys: Int
    /// When each key has its whole rate again.
    private var fullAgain: [Key: Duration] = [:]

    init(maximumKeys: Int) {
        self.maximumKeys = max(1, maximumKeys)
    }

    var count: Int { fullAgain.count }

    /// Counts one more, if the rate has room for it.
    ///
    /// - Parameter now: Since some fixed point; it does not go back.
    /// - Returns: How long until there is room; nil if there was.
    mutating func take(_ key: Key, _ rate: Rate, now: Duration) -> Duration? {
        guard rate != .unlimited else { return nil }
        switch rate.counting(fullAgain: fullAgain[key], now: now) {
        case .refused(let wait): return wait
        case .counted(let next):
            if fullAgain.count >= maximumKeys, fullAgain[key] == nil { makeRoom(now: now) }
            fullAgain[key] = next
            return nil
        }
    }

    /// Forgets the keys that have their whole rate again, and if need be those that soon will.
    ///
    /// Whoever wants to be forgotten has to do nothing for a while, or to come from thousands of addresses, each of
    /// which has a rate of its own anyway. At least a quarter goes, so that this is not done for every key.
    private mutating func makeRoom(now: Duration) {
        fullAgain = fullAgain.filter { $0.value > now }
        let kept = maximumKeys * 3 / 4
        guard fullAgain.count > kept else { return }
        let sorted = fullAgain.sorted { $0.value > $1.value }
        fullAgain = Dictionary(uniqueKeysWithValues: sorted.prefix(kept).map { ($0.key, $0.value) })
    }
}
