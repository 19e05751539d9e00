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
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    public typealias Context = TimelineViewDefaultContext

    private let schedule: Schedule
    private let content: (Context) -> Content
    @State private var date: Date?

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
        // The task runs on the main actor as the body does, which the compiler cannot see.
        nonisolated(unsafe) let timeline = self
        content(Context(date: date ?? schedule.firstDate(from: Date()), cadence: .live))
            .backgroundTask(id: 0) { await timeline.follow() }
    }

    /// Waits for one date after the other.
    private func follow() async {
        for next in schedule.entries(from: Date(), mode: .normal) {
            let delay = next.timeIntervalSinceNow
            if delay > 0 {
                do {
                    try await Task.sleep(for: .seconds(delay))
                } catch {
                    // The view has left.
                    return
                }
            }
            date = next
        }
    }
}

extension TimelineSchedule {
    /// The last date that has come, or the first that will.
    fileprivate func firstDate(from now: Date) -> Date {
        var result: Date?
        for date in entries(from: now, mode: .normal) {
            if date > now { return result ?? date }
            result = date
        }
        return result ?? now
    }
}
