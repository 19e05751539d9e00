package import Foundation
internal import OpenCombine

/// The time of a host that can let it pass faster than a clock does, such as a test.
///
/// Timers that are connected in its surroundings, and what the views of such a host wait for, follow it.
package struct HostTime: Sendable {
    /// The time of the host around the current code; nil for that of the system.
    @TaskLocal package static var current: HostTime?

    package let now: @Sendable () -> Date
    /// Calls an action on the main actor after some seconds. The returned closure cancels the call.
    package let wake: @Sendable (TimeInterval, @escaping @MainActor @Sendable () -> Void) -> @Sendable () -> Void

    package init(
        now: @escaping @Sendable () -> Date,
        wake: @escaping @Sendable (TimeInterval, @escaping @MainActor @Sendable () -> Void) -> @Sendable () -> Void
    ) {
        self.now = now
        self.wake = wake
    }

    /// Calls an action again and again, until the result is cancelled.
    func repeats(every interval: TimeInterval, _ action: @escaping @MainActor @Sendable (Date) -> Void)
        -> AnyCancellable
    {
        let repetition = Repetition(time: self, interval: max(interval, 0.0001), action: action)
        repetition.schedule()
        return AnyCancellable { repetition.cancel() }
    }
}

/// An action that is called again and again. Unchecked, because the lock protects what changes.
private final class Repetition: @unchecked Sendable {
    private let time: HostTime
    private let interval: TimeInterval
    private let action: @MainActor @Sendable (Date) -> Void
    private let lock = Lock()
    private var cancelNext: (@Sendable () -> Void)?
    private var isCancelled = false

    init(time: HostTime, interval: TimeInterval, action: @escaping @MainActor @Sendable (Date) -> Void) {
        self.time = time
        self.interval = interval
        self.action = action
    }

    func schedule() {
        let cancel = time.wake(interval) { [weak self] in self?.ring() }
        lock.withLock { cancelNext = cancel }
    }

    @MainActor private func ring() {
        guard !lock.withLock({ isCancelled }) else { return }
        // First, so that a slow action does not delay the next call.
        schedule()
        action(time.now())
    }

    func cancel() {
        let cancel = lock.withLock {
            isCancelled = true
            return cancelNext
        }
        cancel?()
    }
}
