internal import Foundation
internal import _FoundationICU

/// The units of time that formatters use, from the longest to the shortest.
enum TimeUnit: Int, CaseIterable, Comparable {
    case year, month, week, day, hour, minute, second

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// ICU's name of the unit.
    var name: String {
        switch self {
        case .year: "year"
        case .month: "month"
        case .week: "week"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: [.weekOfMonth, .weekOfYear]
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var relativeUnit: URelativeDateTimeUnit {
        switch self {
        case .year: UDAT_REL_UNIT_YEAR
        case .month: UDAT_REL_UNIT_MONTH
        case .week: UDAT_REL_UNIT_WEEK
        case .day: UDAT_REL_UNIT_DAY
        case .hour: UDAT_REL_UNIT_HOUR
        case .minute: UDAT_REL_UNIT_MINUTE
        case .second: UDAT_REL_UNIT_SECOND
        }
    }

    /// How many of this unit are one of the next longer unit; nil if this depends on the calendar.
    var countInLonger: Int? {
        switch self {
        case .year, .week: nil
        case .month: 12
        case .day: 7
        case .hour: 24
        case .minute, .second: 60
        }
    }

    /// Returns the unit's value in components; nil if it is not set.
    func value(in components: DateComponents) -> Int? {
        switch self {
        case .year: components.year
        case .month: components.month
        case .week: components.weekOfMonth ?? components.weekOfYear
        case .day: components.day
        case .hour: components.hour
        case .minute: components.minute
        case .second: components.second
        }
    }
}
