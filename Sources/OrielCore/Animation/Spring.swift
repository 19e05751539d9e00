public import Foundation

/// A spring that pulls a value to its target.
///
/// The motion is the exact solution of `mass·x″ + damping·x′ + stiffness·x = 0`, so that a value can be asked for at
/// any time.
public struct Spring: Hashable, Sendable {
    /// How fast the spring is: the period of its swinging if nothing damped it, in seconds.
    public let response: Double

    /// How much of the swinging is taken away: 0 none, 1 as much as is needed not to overshoot, more makes it slower.
    public let dampingRatio: Double

    /// The mass at the end of the spring.
    public let mass: Double

    private init(response: Double, dampingRatio: Double, mass: Double) {
        self.response = max(response, 0)
        self.dampingRatio = max(dampingRatio, 0)
        self.mass = mass
    }

    /// A spring told by how long it takes to be seen and how much it bounces.
    ///
    /// - Parameter bounce: 0 does not overshoot, up to 1 swings more and more, below 0 gets flatter.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    public init(response: Double, dampingRatio: Double) {
        self.init(response: response, dampingRatio: dampingRatio, mass: 1)
    }

    /// A spring told by its physics.
    ///
    /// - Parameter allowOverDamping: Otherwise damping is limited to what is needed not to overshoot.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let critical = 2 * (stiffness * mass).squareRoot()
        let dampingRatio = critical > 0 ? damping / critical : 0
        self.init(
            response: 2 * .pi * (mass / stiffness).squareRoot(),
            dampingRatio: allowOverDamping ? dampingRatio : min(dampingRatio, 1),
            mass: mass
        )
    }

    /// A spring told by the time after which it stays within `epsilon` of its target.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Settling times scale with the response, so one probe tells the factor.
        let probe = Spring(response: 1, dampingRatio: dampingRatio)
        let probed = probe.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(response: settlingDuration / probed, dampingRatio: dampingRatio)
    }

    private static func dampingRatio(bounce: Double) -> Double {
        // A bounce of -1 would never arrive.
        bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
    }

    /// How long the motion seems to last, in seconds.
    public var duration: TimeInterval { response }

    /// How much the spring bounces, from -1 to 1.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The force per length.
    public var stiffness: Double { mass * angularFrequency * angularFrequency }

    /// The friction per speed.
    public var damping: Double { 2 * mass * angularFrequency * dampingRatio }

    /// The time after which a move from 0 to 1 stays within a thousandth of its target.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

    /// Radians per second of the undamped swinging.
    var angularFrequency: Double { 2 * .pi / response }
}

extension Spring {
    /// A spring without bounce.
    public static var smooth: Spring { smooth() }

    /// A spring without bounce, to be tuned.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce.
    public static var snappy: Spring { snappy() }

    /// A spring with a small bounce, to be tuned.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce to be seen.
    public static var bouncy: Spring { bouncy() }

    /// A spring with a bounce to be seen, to be tuned.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
