import Foundation

/// The app's source of the current time. Tests and screenshots inject a fixed one.
public struct AppClock: Sendable {
    private let read: @Sendable () -> Date

    public init(now: @escaping @Sendable () -> Date) { read = now }

    public var now: Date { read() }

    /// The system clock.
    public static let system = AppClock { Date() }

    /// Returns a clock that always returns the same date.
    public static func fixed(_ date: Date) -> AppClock { AppClock { date } }
}
