public import Foundation

/// Bins of dates: units of a calendar, such as weeks.
///
///     let weeks = DateBins(unit: .weekOfYear, range: first...last)
public struct DateBins {
    /// The limits between the bins, with the outer two; ascending.
    public let thresholds: [Date]

    /// Creates bins between limits.
    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }
}

extension DateBins: Sendable {}

extension DateBins {
    /// Creates bins of some units of the calendar each that contain a range.
    public init(
        unit: Calendar.Component,
        by count: Int = 1,
        range: ClosedRange<Date>,
        calendar: Calendar = .current
    ) {
        let ticks = DateTicks(unit: unit, count: count, calendar: calendar)
        self.init(thresholds: ticks.dates(around: range))
    }

    /// Creates bins of some units of the calendar each that contain all of the data.
    public init(
        unit: Calendar.Component,
        by count: Int = 1,
        data: some Sequence<Date>,
        calendar: Calendar = .current
    ) {
        let data = Array(data)
        guard let low = data.min(), let high = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(unit: unit, by: count, range: low...high, calendar: calendar)
    }

    /// Creates about as many bins as asked for.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
        let ticks = DateTicks.automatic(for: range, desiredCount: desiredCount, calendar: calendar)
        self.init(thresholds: ticks.dates(around: range))
    }

    /// Creates about as many bins as asked for that contain all of the data.
    public init(data: some Sequence<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
        let data = Array(data)
        guard let low = data.min(), let high = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: low...high, desiredCount: desiredCount, calendar: calendar)
    }
}

extension DateBins: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    public subscript(index: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            lowerBound: thresholds[index],
            upperBound: thresholds[index + 1],
            isClosed: index == thresholds.count - 2
        )
    }

    /// Returns the index of the bin that contains a date; of a date outside of all bins, that of the nearest one.
    public func index(for value: Date) -> Int {
        if let index = binIndex(of: value, in: thresholds) { return index }
        return thresholds.first.map { value < $0 } ?? true ? 0 : Swift.max(0, thresholds.count - 2)
    }
}
