public import Foundation

/// How a line gets from one point to the next.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case catmullRom(alpha: CGFloat)
        case cardinal(tension: CGFloat)
    }

    let kind: Kind

    /// A straight line.
    public static let linear = InterpolationMethod(kind: .linear)
    /// A curve that is never above the higher or below the lower of two points.
    public static let monotone = InterpolationMethod(kind: .monotone)
    /// A curve through the points.
    public static let catmullRom = catmullRom(alpha: 0.5)
    /// A curve through the points.
    public static let cardinal = cardinal(tension: 0)
    /// A step at the first of two points.
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    /// A step half way between two points.
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    /// A step at the second of two points.
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)

    /// A curve through the points. With an `alpha` of 0 it is wide around points that are close; with 1 it is tight.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: min(max(alpha, 0), 1)))
    }

    /// A curve through the points. With a tension of 1 it is a straight line.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: min(max(tension, 0), 1)))
    }
}
