package import Foundation

/// Where texts that show the time take it from.
package struct WallClock: Sendable {
    package var now: @Sendable () -> Date
    /// Calls an action after some seconds; what it returns takes the call back.
    package var wake: @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> () -> Void

    package init(
        now: @escaping @Sendable () -> Date,
        wake: @escaping @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> () -> Void
    ) {
        self.now = now
        self.wake = wake
    }

    /// The time of the system.
    package static let system = WallClock(now: { Date() }) { delay, action in
        let work = DispatchWorkItem { MainActor.assumeIsolated(action) }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
        return { work.cancel() }
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

/// One moment at which what a node shows has to change.
///
/// The node that is being evaluated depends on it; an evaluation that does not ask again, or the node's end, takes the
/// call back. So only what is mounted is woken.
final class ClockTick: DependencySource {
    private var cancel: (() -> Void)?

    /// Has the node that is being evaluated evaluated again after some seconds; nothing happens outside an evaluation.
    nonisolated static func wake(after delay: TimeInterval, _ clock: WallClock) {
        Evaluation.withNode { _ in
            withMainActorUnchecked { ClockTick().start(after: delay, clock) }
        }
    }

    private func start(after delay: TimeInterval, _ clock: WallClock) {
        noteRead()
        // A little late rather than early: a text asked just before its moment would have to wait once more.
        cancel = clock.wake(delay + 0.002) { [weak self] in self?.invalidateReaders() }
    }

    override func lastReaderDidLeave() {
        cancel?()
        cancel = nil
    }
}
