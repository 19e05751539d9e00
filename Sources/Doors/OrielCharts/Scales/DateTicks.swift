import Foundation

/// Dates on an axis: the starts of every few units of a calendar.
struct DateTicks: Equatable {
    let unit: Calendar.Component
    let count: Int
    let calendar: Calendar

    init(unit: Calendar.Component, count: Int = 1, calendar: Calendar) {
        self.unit = unit
        self.count = max(1, count)
        self.calendar = calendar
    }

    /// The units of automatic ticks, with their lengths in seconds.
    private static let steps: [(unit: Calendar.Component, count: Int, length: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
        (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1_800),
        (.hour, 1, 3_600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
        (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
        (.month, 1, 2_629_746), (.month, 3, 7_889_238), (.month, 6, 15_778_476),
        (.year, 1, 31_556_952), (.year, 2, 63_113_904), (.year, 5, 157_784_760), (.year, 10, 315_569_520),
        (.year, 25, 788_923_800), (.year, 50, 1_577_847_600), (.year, 100, 3_155_695_200),
    ]

    /// Returns ticks that divide a range into about as many parts as asked for.
    static func automatic(for range: ClosedRange<Date>, desiredCount: Int, calendar: Calendar) -> DateTicks {
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        let rough = max(length, 1) / Double(max(1, desiredCount))
        let step = steps.min { abs(log($0.length / rough)) < abs(log($1.length / rough)) }
        return DateTicks(unit: step?.unit ?? .day, count: step?.count ?? 1, calendar: calendar)
    }

    /// Returns the ticks in a range.
    func dates(in range: ClosedRange<Date>) -> [Date] {
        dates(around: range).filter(range.contains)
    }

    /// Returns the ticks in a range, with the last one before it and the first one after it.
    func dates(around range: ClosedRange<Date>) -> [Date] {
        guard let start = start(before: range.lowerBound) else { return [range.lowerBound, range.upperBound] }
        var dates = [start]
        while let last = dates.last, last < range.upperBound || dates.count < 2, dates.count <= NumberTicks.maximumCount
        {
            // From the start each time: months have different lengths.
            guard let next = calendar.date(byAdding: unit, value: count * dates.count, to: start), next > last else {
                break
            }
            dates.append(next)
        }
        return dates
    }

    private func start(before date: Date) -> Date? {
        guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
        guard count > 1, let larger = Self.larger[unit],
            let origin = calendar.dateInterval(of: larger, for: date)?.start
        else {
            guard count > 1, unit == .year else { return start }
            let year = calendar.component(.year, from: start)
            return calendar.date(byAdding: .year, value: -(year % count), to: start)
        }
        let passed = calendar.dateComponents([unit], from: origin, to: start).value(for: unit) ?? 0
        return calendar.date(byAdding: unit, value: -(passed % count), to: start)
    }

    /// The unit from whose start units are counted.
    private static let larger: [Calendar.Component: Calendar.Component] = [
        .second: .minute, .minute: .hour, .hour: .day, .day: .month, .weekOfYear: .year, .month: .year, .quarter: .year,
    ]

    /// The format of the ticks' labels.
    var format: Date.FormatStyle {
        var style = Date.FormatStyle(calendar: calendar, timeZone: calendar.timeZone)
        switch unit {
        case .year, .era: style = style.year()
        case .month, .quarter: style = style.month(.abbreviated)
        case .hour: style = style.hour()
        case .minute: style = style.hour().minute()
        case .second, .nanosecond: style = style.minute().second()
        default: style = style.month(.abbreviated).day()
        }
        return style
    }
}
