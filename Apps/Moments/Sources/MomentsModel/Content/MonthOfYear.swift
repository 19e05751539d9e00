public import Foundation

/// A month of the Gregorian calendar, such as 2025-03.
public struct MonthOfYear: Hashable, Sendable {
    public var year: Int
    /// 1 for January.
    public var month: Int

    public init(year: Int, month: Int) {
        self.year = year
        self.month = month
    }

    /// The month of a date in a time zone.
    public init(of date: Date, in timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.init(year: calendar.component(.year, from: date), month: calendar.component(.month, from: date))
    }

    /// A date in the middle of the month, to show its name: it is of the same month in each time zone.
    public var middle: Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = DateComponents(year: year, month: month, day: 15, hour: 12)
        guard let date = calendar.date(from: parts) else {
            preconditionFailure("The Gregorian calendar has no month \(self).")
        }
        return date
    }
}

extension MonthOfYear: Comparable {
    public static func < (a: MonthOfYear, b: MonthOfYear) -> Bool { (a.year, a.month) < (b.year, b.month) }
}

extension MonthOfYear: CustomStringConvertible {
    /// The year and the month: `2025-03`.
    public var description: String { month < 10 ? "\(year)-0\(month)" : "\(year)-\(month)" }
}
