import Foundation
import MomentsModel

/// The numbers of a measure over a range, as a chart shows them.
public struct FiguresSeries: Equatable, Sendable, Identifiable {
    public struct Point: Equatable, Sendable, Identifiable {
        /// When the day, or the first of the days, begins.
        public let date: Date
        public let value: Int

        public var id: Date { date }
    }

    public let measure: FiguresMeasure
    public let points: [Point]
    /// The days of each point: 1, or 7 in a year of what can be added.
    public let step: Int

    public var id: FiguresMeasure { measure }

    /// The dates that a chart shows: a week at least, so that the days on its axis differ, with half a step at both ends for bars.
    public var dates: ClosedRange<Date> {
        let margin = TimeInterval(step) * 43_200
        let end = points[points.count - 1].date
        return min(points[0].date, end - 7 * 86_400) - margin...end + margin
    }

    /// - Parameter days: The days of the range, oldest first.
    /// - Returns: Nil if no day has the number.
    init?(_ measure: FiguresMeasure, of days: [DailyFigures], range: FiguresRange) {
        let known = days.compactMap { day in measure.value(of: day).map { Point(date: day.date, value: $0) } }
        guard !known.isEmpty else { return nil }
        self.measure = measure
        step = measure.isSum && range == .year ? 7 : 1
        points = Self.added(known, step)
    }

    /// Adds the values of each `step` days. The last sum ends today; the first may have fewer days and is then left out.
    private static func added(_ points: [Point], _ step: Int) -> [Point] {
        guard step > 1 else { return points }
        let whole = points.suffix(points.count >= step ? points.count / step * step : points.count)
        let starts = stride(from: whole.startIndex, to: whole.endIndex, by: step)
        return starts.map { start in
            let part = whole[start..<min(start + step, whole.endIndex)]
            return Point(date: whole[start].date, value: part.reduce(0) { $0 + $1.value })
        }
    }
}
