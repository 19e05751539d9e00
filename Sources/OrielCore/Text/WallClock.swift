import Dispatch
package import Foundation

/// The clock for texts that show the time.
package struct WallClock: Sendable {
    package var now: @Sendable () -> Date
    /// Calls an action at a date or shortly after it, never before. The returned closure cancels the call.
    package var wake: @MainActor (Date, @escaping @MainActor () -> Void) -> () -> Void

    package init(
        now: @escaping @Sendable () -> Date,
        wake: @escaping @MainActor (Date, @escaping @MainActor () -> Void) -> () -> Void
    ) {
        self.now = now
        self.wake = wake
    }

    /// The clock of the system.
    package static let system = WallClock(now: { Date() }) { date, action in
        // 2 ms late rather than early: a text evaluated too early would have to wait again.
        let delay = max(0, date.timeIntervalSinceNow) + 0.002
        // A timer, because a work item stays in memory until its time, also if it is cancelled.
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + delay)
        timer.setEventHandler { MainActor.assumeIsolated(action) }
        timer.activate()
        return { timer.cancel() }
    }
}

private enum WallClockKey: EnvironmentKey {
    static var defaultValue: WallClock { .system }
}

extension EnvironmentValues {
    package var wallClock: WallClock {
        get { self[WallClockKey.self] }
        set { self[WallClockKey.self] = newValue }
    }
}

/// A scheduled update of a node whose content depends on the time.
///
/// The node being evaluated depends on it. The call is cancelled when a later evaluation does not request it again, or
/// when the node is unmounted, so that only mounted nodes are woken.
final class ClockTick: DependencySource {
    private var cancel: (() -> Void)?

    /// Schedules another evaluation of the node being evaluated at a date. Does nothing outside an evaluation.
    nonisolated static func wake(at date: Date, _ clock: WallClock) {
        Evaluation.withNode { _ in
            withMainActorUnchecked { ClockTick().start(at: date, clock) }
        }
    }

    private func start(at date: Date, _ clock: WallClock) {
        noteRead()
        cancel = clock.wake(date) { [weak self] in self?.invalidateReaders() }
    }

    override func lastReaderDidLeave() {
        cancel?()
        cancel = nil
    }
}
