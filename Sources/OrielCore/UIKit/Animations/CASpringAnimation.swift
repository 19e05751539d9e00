public import Foundation
public import OrielUIKit

/// An animation with the motion of a spring, whose duration should be its ``settlingDuration``.
open class CASpringAnimation: CABasicAnimation {
    public var mass: CGFloat = 1
    public var stiffness: CGFloat = 100
    public var damping: CGFloat = 10
    /// In distances between the values per second.
    public var initialVelocity: CGFloat = 0
    public var allowsOverdamping = false

    /// Creates a spring with the time in which it seems to reach its target.
    ///
    /// - Parameter bounce: From -1 to 1.
    public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
        (stiffness, damping) = (CGFloat(spring.stiffness), CGFloat(spring.damping))
        allowsOverdamping = bounce < 0
        duration = settlingDuration
    }

    /// The time after which the spring rests, in seconds.
    public var settlingDuration: TimeInterval {
        spring.settlingDuration(target: 1.0, initialVelocity: Double(initialVelocity))
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let animation = copy as? CASpringAnimation else { return copy }
        animation.mass = mass
        animation.stiffness = stiffness
        animation.damping = damping
        animation.initialVelocity = initialVelocity
        animation.allowsOverdamping = allowsOverdamping
        return animation
    }

    private var spring: Spring {
        Spring(
            mass: Double(max(mass, 0.000_1)),
            stiffness: Double(max(stiffness, 0.000_1)),
            damping: Double(max(damping, 0)),
            allowOverDamping: allowsOverdamping
        )
    }

    /// Returns the part of the way that is covered after a time in seconds.
    func progress(after time: TimeInterval) -> Double {
        // A spring without damping has no end.
        guard time.isFinite else { return 1 }
        return spring.value(target: 1.0, initialVelocity: Double(initialVelocity), time: time)
    }
}
