public import Foundation

/// Unavailable: a page cannot read the calendars of a device.
@available(*, unavailable, message: "A page cannot reach calendars: offer the event as an .ics file by a ShareLink.")
public final class EKEventStore: NSObject {
    public override init() {}
    public func requestFullAccessToEvents() async throws -> Bool { false }
    public func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    public func requestFullAccessToReminders() async throws -> Bool { false }
    public func requestAccess(
        to entityType: EKEntityType,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}
    public func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        fatalError("unavailable")
    }
}

/// Unavailable: a page cannot read the calendars of a device.
@available(*, unavailable, message: "A page cannot reach calendars: offer the event as an .ics file by a ShareLink.")
public enum EKEntityType: UInt { case event, reminder }

/// Unavailable: a page cannot read the calendars of a device.
@available(*, unavailable, message: "A page cannot reach calendars: offer the event as an .ics file by a ShareLink.")
public enum EKAuthorizationStatus: Int {
    case notDetermined, restricted, denied, fullAccess, writeOnly
}

/// Unavailable: a page cannot read the calendars of a device.
@available(*, unavailable, message: "A page cannot reach calendars: offer the event as an .ics file by a ShareLink.")
open class EKCalendarItem: NSObject {}

/// Unavailable: a page cannot read the calendars of a device.
@available(*, unavailable, message: "A page cannot reach calendars: offer the event as an .ics file by a ShareLink.")
public final class EKEvent: EKCalendarItem {
    public init(eventStore: EKEventStore) {}
}

/// Unavailable: a page cannot read the calendars of a device.
@available(*, unavailable, message: "A page cannot reach calendars: offer the event as an .ics file by a ShareLink.")
public final class EKReminder: EKCalendarItem {
    public init(eventStore: EKEventStore) {}
}

/// Unavailable: a page cannot read the calendars of a device.
@available(*, unavailable, message: "A page cannot reach calendars: offer the event as an .ics file by a ShareLink.")
public final class EKCalendar: NSObject {}

/// Unavailable: a page cannot read the calendars of a device.
@available(*, unavailable, message: "A page cannot reach calendars: offer the event as an .ics file by a ShareLink.")
public final class EKAlarm: NSObject {}

/// Unavailable: a page cannot read the calendars of a device.
@available(*, unavailable, message: "A page cannot reach calendars: offer the event as an .ics file by a ShareLink.")
public final class EKRecurrenceRule: NSObject {}
