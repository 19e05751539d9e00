import Foundation

/// A layout whose `animatableData` moves places its views for the values in between, in advance.
extension LayoutNode: SampledNode {
    var motionEnd: TimeInterval? { motion.end }

    func showMotion() { graph.layouts.remark(self) }

    /// Makes the sampler compute the steps that follow again.
    func continueMotion() {
        if motion.isMoving(on: self) { graph.animationSampler.begin(self) }
    }

    /// Places the views again when the layout has stopped, and at least once per second.
    ///
    /// The browser reports each size that the layout has on its way. The steps were computed in advance.
    func placeLater() {
        guard !isPostponed, let end = motion.end else { return }
        isPostponed = true
        let sampler = graph.animationSampler
        sampler.run(after: min(max(end - sampler.time, 0), 1)) { [weak self] in
            guard let self else { return }
            isPostponed = false
            if isMounted { graph.invalidate(self) }
        }
    }
}
