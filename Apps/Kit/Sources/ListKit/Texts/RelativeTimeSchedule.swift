import SwiftUI

/// A schedule of the changes of a relative time.
///
/// The text is "now" for one minute and is then rounded: "2 minutes ago" begins after 90 seconds, "1 day ago" after 23.5 hours.
/// From then on, the number of days changes at midnight.
struct RelativeTimeSchedule: TimelineSchedule {
    let date: Date
    var calendar = Calendar.autoupdatingCurrent

    private static let minute: TimeInterval = 60
    private static let hour: TimeInterval = 60 * minute

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        sequence(first: startDate) { change(after: $0) }
    }

    /// Returns the first change after a date.
    func change(after now: Date) -> Date {
        let age = now.timeIntervalSince(date)
        if age < Self.minute { return date + Self.minute }
        if age < 59.5 * Self.minute { return half(of: Self.minute, after: now) }
        if age < 23.5 * Self.hour { return half(of: Self.hour, after: now) }
        let today = calendar.startOfDay(for: now)
        return calendar.date(byAdding: .day, value: 1, to: today) ?? today + 24 * Self.hour
    }

    /// Returns the next date at which the age is a whole number of units and a half.
    private func half(of unit: TimeInterval, after now: Date) -> Date {
        let count = (now.timeIntervalSince(date) / unit - 0.5).rounded(.down) + 1
        let next = date + (count + 0.5) * unit
        // Adding to a date may round, so the result may not be later than `now`.
        return next > now ? next : next + unit
    }
}
