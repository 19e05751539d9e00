public import Foundation

/// The dates at which a `TimelineView` updates its content.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date

    typealias Mode = TimelineScheduleMode

    /// Returns the dates of the schedule from `startDate` on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency of a timeline.
public enum TimelineScheduleMode: Sendable {
    case normal
    /// At most one update per second, because the browser does not show the page.
    case lowFrequency

    var shortestInterval: TimeInterval {
        self == .normal ? TimelinePace.shortestInterval : TimelinePace.shortestHiddenInterval
    }
}

/// A schedule with a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// An infinite sequence of dates at a fixed interval.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }

    private let startDate: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let interval = Swift.max(interval, mode.shortestInterval)
        let passed = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
        return Entries(date: self.startDate + Swift.max(passed, 0) * interval, interval: interval)
    }
}

/// A schedule with a date at the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule for continuous motion. Unlike Apple's, it has at most 30 updates per second, because each update is sent to the
/// browser; fewer if the connection is slow, and none while the browser does not show the page.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let minimumInterval: Double?
    private let isPaused: Bool

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        if isPaused || mode == .lowFrequency { return AnySequence([start]) }
        return AnySequence(
            PeriodicTimelineSchedule(from: start, by: minimumInterval ?? 0).entries(from: start, mode: mode)
        )
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(
        minimumInterval: Double? = nil,
        paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
