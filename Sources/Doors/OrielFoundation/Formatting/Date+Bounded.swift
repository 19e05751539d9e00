internal import Foundation

extension Date {
    /// The dates that calendars can compute with: from about 4300 BC to AD 128,000.
    private static let calendarRange = -2e11...4e12

    var isInCalendarRange: Bool { Self.calendarRange.contains(timeIntervalSinceReferenceDate) }

    /// The date, or the nearest one that calendars can compute with.
    var bounded: Date {
        let seconds = max(timeIntervalSinceReferenceDate, Self.calendarRange.lowerBound)
        return Date(timeIntervalSinceReferenceDate: min(seconds, Self.calendarRange.upperBound))
    }
}
