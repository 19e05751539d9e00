/// Counts how often changes of data have rebuilt the content of a page lately.
struct RecentRebuilds {
    static let interval = Duration.seconds(10)
    /// The number of rebuilds in an interval from which on the page counts as one that changes all the time.
    static let frequentCount = 4

    private var count = 0
    private var start: ContinuousClock.Instant?

    /// Counts a rebuild.
    ///
    /// - Returns: Whether they are frequent.
    mutating func note(now: ContinuousClock.Instant = .now) -> Bool {
        if start.map({ now - $0 > Self.interval }) ?? true { (start, count) = (now, 0) }
        count += 1
        return count >= Self.frequentCount
    }
}
