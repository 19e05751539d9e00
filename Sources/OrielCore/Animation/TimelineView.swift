public import Foundation

/// The context of a timeline's content: its date and update frequency.
public struct TimelineViewDefaultContext: Sendable {
    /// The update frequency of the content.
    public enum Cadence: Comparable, Sendable {
        case live, seconds, minutes
    }

    /// The most recent date of the schedule.
    public let date: Date
    public let cadence: Cadence

    init(date: Date, cadence: Cadence) {
        self.date = date
        self.cadence = cadence
    }
}

/// A view that updates at the dates of a schedule.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///         Text(context.date, style: .time)
///     }
///
/// It has no state: each evaluation of its body requests the most recent date from the schedule. While the browser does not
/// show the page, schedules have a low frequency.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    public typealias Context = TimelineViewDefaultContext

    @Environment(\.scenePhase) private var scenePhase
    private let schedule: Schedule
    private let content: (Context) -> Content

    public nonisolated init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }
}

extension TimelineView: View {
    public var body: some View {
        let clock = Evaluation.graph?.timelineClock
        let isHidden = scenePhase == .background
        let (date, next) = schedule.dates(around: clock?.now() ?? Date(), mode: isHidden ? .lowFrequency : .normal)
        if let next { clock?.wait(for: next) }
        return content(Context(date: date, cadence: isHidden ? .seconds : .live))
    }
}

extension TimelineSchedule {
    /// Returns the most recent date, or else the first future date; and the next date, or nil if there is none.
    func dates(around now: Date, mode: TimelineScheduleMode = .normal) -> (date: Date, next: Date?) {
        var last: Date?
        for date in entries(from: now, mode: mode) {
            if date > now { return (last ?? date, date) }
            last = date
        }
        return (last ?? now, nil)
    }
}
