public import Foundation

/// An animation of a layer, which changes what is drawn but not the properties of the layer.
///
/// It begins when the layer is drawn first. The server computes the values of the next second, up to 60 times, and the
/// browser shows each at its time.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
    public var beginTime: TimeInterval = 0
    public var duration: TimeInterval = 0
    public var speed: Float = 1
    public var timeOffset: TimeInterval = 0
    public var repeatCount: Float = 0
    public var repeatDuration: TimeInterval = 0
    public var autoreverses = false
    public var fillMode = CAMediaTimingFillMode.removed

    /// The pace of each run; nil for a linear one.
    public var timingFunction: CAMediaTimingFunction?
    /// As Apple's, the animation keeps its delegate.
    public var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation at its end.
    public var isRemovedOnCompletion = true

    private var values: [String: Any] = [:]

    public required override init() { super.init() }

    /// Returns a copy. A layer keeps a copy of an animation that is added to it.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.beginTime = beginTime
        copy.duration = duration
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.values = values
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }

    /// Stores a value of the app under a name, by which a delegate can tell animations apart.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Returns a value that the app has stored.
    open func value(forKey key: String) -> Any? { values[key] }
}

/// Learns of the beginning and the end of an animation.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)

    /// - Parameter flag: False if the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Animations that begin together and share the time of the group.
open class CAAnimationGroup: CAAnimation {
    public var animations: [CAAnimation]?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copy() as? CAAnimation ?? $0 }
        return copy
    }
}
