public import Foundation

/// The time of an animation.
public protocol CAMediaTiming {
    /// When it begins: 0 for the time at which it is drawn first, or a time of `CACurrentMediaTime()`; in a group, the
    /// seconds after the group has begun.
    var beginTime: TimeInterval { get set }
    /// The time of one run in seconds; 0 for that of the group or the transaction.
    var duration: TimeInterval { get set }
    /// How many times faster it is.
    var speed: Float { get set }
    /// Where in the first run it begins, in seconds.
    var timeOffset: TimeInterval { get set }
    /// The number of runs, which may have a fraction; infinity to repeat without end.
    var repeatCount: Float { get set }
    /// The time of all runs in seconds, instead of their number.
    var repeatDuration: TimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What is shown before and after.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The last value stays after the end, unless the animation is removed.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value is shown before the begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
