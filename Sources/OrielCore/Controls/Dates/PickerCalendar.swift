import Foundation

/// The calendar, the locale and the time zone in which a date picker shows and changes dates.
///
/// Dates that are not finite, or outside the years 1 to 9999, are handled as the nearest date inside, because Foundation
/// traps for some of them.
struct PickerCalendar: Equatable, Sendable {
    /// The calendar with the locale and the time zone.
    let calendar: Calendar
    let locale: Locale

    init(_ calendar: Calendar, locale: Locale, timeZone: TimeZone) {
        var calendar = calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        self.calendar = calendar
        self.locale = locale
    }

    /// The dates that a picker can show: the years 1 to 9999 of the Gregorian calendar.
    static let dates =
        Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_300_799)

    /// Returns the nearest date that a picker can show.
    static func shown(_ date: Date) -> Date {
        let seconds = date.timeIntervalSinceReferenceDate
        if seconds.isNaN { return Date(timeIntervalSinceReferenceDate: 0) }
        return min(max(date, dates.lowerBound), dates.upperBound)
    }
}

extension EnvironmentValues {
    /// The calendar of date pickers.
    var pickerCalendar: PickerCalendar { PickerCalendar(calendar, locale: locale, timeZone: timeZone) }
}

// MARK: - Changing dates

extension PickerCalendar {
    /// Returns the date with a number of units added; nil if a picker cannot show it.
    ///
    /// The time of day is kept to the fraction of a second. A time that daylight saving skips becomes the next one.
    func date(byAdding count: Int, _ unit: Calendar.Component, to date: Date) -> Date? {
        guard count != 0 else { return date }
        guard let result = calendar.date(byAdding: unit, value: count, to: Self.shown(date)) else { return nil }
        return Self.dates.contains(result) ? result : nil
    }

    /// Returns the date with another hour and minute; its seconds are kept.
    func date(settingHour hour: Int, minute: Int, of date: Date) -> Date? {
        let date = Self.shown(date)
        let old = calendar.dateComponents([.hour, .minute], from: date)
        // In an hour that occurs twice, the minute changes within the same one.
        if old.hour == hour { return date.addingTimeInterval(Double(minute - (old.minute ?? 0)) * 60) }
        // The day and the time are the same in all calendars.
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        var parts = gregorian.dateComponents([.era, .year, .month, .day, .second], from: date)
        (parts.hour, parts.minute) = (hour, minute)
        let seconds = date.timeIntervalSinceReferenceDate
        let fraction = seconds - seconds.rounded(.down)
        guard let result = gregorian.date(from: parts)?.addingTimeInterval(fraction) else { return nil }
        return Self.dates.contains(result) ? result : nil
    }

    /// Returns the number of days from one date's day to another's.
    func days(from start: Date, to end: Date) -> Int {
        let (start, end) = (calendar.startOfDay(for: Self.shown(start)), calendar.startOfDay(for: Self.shown(end)))
        return calendar.dateComponents([.day], from: start, to: end).day ?? 0
    }

    /// Returns the interval of a unit that contains a date.
    func interval(of unit: Calendar.Component, containing date: Date) -> DateInterval {
        let date = Self.shown(date)
        return calendar.dateInterval(of: unit, for: date) ?? DateInterval(start: date, duration: 1)
    }
}

// MARK: - Years and months

extension PickerCalendar {
    /// Returns a number for the year of a date that increases by one with each year.
    func year(of date: Date) -> Int {
        let parts = calendar.dateComponents([.era, .year], from: Self.shown(date))
        let year = parts.year ?? 1
        switch calendar.identifier {
        // The first year of each emperor is year 1, or years are counted from another year.
        case .japanese, .buddhist, .republicOfChina:
            var gregorian = Calendar(identifier: .gregorian)
            gregorian.timeZone = calendar.timeZone
            return gregorian.component(.year, from: Self.shown(date))
        // Cycles of 60 years.
        case .chinese: return (parts.era ?? 0) * 60 + year
        // Before the year 1, which a time zone can reach.
        case .gregorian, .iso8601: return parts.era == 0 ? 1 - year : year
        default: return year
        }
    }

    /// Returns the starts of the months in the year of a date.
    func months(inYearOf date: Date) -> [Date] {
        let year = interval(of: .year, containing: date)
        var months: [Date] = []
        var month = interval(of: .month, containing: year.start)
        while month.start < year.end, months.count < 14 {
            months.append(month.start)
            let next = interval(of: .month, containing: month.end)
            guard next.start > month.start else { break }
            month = next
        }
        return months
    }
}

// MARK: - Texts

extension PickerCalendar {
    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }

    /// A date in a pill: "Mar 15, 2025".
    func dateText(_ date: Date) -> String {
        let style = Date.FormatStyle(
            date: .abbreviated,
            time: .omitted,
            locale: locale,
            calendar: calendar,
            timeZone: calendar.timeZone
        )
        return Self.shown(date).formatted(style)
    }

    /// A time in a pill: "11:09 AM".
    func timeText(_ date: Date) -> String {
        let style = Date.FormatStyle(
            date: .omitted,
            time: .shortened,
            locale: locale,
            calendar: calendar,
            timeZone: calendar.timeZone
        )
        // Many fonts have no narrow space.
        return Self.shown(date).formatted(style).replacing("\u{202F}", with: "\u{A0}")
    }

    /// A month as a title: "March 2025".
    func monthText(_ date: Date) -> String { Self.shown(date).formatted(style.year().month(.wide)) }

    /// A month alone: "March".
    func monthName(_ date: Date) -> String {
        let month = Self.shown(date)
        // The form that stands alone; some languages decline the name in a date.
        let names = calendar.standaloneMonthSymbols
        let place = calendar.component(.month, from: month) - 1
        let hasLeapMonths = calendar.identifier == .chinese || calendar.identifier == .hebrew
        return !hasLeapMonths && names.indices.contains(place) ? names[place] : month.formatted(style.month(.wide))
    }

    /// A year alone: "2025".
    func yearText(_ date: Date) -> String { Self.shown(date).formatted(style.year()) }

    /// A day of a month for assistive technology: "Saturday, March 15".
    func dayName(_ date: Date) -> String { Self.shown(date).formatted(style.weekday(.wide).month(.wide).day()) }

    /// A day in a wheel: "Sat, Mar 15".
    func shortDayText(_ date: Date) -> String {
        Self.shown(date).formatted(style.weekday(.abbreviated).month(.abbreviated).day())
    }

    /// A number in the digits of the locale.
    func number(_ number: Int, digits: Int = 1) -> String {
        number.formatted(.number.locale(locale).grouping(.never).precision(.integerLength(digits...)))
    }

    /// Whether times have the hours 1 to 12 and a name for each half of the day.
    var hasDayPeriods: Bool {
        switch locale.hourCycle {
        case .oneToTwelve, .zeroToEleven: true
        default: false
        }
    }

    /// Returns the letters of a date pattern in the order of the locale, such as `Mdy`.
    func order(of template: String, among letters: Set<Character>) -> [Character] {
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        var order: [Character] = []
        var isQuoted = false
        for letter in pattern {
            if letter == "'" { isQuoted.toggle() }
            if !isQuoted, letters.contains(letter), !order.contains(letter) { order.append(letter) }
        }
        return order
    }
}
