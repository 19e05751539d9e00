import Foundation

/// The limits on how often the timelines of a session are updated.
enum TimelinePace {
    /// The shortest interval of a schedule in seconds: each update is sent to the browser.
    static let shortestInterval: TimeInterval = 1 / 30

    /// The shortest interval of a schedule while the browser does not show the page.
    static let shortestHiddenInterval: TimeInterval = 1

    /// Returns the shortest time from the start of one update to the next.
    ///
    ///     TimelinePace.pause(cost: 0.02, delay: 0)   // 0.08: a quarter of a core
    ///     TimelinePace.pause(cost: 0.001, delay: 0.1)   // 0.2: other sessions need the main actor
    ///
    /// - Parameters:
    ///   - cost: The time that the update took, in seconds.
    ///   - delay: The time by which it began late, because the main actor was busy.
    /// - Returns: At most one second, as the clock of a machine that has slept is late by hours.
    static func pause(cost: TimeInterval, delay: TimeInterval) -> TimeInterval { min(max(4 * cost, 2 * delay, 0), 1) }
}
