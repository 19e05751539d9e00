public import Foundation

/// A spring that pulls a value to its target.
///
/// The motion is the exact solution of `mass·x″ + damping·x′ + stiffness·x = 0`, so the value can be computed for any
/// time.
public struct Spring: Hashable, Sendable {
    /// The period of the oscillation without damping, in seconds.
    public let response: Double

    /// The damping ratio: 0 for no damping, 1 for the minimum without overshoot (critical damping), more for slower
    /// motion.
    public let dampingRatio: Double

    /// The mass at the end of the spring.
    public let mass: Double

    private init(response: Double, dampingRatio: Double, mass: Double) {
        self.response = max(response, 0)
        self.dampingRatio = max(dampingRatio, 0)
        self.mass = mass
    }

    /// Creates a spring from its perceived duration and its bounce.
    ///
    /// - Parameter bounce: 0 does not overshoot, values up to 1 oscillate more, values below 0 are overdamped.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    public init(response: Double, dampingRatio: Double) {
        self.init(response: response, dampingRatio: dampingRatio, mass: 1)
    }

    /// Creates a spring from its physical properties.
    ///
    /// - Parameter allowOverDamping: If false, damping is limited to critical damping.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let critical = 2 * (stiffness * mass).squareRoot()
        let dampingRatio = critical > 0 ? damping / critical : 0
        self.init(
            response: 2 * .pi * (mass / stiffness).squareRoot(),
            dampingRatio: allowOverDamping ? dampingRatio : min(dampingRatio, 1),
            mass: mass
        )
    }

    /// Creates a spring from the time after which it stays within `epsilon` of its target.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Settling times scale with the response, so one probe yields the factor.
        let probe = Spring(response: 1, dampingRatio: dampingRatio)
        let probed = probe.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(response: settlingDuration / probed, dampingRatio: dampingRatio)
    }

    private static func dampingRatio(bounce: Double) -> Double {
        // With a bounce of -1, the spring would never reach its target.
        bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
    }

    /// The perceived duration in seconds.
    public var duration: TimeInterval { response }

    /// The amount of bounce, from -1 to 1.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The stiffness: the force per unit of distance from the target.
    public var stiffness: Double { mass * angularFrequency * angularFrequency }

    /// The damping: the friction force per unit of velocity.
    public var damping: Double { 2 * mass * angularFrequency * dampingRatio }

    /// The time in seconds after which a motion from 0 to 1 stays within 0.001 of its target.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

    /// The angular frequency of the undamped oscillation, in radians per second.
    var angularFrequency: Double { 2 * .pi / response }
}

extension Spring {
    /// A spring without bounce.
    public static var smooth: Spring { smooth() }

    /// A spring without bounce, with adjustable duration and bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce.
    public static var snappy: Spring { snappy() }

    /// A spring with a small bounce, with adjustable duration and bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a visible bounce.
    public static var bouncy: Spring { bouncy() }

    /// A spring with a visible bounce, with adjustable duration and bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
