import Dispatch
import OrielCombine

/// The completion closures of the animations of one transaction.
///
/// Unchecked, because a transaction may be copied on any thread, while its completion is only used on the main actor.
final class AnimationCompletion: @unchecked Sendable {
    private struct Waiting {
        let criteria: AnimationCompletionCriteria
        let closure: () -> Void
    }

    // Used on the main actor only, except for `add`, which is called before the object is shared.
    private var waiting: [Waiting] = []
    private var animations: Set<Animation> = []
    private var isScheduled = false

    func add(_ criteria: AnimationCompletionCriteria, _ closure: @escaping () -> Void) {
        waiting.append(Waiting(criteria: criteria, closure: closure))
    }

    /// Records that a patch of the transaction is animated.
    @MainActor func didAnimate(with animation: Animation) { animations.insert(animation) }

    /// Schedules the closures to run after the transaction's flush.
    func transactionDidEnd() {
        guard !isScheduled else { return }
        isScheduled = true
        let time = HostTime.current
        // The flush was scheduled earlier on the same queue, when the first change was made.
        DispatchQueue.main.async { [self] in
            schedule(.logicallyComplete, time: time)
            schedule(.removed, time: time)
            waiting.removeAll()
        }
    }

    private func schedule(_ criteria: AnimationCompletionCriteria, time: HostTime?) {
        let closures = waiting.filter { $0.criteria == criteria }.map(\.closure)
        let duration = animations.lazy.map { $0.duration(until: criteria) }.max() ?? 0
        guard !closures.isEmpty, duration.isFinite else { return }
        // Transactions end on the main actor, where the closures were created.
        nonisolated(unsafe) let run = { for closure in closures { closure() } }
        if duration <= 0 { return run() }
        if let time {
            _ = time.wake(duration) { run() }
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + duration) { run() }
        }
    }
}
