public import Foundation

/// Changes of views with an animation.
package struct ViewAnimation {
    package let duration: TimeInterval
    package let delay: TimeInterval
    package let options: UIView.AnimationOptions
    /// The damping and the initial velocity of a spring.
    package let spring: (damping: CGFloat, velocity: CGFloat)?
    /// The control points of a curve of the app.
    package var curve: (first: CGPoint, second: CGPoint)?

    /// Runs changes with an animation, then a completion. Set by the module that draws the views.
    @MainActor package static var run: @MainActor (ViewAnimation, () -> Void, @escaping () -> Void) -> Void = {
        _,
        changes,
        completion in
        changes()
        completion()
    }

    /// Whether the changes of an animation are running.
    @MainActor private(set) static var isRunning = false

    @MainActor func run(_ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
        let finish = CATransaction.noteAnimation()
        let wasRunning = Self.isRunning
        Self.isRunning = true
        defer { Self.isRunning = wasRunning }
        let animation = UIView.areAnimationsEnabled ? self : .none
        Self.run(animation, changes) {
            completion?(true)
            finish()
        }
    }

    /// Makes changes at once.
    static var none: ViewAnimation { ViewAnimation(duration: 0, delay: 0, options: [], spring: nil) }
}

extension UIView {
    /// The course of an animation.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        var option: AnimationOptions {
            switch self {
            case .easeInOut: .curveEaseInOut
            case .easeIn: .curveEaseIn
            case .easeOut: .curveEaseOut
            case .linear: .curveLinear
            }
        }
    }

    /// The curve and the repetition of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Has no effect: the browser decides.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Has no effect: the browser decides.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Has no effect: the browser decides.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Has no effect: the browser decides.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Has no effect: the browser decides.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Has no effect: the browser decides.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// `transition(from:to:duration:options:completion:)` hides and shows the views, instead of replacing one by the
        /// other.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Has no effect: the browser decides.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Has no effect: the browser decides.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// Has no effect: the browser decides.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// All transitions are drawn alike: what differs fades.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// All transitions are drawn alike: what differs fades.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// All transitions are drawn alike: what differs fades.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// All transitions are drawn alike: what differs fades.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// All transitions are drawn alike: what differs fades.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// All transitions are drawn alike: what differs fades.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// All transitions are drawn alike: what differs fades.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

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

    /// Changes views with a spring that is described by its duration and its bounce.
    ///
    /// - Parameter bounce: From 0 for a spring without bounces to 1; below 0 for a slower one.
    public class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let damping = bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0.1)
        let spring = (damping: damping, velocity: initialSpringVelocity)
        ViewAnimation(duration: duration, delay: delay, options: options, spring: spring).run(animations, completion)
    }

    /// Changes the content of a view with an animation. Unlike Apple's, it moves and fades what changes, whatever the transition.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration,
            delay: 0,
            options: options,
            animations: animations ?? {},
            completion: completion
        )
    }

    /// Replaces a view in its superview by another.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = {
            if options.contains(.showHideTransitionViews) {
                (fromView.isHidden, toView.isHidden) = (true, false)
            } else if let superview = fromView.superview {
                superview.insertSubview(toView, belowSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        animate(withDuration: duration, delay: 0, options: options, animations: changes, completion: completion)
    }

    /// Makes changes at once, also within the changes of an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.none.run(actionsWithoutAnimation, nil)
    }

    /// Whether the page whose code asks animates changes.
    public class var areAnimationsEnabled: Bool { PageDevice.current?.areAnimationsDisabled != true }

    /// Lets the page whose code asks animate changes, or make them at once.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        PageDevice.current(to: "turn animations on or off").setAnimationsEnabled(enabled)
    }
}

// The changes of all keyframes would be made at once, and only the last one of a property would be seen.
extension UIView {
    /// How values between keyframes are computed.
    @available(*, unavailable, message: "Use a CAKeyframeAnimation of the layer, or SwiftUI's keyframeAnimator.")
    public struct KeyframeAnimationOptions: Sendable {}

    @available(*, unavailable, message: "Use a CAKeyframeAnimation of the layer, or SwiftUI's keyframeAnimator.")
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {}

    @available(*, unavailable, message: "Use a CAKeyframeAnimation of the layer, or SwiftUI's keyframeAnimator.")
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {}
}
