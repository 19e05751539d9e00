public import Foundation

/// Changes of views with an animation.
package struct ViewAnimation {
    package let duration: TimeInterval
    package let delay: TimeInterval
    package let options: UIView.AnimationOptions
    /// The damping and the initial velocity of a spring.
    package let spring: (damping: CGFloat, velocity: CGFloat)?

    /// Runs changes with an animation, then a completion. Set by the module that draws the views.
    @MainActor package static var run: @MainActor (ViewAnimation, () -> Void, @escaping () -> Void) -> Void = {
        _,
        changes,
        completion in
        changes()
        completion()
    }

    @MainActor fileprivate func run(_ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
        let finish = CATransaction.noteAnimation()
        Self.run(self, changes) {
            completion?(true)
            finish()
        }
    }
}

extension UIView {
    /// The curve and the repetition of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }

    /// Changes views with an animation.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animation = ViewAnimation(duration: duration, delay: delay, options: options, spring: nil)
        animation.run(animations, completion)
    }

    /// Changes views with a spring.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animation = ViewAnimation(duration: duration, delay: delay, options: options, spring: (damping, velocity))
        animation.run(animations, completion)
    }
}
