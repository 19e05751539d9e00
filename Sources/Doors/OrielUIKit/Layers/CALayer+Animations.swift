package import Foundation

/// An animation that was added to a layer.
@MainActor
package final class RunningAnimation {
    package let key: String
    package let animation: CAAnimation
    /// When it began, by the clock of the page that draws the layer; nil until the layer is drawn.
    package private(set) var start: TimeInterval?
    /// Tells the transaction of the end.
    private let didEnd: () -> Void

    fileprivate init(_ animation: CAAnimation, key: String, didEnd: @escaping () -> Void) {
        self.key = key
        self.animation = animation
        self.didEnd = didEnd
    }

    package func begin(at time: TimeInterval) { start = animation.beginTime > 0 ? animation.beginTime : time }

    package func didBegin() { animation.delegate?.animationDidStart(animation) }

    fileprivate func end(isFinished: Bool) {
        animation.delegate?.animationDidStop(animation, finished: isFinished)
        didEnd()
    }
}

extension CALayer {
    /// Adds a copy of an animation. It replaces one with the same key.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let animation = anim.copy() as? CAAnimation ?? anim
        if animation.duration <= 0 { animation.duration = CATransaction.animationDuration() }
        if let key { removeAnimation(forKey: key) }
        change(true)
        if animation.moves { hasMoved = true }
        animations.append(
            RunningAnimation(animation, key: key ?? UUID().uuidString, didEnd: CATransaction.noteAnimation())
        )
    }

    public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    /// The keys of the animations; nil if there are none.
    public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

    public func removeAnimation(forKey key: String) { remove { $0.key == key } }

    public func removeAllAnimations() { remove { _ in true } }

    /// Ends the animations of the layer, of its mask, and of the layers inside.
    final func endAnimations() {
        removeAllAnimations()
        mask?.endAnimations()
        for layer in sublayers ?? [] { layer.endAnimations() }
    }

    private func remove(where isRemoved: (RunningAnimation) -> Bool) {
        let removed = animations.filter(isRemoved)
        guard !removed.isEmpty else { return }
        change(true)
        animations.removeAll(where: isRemoved)
        for animation in removed { animation.end(isFinished: false) }
    }

    /// Called when the time of an animation has passed.
    package func finish(_ running: RunningAnimation) {
        guard animations.contains(where: { $0 === running }) else { return }
        if running.animation.isRemovedOnCompletion {
            change(true)
            animations.removeAll { $0 === running }
        }
        running.end(isFinished: true)
    }
}

extension CAAnimation {
    /// Whether it changes the place or the transform of a layer.
    fileprivate var moves: Bool {
        if let group = self as? CAAnimationGroup { return group.animations?.contains(where: \.moves) ?? false }
        guard let keyPath = (self as? CAPropertyAnimation)?.keyPath else { return false }
        return keyPath.hasPrefix("transform") || keyPath.hasPrefix("position")
    }
}
