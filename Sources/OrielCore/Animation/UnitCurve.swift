import Foundation

/// A function from 0...1 to 0...1 that maps the elapsed fraction of an animation's time to its progress.
public struct UnitCurve: Hashable, Sendable {
    enum Function: Hashable {
        case linear
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
        case bezier(CubicBezier)
    }

    let function: Function
    var isInverted = false

    /// A Bézier curve from (0, 0) to (1, 1).
    ///
    /// The x-coordinate of each control point is clamped to 0...1, so that the curve has a single value at each time.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            function: .bezier(
                CubicBezier(
                    x1: min(max(startControlPoint.x, 0), 1),
                    y1: startControlPoint.y,
                    x2: min(max(endControlPoint.x, 0), 1),
                    y2: endControlPoint.y
                )
            )
        )
    }

    public static let linear = UnitCurve(function: .linear)
    public static let easeIn = UnitCurve(function: .bezier(CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)))
    public static let easeOut = UnitCurve(function: .bezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)))
    public static let easeInOut = UnitCurve(function: .bezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))
    public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
    public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
    public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

    /// The curve with the axes swapped: maps each value to the progress at which it is reached.
    public var inverse: UnitCurve {
        UnitCurve(function: function, isInverted: !isInverted)
    }

    /// Returns the value at a progress, clamped to 0...1.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        return isInverted ? function.progress(at: progress) : function.value(at: progress)
    }

    /// Returns the slope at a progress, clamped to 0...1.
    public func velocity(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        return isInverted ? 1 / function.slope(at: function.progress(at: progress)) : function.slope(at: progress)
    }
}

extension UnitCurve {
    /// The curve's two control points; nil if it is not a Bézier curve.
    package var bezier: CubicBezier? {
        guard case .bezier(let curve) = function else { return nil }
        return isInverted ? nil : curve
    }
}

extension UnitCurve.Function {
    func value(at x: Double) -> Double {
        switch self {
        case .linear: x
        case .circularEaseIn: 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularEaseInOut:
            x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2
                : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
        case .bezier(let curve): curve.y(at: x)
        }
    }

    /// Returns the x at which a value is reached: the inverse of `value(at:)`.
    func progress(at y: Double) -> Double {
        switch self {
        case .linear: y
        case .circularEaseIn: Self.circularEaseOut.value(at: y)
        case .circularEaseOut: Self.circularEaseIn.value(at: y)
        case .circularEaseInOut:
            y < 0.5 ? (y - y * y).squareRoot() : 1 - (y - y * y).squareRoot()
        case .bezier(let curve): curve.transposed.y(at: y)
        }
    }

    func slope(at x: Double) -> Double {
        switch self {
        case .linear: 1
        case .circularEaseIn: x / (1 - x * x).squareRoot()
        case .circularEaseOut: Self.circularEaseIn.slope(at: 1 - x)
        case .circularEaseInOut: Self.circularEaseIn.slope(at: x < 0.5 ? 2 * x : 2 - 2 * x)
        case .bezier(let curve): curve.slope(at: x)
        }
    }
}
