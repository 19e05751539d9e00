/// How often something may be done: so often at once, and then again as time passes.
///
///     Rate(5, per: .seconds(60))   // five at once, then one every twelve seconds
public struct Rate: Hashable, Codable, Sendable {
    public var count: Int
    public var period: Duration

    public init(_ count: Int, per period: Duration) {
        self.count = max(1, count)
        self.period = max(.milliseconds(1), period)
    }

    /// As often as anybody likes.
    public static let unlimited = Rate(.max, per: .milliseconds(1))

    /// What comes of counting one more.
    enum Outcome: Equatable {
        /// There was room; the whole rate is available again at this time.
        case counted(fullAgain: Duration)
        /// There is room again after so long.
        case refused(wait: Duration)
    }

    /// Counts one more, if there is room for it.
    ///
    /// Algorithm: the generic cell rate algorithm (ITU-T I.371), which lets pass exactly what a token bucket does and keeps
    /// one number.
    ///
    /// - Parameters:
    ///   - fullAgain: When the whole rate is available again; nil if it is.
    ///   - now: Since the same fixed point.
    func counting(fullAgain: Duration?, now: Duration) -> Outcome {
        // Never further ahead than a period, in case the clock was: nobody waits longer than that.
        let next = min(max(fullAgain ?? now, now), now + period) + step
        let wait = next - now - period
        return wait <= .zero ? .counted(fullAgain: next) : .refused(wait: wait)
    }

    /// When the whole rate is available again once one less was counted.
    func uncounting(fullAgain: Duration, now: Duration) -> Duration { max(now, fullAgain - step) }

    private var step: Duration { period / count }

    /// The same, for some more who share an address.
    func times(_ factor: Int) -> Rate {
        let (product, isTooLarge) = count.multipliedReportingOverflow(by: factor)
        return Rate(isTooLarge ? .max : product, per: period)
    }
}
