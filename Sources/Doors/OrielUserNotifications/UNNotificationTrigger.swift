public import Foundation

/// When a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    // Unchecked: triggers do not change.

    public let repeats: Bool

    fileprivate init(repeats: Bool) { self.repeats = repeats }

    /// Returns the time of the next notification after a date; nil if there is none.
    func date(after date: Date) -> Date? { nil }
}

/// Shows a notification after a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval

    /// - Parameter timeInterval: In seconds. A shorter one than 0, or than 60 if it repeats, is lengthened to that; Apple's stops
    ///   the process.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval.isFinite ? max(timeInterval, repeats ? 60 : 0) : 60
        super.init(repeats: repeats)
    }

    public func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Shows a notification at a date, or each time its components match.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    public func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? Calendar.current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// Unavailable: a page learns where the device is only while it is open.
@available(
    *,
    unavailable,
    message: "A page learns where the device is only while it is open: observe CLLocationManager."
)
public final class UNLocationNotificationTrigger: NSObject {}
