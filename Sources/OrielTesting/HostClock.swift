import Dispatch
import Foundation
import OrielCombine
import OrielCore
import Synchronization

/// The clock of a host: that of the system, and ahead of it by as much as the test has let pass.
///
/// What waits for a date is called when the system's clock has come so far, or when the test lets the time pass.
final class HostClock: Sendable {
    private struct Waiting: Sendable {
        var date: Date
        var action: @MainActor @Sendable () -> Void
    }

    private struct State {
        var offset: TimeInterval = 0
        var waiting: [Int: Waiting] = [:]
        var lastNumber = 0
    }

    private let state = Mutex(State())

    var now: Date { Date(timeIntervalSinceNow: state.withLock { $0.offset }) }

    /// The first date for which somebody waits.
    var next: Date? { state.withLock { $0.waiting.values.map(\.date).min() } }

    /// The clock for publishers and for what views wait for.
    var hostTime: HostTime {
        HostTime(now: { self.now }, wake: { self.wake(after: $0, $1) })
    }

    /// The clock for texts that show the time.
    var wallClock: WallClock {
        WallClock(now: { self.now }) { self.wake(at: $0, $1) }
    }

    /// Calls an action on the main actor after some seconds.
    ///
    /// - Returns: Cancels the call.
    func wake(after delay: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void) -> @Sendable () -> Void {
        wake(at: now + (delay.isFinite ? max(0, delay) : 1e9), action)
    }

    /// Calls an action on the main actor at a date or shortly after it, never before.
    ///
    /// - Returns: Cancels the call.
    func wake(at date: Date, _ action: @escaping @MainActor @Sendable () -> Void) -> @Sendable () -> Void {
        let number = state.withLock { state in
            state.lastNumber += 1
            state.waiting[state.lastNumber] = Waiting(date: date, action: action)
            return state.lastNumber
        }
        schedule(number, at: date)
        return { self.state.withLock { $0.waiting[number] = nil } }
    }

    private func schedule(_ number: Int, at date: Date) {
        // 2 ms late rather than early: who is called too early would have to wait again.
        let delay = max(0, date.timeIntervalSince(now)) + 0.002
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            MainActor.assumeIsolated { self?.ring(number) }
        }
    }

    @MainActor private func ring(_ number: Int) { state.withLock { $0.waiting.removeValue(forKey: number) }?.action() }

    /// Lets the time pass until a date, and calls what waits for it. Dates before the current one change nothing.
    @MainActor func pass(until date: Date) {
        let now = now
        guard date > now else { return ringDue(at: now) }
        let rest = state.withLock { state in
            // A microsecond more, as a sum of dates may be rounded down: nobody is called before the date.
            state.offset += date.timeIntervalSince(now) + 1e-6
            return state.waiting.filter { $0.value.date > date }
        }
        ringDue(at: date)
        // They are due earlier on the system's clock than when they began to wait.
        for (number, waiting) in rest { schedule(number, at: waiting.date) }
    }

    @MainActor private func ringDue(at date: Date) {
        let due = state.withLock { state in
            state.waiting.filter { $0.value.date <= date }.sorted { ($0.value.date, $0.key) < ($1.value.date, $1.key) }
                .map(\.key)
        }
        for number in due { ring(number) }
    }
}
