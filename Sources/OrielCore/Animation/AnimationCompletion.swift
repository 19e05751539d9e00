import Dispatch

/// The closures that wait for the end of the animations of one transaction.
final class AnimationCompletion: @unchecked Sendable {
    // Used on the main actor only, but for `add`, which happens before the object is shared.
    private var closures: [() -> Void] = []
    private var duration: Double?
    private var isScheduled = false

    func add(_ closure: @escaping () -> Void) { closures.append(closure) }

    /// Notes that a patch is animated on behalf of the transaction.
    @MainActor func didAnimate(with animation: Animation) {
        duration = max(duration ?? 0, animation.settlingDuration)
    }

    /// Schedules the closures for after the flush that belongs to the transaction.
    func transactionDidEnd() {
        guard !isScheduled else { return }
        isScheduled = true
        // The flush was put into the same queue before, when the first change was made.
        DispatchQueue.main.async { [self] in
            guard let duration, duration > 0 else { return run() }
            guard duration.isFinite else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + duration) { self.run() }
        }
    }

    private func run() {
        let closures = closures
        self.closures.removeAll()
        for closure in closures { closure() }
    }
}
