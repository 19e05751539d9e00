/// A rate limit: a burst of `count` actions, then one each time a `count`-th of `period` has passed.
///
///     Rate(5, per: .seconds(60))   // five at once, then one every twelve seconds
public struct Rate: Hashable, Codable, Sendable {
    public var count: Int
    public var period: Duration

    public init(_ count: Int, per period: Duration) {
        self.count = max(1, count)
        self.period = max(.milliseconds(1), period)
    }

    /// No limit.
    public static let unlimited = Rate(.max, per: .milliseconds(1))

    /// The result of counting one more action.
    public enum Outcome: Equatable {
        /// There was room; the whole rate is available again at this time.
        case counted(fullAgain: Duration)
        /// There is room again after this duration.
        case refused(wait: Duration)
    }

    /// Counts one more action, if there is room for it.
    ///
    /// Algorithm: the generic cell rate algorithm (ITU-T I.371), which admits exactly what a token bucket does and stores one
    /// number.
    ///
    /// - Parameters:
    ///   - fullAgain: When the whole rate is available again; nil if it is now.
    ///   - now: The current time, since the same fixed point.
    public func counting(fullAgain: Duration?, now: Duration) -> Outcome {
        // At most one period ahead, in case the clock jumped: no caller waits longer than that.
        let next = min(max(fullAgain ?? now, now), now + period) + step
        let wait = next - now - period
        return wait <= .zero ? .counted(fullAgain: next) : .refused(wait: wait)
    }

    /// Returns when the whole rate is available again after one counted action was taken back.
    public func uncounting(fullAgain: Duration, now: Duration) -> Duration { max(now, fullAgain - step) }

    private var step: Duration { period / count }

    /// Returns the rate for several people who share an address.
    public func times(_ factor: Int) -> Rate {
        let (product, isTooLarge) = count.multipliedReportingOverflow(by: factor)
        return Rate(isTooLarge ? .max : product, per: period)
    }
}
