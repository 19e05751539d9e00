public import Foundation

/// What a timeline's content is shown for.
public struct TimelineViewDefaultContext: Sendable {
    /// How often the content is shown anew.
    public enum Cadence: Comparable, Sendable {
        case live, seconds, minutes
    }

    /// The date of the schedule that has come last.
    public let date: Date
    public let cadence: Cadence

    init(date: Date, cadence: Cadence) {
        self.date = date
        self.cadence = cadence
    }
}

/// A view that is shown anew at the dates of a schedule.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///         Text(context.date, style: .time)
///     }
///
/// It remembers nothing: whenever its body runs, the schedule is asked for the date that has come last.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    public typealias Context = TimelineViewDefaultContext

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
        let (date, next) = schedule.dates(around: clock?.now() ?? Date())
        if let next { clock?.wait(for: next) }
        return content(Context(date: date, cadence: .live))
    }
}

extension TimelineSchedule {
    /// The last date that has come, or the first that will; and the first that is to come.
    func dates(around now: Date) -> (date: Date, next: Date?) {
        var last: Date?
        for date in entries(from: now, mode: .normal) {
            if date > now { return (last ?? date, date) }
            last = date
        }
        return (last ?? now, nil)
    }
}
