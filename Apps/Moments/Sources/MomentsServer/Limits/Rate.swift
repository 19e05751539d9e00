/// How often something may be done: so often at once, and then again as time passes.
///
///     Rate(5, per: .seconds(60))   // five at once, then one every twelve seconds
public struct Rate: Hashable, Sendable {
    public var count: Int
    public var period: Duration

    public init(_ count: Int, per period: Duration) {
        self.count = max(1, count)
        self.period = max(.milliseconds(1), period)
    }

    /// As often as anybody likes.
    public static let unlimited = Rate(.max, per: .milliseconds(1))

    /// The same, for some more who share an address.
    func times(_ factor: Int) -> Rate {
        let (product, isTooLarge) = count.multipliedReportingOverflow(by: factor)
        return Rate(isTooLarge ? .max : product, per: period)
    }
}
