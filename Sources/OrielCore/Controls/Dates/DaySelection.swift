import Foundation

/// The selection of a calendar.
enum DaySelection {
    case one(Binding<Date>)
    case several(Binding<Set<DateComponents>>)

    /// Returns the selected date, or the first one of several; nil if there is none.
    func first(in calendar: PickerCalendar) -> Date? {
        switch self {
        case .one(let date): PickerCalendar.shown(date.wrappedValue)
        case .several(let days): days.wrappedValue.compactMap { calendar.date(of: $0) }.min()
        }
    }

    /// Returns the places of the selected days in a month.
    func places(in month: CalendarMonth) -> Set<Int> {
        switch self {
        case .one(let date): Set([month.place(of: PickerCalendar.shown(date.wrappedValue))].compactMap(\.self))
        case .several(let days):
            Set(days.wrappedValue.compactMap { month.calendar.date(of: $0).flatMap(month.place) })
        }
    }

    /// Chooses a day: the time of the date is kept; of several days, a chosen one is removed.
    func choose(_ day: Date, in calendar: PickerCalendar, bounds: DateBounds) {
        switch self {
        case .one(let date):
            let old = date.wrappedValue
            if let new = calendar.date(byAdding: calendar.days(from: old, to: day), .day, to: old) {
                date.wrappedValue = bounds.nearest(to: new)
            }
        case .several(let days):
            let same = days.wrappedValue.filter { parts in
                calendar.date(of: parts).map { calendar.days(from: $0, to: day) == 0 } ?? false
            }
            if same.isEmpty {
                days.wrappedValue.insert(calendar.components(of: day))
            } else {
                days.wrappedValue.subtract(same)
            }
        }
    }
}

extension PickerCalendar {
    /// Returns the date of components, which may lack a calendar; nil if there is none that a picker can show.
    fileprivate func date(of components: DateComponents) -> Date? {
        // Foundation traps for some numbers that no date has.
        let numbers = [components.era, components.year, components.month, components.day]
        guard numbers.allSatisfy({ ($0 ?? 0).magnitude < 100_000 }) else { return nil }
        var day = DateComponents()
        (day.era, day.year, day.month, day.day) = (components.era, components.year, components.month, components.day)
        day.isLeapMonth = components.isLeapMonth
        var system = components.calendar ?? calendar
        system.timeZone = calendar.timeZone
        guard let date = system.date(from: day), Self.dates.contains(date) else { return nil }
        return date
    }

    /// Returns the components of a day, as Apple's `MultiDatePicker` sets them.
    fileprivate func components(of day: Date) -> DateComponents {
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    }
}
