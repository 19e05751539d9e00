import Foundation

/// A month as date pickers draw it: its title, its weekdays and its days.
///
/// The names of all days are formatted when the month is created, so a picker keeps it while it shows the month.
package struct CalendarMonth: Sendable {
    package struct Day: Sendable {
        /// The number in the digits of the locale.
        package let number: String
        /// The name for assistive technology: "Saturday, March 15".
        package let name: String
        /// The first moment of the day.
        let start: Date
    }

    /// The month and the year: "March 2025".
    package let title: String
    /// The weekdays in the order of the locale: "SUN" and "Sunday".
    package let weekdays: [(short: String, name: String)]
    package let days: [Day]
    /// The number of weekdays in the first week before the first day.
    package let offset: Int
    let interval: DateInterval
    let calendar: PickerCalendar

    init(containing date: Date, in calendar: PickerCalendar) {
        let interval = calendar.interval(of: .month, containing: date)
        self.interval = interval
        self.calendar = calendar
        title = calendar.monthText(interval.start)
        let system = calendar.calendar
        let first = system.firstWeekday - 1
        var short = system.shortStandaloneWeekdaySymbols
        // In some languages, the short names are too long for a column.
        if short.contains(where: { $0.count > 4 }) { short = system.veryShortStandaloneWeekdaySymbols }
        weekdays = (0..<7).map { place in
            let weekday = (first + place) % 7
            return (short[weekday].uppercased(with: calendar.locale), system.standaloneWeekdaySymbols[weekday])
        }
        offset = (system.component(.weekday, from: interval.start) - 1 - first + 7) % 7
        days = Self.starts(in: interval, calendar: system).map { start in
            Day(
                number: calendar.number(system.component(.day, from: start)),
                name: calendar.dayName(start),
                start: start
            )
        }
    }

    /// Returns the first moments of the days of a month, of which a calendar or a time zone can leave out some.
    private static func starts(in interval: DateInterval, calendar: Calendar) -> [Date] {
        var starts = [interval.start]
        while let last = starts.last, starts.count < 32,
            let next = calendar.date(byAdding: .day, value: 1, to: last).map(calendar.startOfDay),
            next > last, next < interval.end
        {
            starts.append(next)
        }
        return starts
    }

    /// Returns the place of the day that contains a date; nil for dates outside the month.
    func place(of date: Date) -> Int? {
        guard date >= interval.start, date < interval.end else { return nil }
        return days.lastIndex { $0.start <= date }
    }

    /// Returns the places of the days that can be chosen.
    func choosableDays(in bounds: DateBounds) -> Range<Int> {
        let first = bounds.earliest.map { earliest in
            earliest < interval.start ? 0 : place(of: earliest) ?? days.count
        }
        let last = bounds.latest.map { latest in
            latest < interval.start ? -1 : place(of: latest) ?? days.count - 1
        }
        let start = first ?? 0
        return start..<max(start, (last ?? days.count - 1) + 1)
    }

    /// Returns a month before or after this one; nil if no day of it can be chosen.
    func month(after count: Int, in bounds: DateBounds) -> Date? {
        // The middle of a month is in no other month, whatever the time zone does at its ends.
        let middle = interval.start.addingTimeInterval(14 * 86_400)
        guard let date = calendar.date(byAdding: count, .month, to: middle) else { return nil }
        let month = calendar.interval(of: .month, containing: date)
        if let latest = bounds.latest, month.start > latest { return nil }
        if let earliest = bounds.earliest, month.end <= earliest { return nil }
        return date
    }
}

extension CalendarMonth: Equatable {
    package static func == (a: CalendarMonth, b: CalendarMonth) -> Bool {
        a.interval == b.interval && a.calendar == b.calendar
    }
}

/// A calendar as a renderer draws it.
@usableFromInline package struct CalendarPage: Sendable, Equatable {
    package let month: CalendarMonth
    /// The places of the selected days.
    package let selected: Set<Int>
    /// The place of the current day.
    package let today: Int?
    /// The places of the days that can be chosen.
    package let choosable: Range<Int>
    package let canTurnBack: Bool
    package let canTurnForth: Bool
    /// Whether wheels for the month and the year replace the days.
    package let showsWheels: Bool
    /// The names of the buttons.
    package let names: Names

    package struct Names: Sendable, Equatable {
        package let back: String
        package let forth: String
        package let wheels: String
    }

    /// The indexes of choices: the buttons, then the days by their place.
    package enum Choice {
        package static let title = 0
        package static let back = 1
        package static let forth = 2
        package static let firstDay = 3
    }
}
