import Foundation

/// Bins of numbers of the same size.
///
///     let bins = NumberBins(data: temperatures, desiredCount: 10)
///     let counts = Dictionary(grouping: temperatures) { bins.index(for: $0) }.mapValues(\.count)
public struct NumberBins<Value: Comparable> {
    /// The limits between the bins, with the outer two; ascending.
    public let thresholds: [Value]

    /// Creates bins between limits.
    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }
}

extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    public subscript(index: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[index],
            upperBound: thresholds[index + 1],
            isClosed: index == thresholds.count - 2
        )
    }

    /// Returns the index of the bin that contains a value; of a value outside of all bins, that of the nearest one.
    public func index(for value: Value) -> Int {
        if let index = binIndex(of: value, in: thresholds) { return index }
        return thresholds.first.map { value < $0 } ?? true ? 0 : Swift.max(0, thresholds.count - 2)
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Creates bins of a size that contain a range; their limits are multiples of the size.
    public init(size: Value, range: ClosedRange<Value>) {
        let limits = binLimits(step: Double(size), from: Double(range.lowerBound), to: Double(range.upperBound))
        self.init(thresholds: limits.map { Value($0) })
    }

    /// Creates about as many bins as asked for, with round limits.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let range = Double(range.lowerBound)...Double(range.upperBound)
        let step = NumberTicks.step(for: range, desiredCount: desiredCount, minimum: Double(minimumStride))
        let limits = binLimits(step: step, from: range.lowerBound, to: range.upperBound)
        self.init(thresholds: limits.map { Value($0) })
    }

    /// Creates about as many bins as asked for that contain all of the data.
    public init(data: some Sequence<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let data = data.filter(\.isFinite)
        guard let low = data.min(), let high = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: low...high, desiredCount: desiredCount, minimumStride: minimumStride)
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Creates bins of a size that contain a range; their limits are multiples of the size.
    public init(size: Value, range: ClosedRange<Value>) {
        let limits = binLimits(step: Double(size), from: Double(range.lowerBound), to: Double(range.upperBound))
        self.init(thresholds: limits.compactMap { Value(exactly: $0.rounded()) })
    }

    /// Creates about as many bins as asked for, with round limits.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        let range = Double(range.lowerBound)...Double(range.upperBound)
        let least = Swift.max(1, Double(minimumStride))
        let step = NumberTicks.step(for: range, desiredCount: desiredCount, minimum: least).rounded(.up)
        let limits = binLimits(step: step, from: range.lowerBound, to: range.upperBound)
        self.init(thresholds: limits.compactMap { Value(exactly: $0.rounded()) })
    }

    /// Creates about as many bins as asked for that contain all of the data.
    public init(data: some Sequence<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        let data = Array(data)
        guard let low = data.min(), let high = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: low...high, desiredCount: desiredCount, minimumStride: minimumStride)
    }
}

/// Returns multiples of a step, from the last one up to `low` to the first one from `high` on; at least two.
private func binLimits(step: Double, from low: Double, to high: Double) -> [Double] {
    guard step > 0, step.isFinite, low.isFinite, high.isFinite else { return [low, high] }
    let first = (low / step).rounded(.down)
    let last = max((high / step).rounded(.up), first + 1)
    guard last - first <= Double(NumberTicks.maximumCount) else { return [low, high] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
}
