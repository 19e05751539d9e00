public import Foundation

/// Changes views with an animation that the app describes first and starts later.
///
///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.alpha = 1 }
///     animator.addCompletion { position in
///         if position == .end { card.isUserInteractionEnabled = true }
///     }
///     animator.startAnimation()
///
/// Unlike Apple's, a running animation cannot be paused, scrubbed or reversed: the browser runs it.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
    public final let duration: TimeInterval
    /// The time before the animation, from the last start.
    public private(set) final var delay: TimeInterval = 0
    public private(set) final var state = UIViewAnimatingState.inactive
    /// Whether the animation has started and has not ended.
    public private(set) final var isRunning = false
    /// Has no effect: views can be used while they move.
    open var isUserInteractionEnabled = true

    private let options: UIView.AnimationOptions
    private let spring: (damping: CGFloat, velocity: CGFloat)?
    private let curve: (first: CGPoint, second: CGPoint)?
    private var animations: [(run: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Counts the starts, so that the end of an animation that has been stopped is not that of a later one.
    private var starts = 0

    private init(
        _ duration: TimeInterval,
        options: UIView.AnimationOptions,
        spring: (damping: CGFloat, velocity: CGFloat)? = nil,
        curve: (first: CGPoint, second: CGPoint)? = nil,
        _ animations: (() -> Void)?
    ) {
        self.duration = max(0, duration)
        self.options = options
        self.spring = spring
        self.curve = curve
        super.init()
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration, options: curve.option, animations)
    }

    /// Creates an animation with a Bézier curve.
    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) { self.init(duration, options: [], curve: (point1, point2), animations) }

    /// Creates an animation with a spring.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration, options: [], spring: (ratio, 0), animations)
    }

    /// Creates an animation and starts it.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration, options: options, animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes. If the animation is running, they begin at once.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin after a part of the duration.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animations.append((animation, min(max(delayFactor, 0), 1)))
        if isRunning { runAnimations(delay: 0) }
    }

    /// Adds a closure that is called with the place at which the animation ends.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped, !isRunning else { return }
        self.delay = max(0, delay)
        state = .active
        isRunning = true
        starts += 1
        runAnimations(delay: self.delay)
    }

    private func runAnimations(delay: TimeInterval) {
        let (start, waiting) = (starts, animations)
        animations = []
        // All count before the first runs: changes without duration end at once.
        running += waiting.count
        for animation in waiting {
            let factor = Double(animation.delayFactor)
            var description = ViewAnimation(
                duration: duration * (1 - factor),
                delay: delay + duration * factor,
                options: options,
                spring: spring
            )
            description.curve = curve
            description.run(animation.run) { _ in self.animationDidEnd(of: start) }
        }
        if waiting.isEmpty, running == 0 { end(at: .end) }
    }

    /// The number of changes that are running.
    private var running = 0

    private func animationDidEnd(of start: Int) {
        guard start == starts else { return }
        running -= 1
        if running == 0, isRunning { end(at: .end) }
    }

    private func end(at position: UIViewAnimatingPosition) {
        (isRunning, state, running) = (false, .inactive, 0)
        let ended = completions
        completions = []
        for completion in ended { completion(position) }
    }

    /// Ends the animation. Unlike Apple's, views have the values of the end.
    ///
    /// - Parameter withoutFinishing: Whether completions are not called. Otherwise `finishAnimation(at:)` calls them.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        starts += 1
        (isRunning, running) = (false, 0)
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    /// Ends a stopped animation, and calls its completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        end(at: finalPosition)
    }

    @available(*, unavailable, message: "The browser runs animations. Start another with the values that you want.")
    public final func pauseAnimation() { fatalError("unavailable") }

    @available(*, unavailable, message: "The browser runs animations. Set the values of views from a gesture instead.")
    public final var fractionComplete: CGFloat {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "The browser runs animations. Start another with the values of the start.")
    public final var isReversed: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The place at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
