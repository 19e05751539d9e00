import Dispatch

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
        // The flush was scheduled earlier on the same queue, when the first change was made.
        DispatchQueue.main.async { [self] in
            schedule(.logicallyComplete)
            schedule(.removed)
            waiting.removeAll()
        }
    }

    private func schedule(_ criteria: AnimationCompletionCriteria) {
        let closures = waiting.filter { $0.criteria == criteria }.map(\.closure)
        let duration = animations.lazy.map { $0.duration(until: criteria) }.max() ?? 0
        guard !closures.isEmpty, duration.isFinite else { return }
        // Transactions end on the main actor, where the closures were created.
        nonisolated(unsafe) let run = { for closure in closures { closure() } }
        if duration <= 0 { return run() }
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { run() }
    }
}
