/// A range of values in which values are counted.
public struct ChartBinRange<Bound> {
    /// The first value in the range.
    public let lowerBound: Bound
    /// The end of the range.
    public let upperBound: Bound
    /// Whether the upper bound is in the range, as in the last of several bins.
    public let isClosed: Bool

    init(lowerBound: Bound, upperBound: Bound, isClosed: Bool) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.isClosed = isClosed
    }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension ChartBinRange where Bound: Comparable {
    /// Returns whether a value is in the range.
    public func contains(_ value: Bound) -> Bool {
        lowerBound <= value && (isClosed ? value <= upperBound : value < upperBound)
    }
}

/// Returns the index of the bin that a value is in; nil for a value that is in none. The limits ascend.
func binIndex<Value: Comparable>(of value: Value, in limits: [Value]) -> Int? {
    guard limits.count > 1, let first = limits.first, let last = limits.last, first <= value, value <= last else {
        return nil
    }
    let next = limits.firstIndex { $0 > value } ?? limits.count - 1
    return min(max(next - 1, 0), limits.count - 2)
}
