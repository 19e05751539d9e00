import Dispatch
package import Foundation

/// A clock that updates the timelines of one graph at the dates they wait for.
///
/// Timelines that wait for the same date share a source, and a single timer for the earliest date serves all of them. It
/// is no sleeping task: if one is cancelled, its job stays in memory until the time has passed, which may be midnight.
/// The host's ``TimelineGate`` and ``TimelinePace`` delay updates; the next one then shows the most recent date.
@MainActor
package final class TimelineClock: GraphExtension {
    /// Returns the current date.
    package var now: () -> Date = { Date() }
    /// Delays the updates while the host cannot take them.
    package var gate = TimelineGate()

    /// Nil while the graph is being freed: its deinit may wait for the main actor, and a date may arrive before that.
    private weak var graph: ViewGraph?
    private var sources: [Date: AwaitedDate] = [:]
    private var alarm: (date: Date, timer: any DispatchSourceTimer)?
    /// The earliest time of the next update.
    private var earliest = Date.distantPast
    /// During an update, bodies wait for later dates; the alarm is set at its end.
    private var isAdvancing = false

    /// In seconds; limits the time to distant dates.
    private static let longestSleep: TimeInterval = 86_400

    package init(graph: ViewGraph) { self.graph = graph }

    isolated deinit { alarm?.timer.cancel() }

    /// The dates that readers wait for.
    var awaitedDates: Set<Date> { Set(sources.keys) }

    /// The date of the next update.
    package var alarmDate: Date? { alarm?.date }

    /// Schedules the body being evaluated to run again at a date.
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
        alarm?.timer.cancel()
        alarm = nil
    }

    // MARK: - Alarm

    private func setAlarm(for wanted: Date) {
        let date = max(wanted, earliest)
        if isAdvancing { return }
        if let alarm, alarm.date <= date { return }
        alarm?.timer.cancel()
        let delay = min(date.timeIntervalSince(now()), Self.longestSleep)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + max(0, delay))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.ring(for: date) } }
        timer.activate()
        alarm = (date, timer)
    }

    private func ring(for date: Date) {
        graph?.inSurroundings { advance(delay: now().timeIntervalSince(date)) }
    }

    /// Updates the timelines whose dates have passed, and sets the alarm for the next date.
    ///
    /// Concealed timelines are not updated; they continue when they are on screen again.
    ///
    /// - Parameter delay: The time since the date of the alarm, in seconds.
    package func advance(delay: TimeInterval = 0) {
        alarm?.timer.cancel()
        alarm = nil
        guard let graph, gate.pass(orWait: { [weak self] in Task { @MainActor in self?.advance() } }) else { return }
        let now = now()
        let began = ContinuousClock.now
        isAdvancing = true
        update(graph, at: now)
        isAdvancing = false
        let cost = (ContinuousClock.now - began) / .seconds(1)
        earliest = now + TimelinePace.pause(cost: cost, delay: delay)
        if let next = sources.keys.filter({ $0 > now }).min() { setAlarm(for: next) }
    }

    private func update(_ graph: ViewGraph, at now: Date) {
        let isReleased = graph.isReleased
        showDue(at: now)
        graph.flush()
        guard isReleased else { return }
        // An idle graph is released again: many sessions rebuilt for the same date would otherwise need memory at once.
        graph.releaseContent()
        if graph.isReleased { graph.idle.releaseHandler?() }
    }

    /// Called when content returns to the screen.
    package func contentDidAppear() {
        if !sources.isEmpty { showDue(at: now()) }
    }

    private func showDue(at now: Date) {
        // In ascending order, so that equal dates make equal changes.
        let due = sources.filter { $0.key <= now }.sorted { $0.key < $1.key }
        for (_, source) in due { source.invalidateVisibleReaders() }
    }
}

/// A pending date.
private final class AwaitedDate: DependencySource {
    private let forget: () -> Void

    init(forget: @escaping () -> Void) { self.forget = forget }

    override var announcesChanges: Bool { true }

    override func lastReaderDidLeave() { forget() }
}

extension ViewGraph {
    /// The clock of the session's timelines.
    package var timelineClock: TimelineClock { self[TimelineClock.self] }
}
