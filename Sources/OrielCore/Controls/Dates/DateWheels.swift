import Foundation

/// A part of a date that a wheel shows.
enum WheelField: Sendable {
    case year, month, day
    /// A day with its weekday and month, as next to a time.
    case date
    case hour, minute
    /// The half of the day: "AM" or "PM".
    case period
}

/// A wheel as a renderer draws it.
@usableFromInline package struct DateWheel: Sendable, Equatable {
    package struct Row: Sendable, Equatable {
        package let text: String
        /// Whether all of its dates are outside the bounds.
        package let isDimmed: Bool
    }

    /// The name for assistive technology.
    package let name: String
    /// The rows near the selected one.
    package let rows: [Row]
    /// The number of the first row.
    package let first: Int
    /// The number of the selected row.
    package let selected: Int
    /// Whether the rows are numbers, which are aligned at their end.
    package let isNumeric: Bool
}

/// The wheels of a date picker, and the dates that their rows stand for.
///
/// A row has a number. In a wheel that turns round, such as the minutes, all numbers with the same remainder are the same
/// value; the rows sent to a browser are those near the selected one. They change in steps, so most turns change no texts.
struct DateWheels {
    let calendar: PickerCalendar
    let bounds: DateBounds
    let fields: [WheelField]

    /// The wheels for the components of a picker, in the order of the locale.
    init(_ components: DatePickerComponents, calendar: PickerCalendar, bounds: DateBounds) {
        let time: [WheelField] = calendar.order(of: "jmm", among: ["H", "h", "K", "k", "m", "a", "b", "B"]).map {
            switch $0 {
            case "m": .minute
            case "a", "b", "B": .period
            default: .hour
            }
        }
        let fields: [WheelField] =
            if !components.contains(.hourAndMinute) {
                Self.order(of: "yMMMMd", in: calendar)
            } else if components.contains(.date) {
                [.date] + time
            } else {
                time
            }
        self.init(fields, calendar: calendar, bounds: bounds)
    }

    /// The wheels that choose the month of a calendar.
    init(monthsOf calendar: PickerCalendar, bounds: DateBounds) {
        self.init(Self.order(of: "yMMMM", in: calendar), calendar: calendar, bounds: bounds)
    }

    private init(_ fields: [WheelField], calendar: PickerCalendar, bounds: DateBounds) {
        self.fields = fields
        self.calendar = calendar
        self.bounds = bounds
    }

    private static func order(of template: String, in calendar: PickerCalendar) -> [WheelField] {
        let letters = calendar.order(of: template, among: ["y", "u", "U", "r", "M", "L", "d"])
        var fields: [WheelField] = []
        for letter in letters {
            let field: WheelField =
                switch letter {
                case "M", "L": .month
                case "d": .day
                default: .year
                }
            if !fields.contains(field) { fields.append(field) }
        }
        return fields
    }
}

// MARK: - Rows

extension DateWheels {
    /// The values of a wheel at a date.
    private struct Values {
        var selected: Int
        /// The values; in a wheel that turns round, those of one turn.
        var range: ClosedRange<Int>
        var turnsRound = true
        var texts: (Int) -> String
        /// The unit of the interval that belongs to a value.
        var unit: Calendar.Component
    }

    private func values(of field: WheelField, at date: Date) -> Values {
        let calendar = calendar
        let system = calendar.calendar
        let (first, last) = (PickerCalendar.dates.lowerBound, PickerCalendar.dates.upperBound)
        switch field {
        case .year:
            let year = calendar.year(of: date)
            return Values(
                selected: year,
                range: calendar.year(of: first)...calendar.year(of: last),
                turnsRound: false,
                texts: { calendar.yearText(calendar.date(byAdding: $0 - year, .year, to: date) ?? date) },
                unit: .year
            )
        case .month:
            let months = calendar.months(inYearOf: date)
            return Values(
                selected: months.lastIndex { $0 <= date } ?? 0,
                range: 0...max(months.count - 1, 0),
                texts: { months.indices.contains($0) ? calendar.monthName(months[$0]) : "" },
                unit: .month
            )
        case .day:
            let count = system.range(of: .day, in: .month, for: date)?.count ?? 31
            return Values(
                selected: min(max(system.component(.day, from: date) - 1, 0), max(count - 1, 0)),
                range: 0...max(count - 1, 0),
                texts: { calendar.number($0 + 1) },
                unit: .day
            )
        case .date:
            let place = calendar.days(from: first, to: date)
            return Values(
                selected: place,
                range: 0...calendar.days(from: first, to: last),
                turnsRound: false,
                texts: { calendar.shortDayText(calendar.date(byAdding: $0 - place, .day, to: date) ?? date) },
                unit: .day
            )
        case .hour:
            let hasPeriods = calendar.hasDayPeriods
            return Values(
                selected: system.component(.hour, from: date),
                range: 0...23,
                texts: { hasPeriods ? calendar.number(($0 + 11) % 12 + 1) : calendar.number($0, digits: 2) },
                unit: .hour
            )
        case .minute:
            return Values(
                selected: system.component(.minute, from: date),
                range: 0...59,
                texts: { calendar.number($0, digits: 2) },
                unit: .minute
            )
        case .period:
            return Values(
                selected: system.component(.hour, from: date) / 12,
                range: 0...1,
                turnsRound: false,
                texts: { $0 == 0 ? system.amSymbol : system.pmSymbol },
                unit: .hour
            )
        }
    }

