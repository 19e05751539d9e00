import SwiftUI

/// When the text of how long ago something was changes.
///
/// It says "now" for a minute, and rounds after that: "2 minutes ago" begins after a minute and a half, "1 day ago" after
/// 23 hours and a half. From then on days are told apart by midnight.
struct RelativeTimeSchedule: TimelineSchedule {
    let date: Date
    var calendar = Calendar.autoupdatingCurrent

    private static let minute: TimeInterval = 60
    private static let hour: TimeInterval = 60 * minute

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        sequence(first: startDate) { change(after: $0) }
    }

    /// The first change after a date.
    func change(after now: Date) -> Date {
        let age = now.timeIntervalSince(date)
        if age < Self.minute { return date + Self.minute }
        if age < 59.5 * Self.minute { return half(of: Self.minute, after: now) }
        if age < 23.5 * Self.hour { return half(of: Self.hour, after: now) }
        let today = calendar.startOfDay(for: now)
        return calendar.date(byAdding: .day, value: 1, to: today) ?? today + 24 * Self.hour
    }

    /// The next date at which a whole number of units and a half have passed.
    private func half(of unit: TimeInterval, after now: Date) -> Date {
        let count = (now.timeIntervalSince(date) / unit - 0.5).rounded(.down) + 1
        let next = date + (count + 0.5) * unit
        // What is added to a date is rounded.
        return next > now ? next : next + unit
    }
}
