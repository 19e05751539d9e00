import Foundation

/// What time it is, as far as the app knows; tests and screenshots set it.
public struct AppClock: Sendable {
    private let read: @Sendable () -> Date

    public init(now: @escaping @Sendable () -> Date) { read = now }

    public var now: Date { read() }

    /// The clock of the machine.
    public static let system = AppClock { Date() }

    /// A clock that stands still.
    public static func fixed(_ date: Date) -> AppClock { AppClock { date } }
}