    /// The number of rows sent, and the step in which they change: at least 14 are on each side of the selected one.
    private static let window = (rows: 35, step: 7)

    /// Returns the wheels at a date.
    func wheels(at date: Date) -> [DateWheel] {
        let date = PickerCalendar.shown(date)
        return fields.map { field in
            let values = values(of: field, at: date)
            var first = values.selected - 14
            first -= Self.remainder(first, Self.window.step)
            var last = first + Self.window.rows - 1
            if !values.turnsRound {
                first = max(first, values.range.lowerBound)
                last = max(min(last, values.range.upperBound), first)
            }
            return DateWheel(
                name: field.word.text(in: calendar.locale),
                rows: (first...last).map { number in
                    let value = values.turnsRound ? Self.remainder(number, values.range.count) : number
                    return DateWheel.Row(
                        text: values.texts(value),
                        isDimmed: isOutside(value, of: field, from: values, at: date)
                    )
                },
                first: first,
                selected: values.selected,
                isNumeric: field == .hour || field == .minute || field == .day
            )
        }
    }

    private static func remainder(_ number: Int, _ count: Int) -> Int {
        let rest = number % count
        return rest < 0 ? rest + count : rest
    }

    private func isOutside(_ value: Int, of field: WheelField, from values: Values, at date: Date) -> Bool {
        guard bounds != DateBounds(), field != .period, value != values.selected else { return false }
        guard let date = self.date(setting: field, to: value, from: values.selected, of: date) else { return true }
        let interval = calendar.interval(of: values.unit, containing: date)
        if let earliest = bounds.earliest, interval.end <= earliest { return true }
        if let latest = bounds.latest, interval.start > latest { return true }
        return false
    }
}

// MARK: - Choosing

extension DateWheels {
    /// Returns the date after a choice of a row; nil if the wheel or the row does not exist.
    func date(choosing row: Int, inWheel wheel: Int, from date: Date) -> Date? {
        guard fields.indices.contains(wheel) else { return nil }
        let field = fields[wheel]
        let date = PickerCalendar.shown(date)
        let values = values(of: field, at: date)
        let value = values.turnsRound ? Self.remainder(row, values.range.count) : row
        guard values.range.contains(value) else { return nil }
        guard let result = self.date(setting: field, to: value, from: values.selected, of: date) else { return nil }
        return bounds.nearest(to: result)
    }

    private func date(setting field: WheelField, to value: Int, from old: Int, of date: Date) -> Date? {
        let system = calendar.calendar
        switch field {
        case .year: return calendar.date(byAdding: value - old, .year, to: date)
        case .month: return calendar.date(byAdding: value - old, .month, to: date)
        case .day, .date: return calendar.date(byAdding: value - old, .day, to: date)
        case .hour:
            return calendar.date(settingHour: value, minute: system.component(.minute, from: date), of: date)
        case .minute:
            return calendar.date(settingHour: system.component(.hour, from: date), minute: value, of: date)
        case .period:
            let (hour, minute) = (system.component(.hour, from: date), system.component(.minute, from: date))
            return calendar.date(settingHour: hour % 12 + value * 12, minute: minute, of: date)
        }
    }
}

extension WheelField {
    fileprivate var word: SystemWord {
        switch self {
        case .year: .year
        case .month: .month
        case .day: .day
        case .date: .date
        case .hour: .hour
        case .minute: .minute
        case .period: .dayPeriod
        }
    }
}
