import MomentsModel

/// Today's number of a measure, and how the range differs from the one before.
public struct FiguresCard: Equatable, Sendable, Identifiable {
    public let measure: FiguresMeasure
    /// The number of today so far.
    public let today: Int
    /// The share by which the range has more than the range before: 0.2 for a fifth more; nil if they cannot be compared.
    public let change: Double?

    public var id: FiguresMeasure { measure }

    /// - Parameters:
    ///   - days: The days of the range, oldest first.
    ///   - before: Those of the range before; empty if it has too few.
    /// - Returns: Nil if the last day does not have the number.
    init?(_ measure: FiguresMeasure, of days: [DailyFigures], before: [DailyFigures]) {
        guard let today = days.last.flatMap(measure.value) else { return nil }
        self.measure = measure
        self.today = today
        let (now, then) = (Self.level(measure, of: days), Self.level(measure, of: before))
        change = now.flatMap { now in then.flatMap { then in then > 0 ? now / then - 1 : nil } }
    }

    /// The number that stands for a range: the last of a stock, the mean day of what happens. Nil if a day does not have it.
    private static func level(_ measure: FiguresMeasure, of days: [DailyFigures]) -> Double? {
        if measure.isStock { return days.last.flatMap(measure.value).map(Double.init) }
        let values = days.compactMap(measure.value)
        guard !values.isEmpty, values.count == days.count else { return nil }
        return Double(values.reduce(0, +)) / Double(values.count)
    }
}
