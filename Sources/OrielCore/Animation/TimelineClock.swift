import Foundation

/// Has the timelines of one graph shown anew at the dates they wait for.
///
/// What waits for the same date waits together, and one sleep is enough for all: the one until the earliest.
@MainActor
final class TimelineClock {
    /// What time it is.
    var now: () -> Date = { Date() }

    /// Nil while the graph is freed: its deinit may wait for the main actor, and a date may come before.
    private weak var graph: ViewGraph?
    private var sources: [Date: AwaitedDate] = [:]
    private var alarm: (date: Date, task: Task<Void, Never>)?

    /// In seconds; nothing sleeps until the end of time.
    private static let longestSleep: TimeInterval = 86_400

    init(graph: ViewGraph) { self.graph = graph }

    isolated deinit { alarm?.task.cancel() }

    /// The dates somebody waits for.
    var awaitedDates: Set<Date> { Set(sources.keys) }

    /// When those who wait are looked after next.
    var alarmDate: Date? { alarm?.date }

    /// Has the body that is being evaluated run again when a date has come.
    func wait(for date: Date) {
        guard Evaluation.node != nil else { return }
        let source: AwaitedDate
        if let known = sources[date] {
            source = known
        } else {
            source = AwaitedDate { [weak self] in self?.forget(date) }
            sources[date] = source
        }
        source.noteRead()
        setAlarm(for: date)
    }

    private func forget(_ date: Date) {
        sources[date] = nil
        guard sources.isEmpty else { return }
        alarm?.task.cancel()
        alarm = nil
    }

    // MARK: - Alarm

    private func setAlarm(for date: Date) {
        if let alarm, alarm.date <= date { return }
        alarm?.task.cancel()
        let delay = min(date.timeIntervalSince(now()), Self.longestSleep)
        let task = Task { [weak self] in
            do {
                try await Task.sleep(for: .seconds(delay))
            } catch {
                // An earlier date is awaited now, or none.
                return
            }
            self?.advance()
        }
        alarm = (date, task)
    }

    /// Shows anew what has waited for a date that has come, and waits for the next.
    ///
    /// What is concealed is not looked at; it goes on when it is on screen again.
    func advance() {
        alarm?.task.cancel()
        alarm = nil
        guard let graph else { return }
        let isResting = graph.isResting
        let now = now()
        showDue(at: now)
        if isResting {
            // Who has rested goes on resting; many sessions that wake for the same date would take room at the same time.
            graph.flush()
            graph.rest()
            if graph.isResting { graph.restHandler?() }
        }
        if let next = sources.keys.filter({ $0 > now }).min() { setAlarm(for: next) }
    }

    /// Called when something comes back on screen.
    func contentDidAppear() {
        if !sources.isEmpty { showDue(at: now()) }
    }

    private func showDue(at now: Date) {
        // In their order, so that the same dates make the same changes.
        let due = sources.filter { $0.key <= now }.sorted { $0.key < $1.key }
        for (_, source) in due { source.invalidateVisibleReaders() }
    }
}

/// A date that has not come when somebody begins to wait for it.
private final class AwaitedDate: DependencySource {
    private let forget: () -> Void

    init(forget: @escaping () -> Void) { self.forget = forget }

    override var canBeAwaited: Bool { true }

    override func lastReaderDidLeave() { forget() }
}
