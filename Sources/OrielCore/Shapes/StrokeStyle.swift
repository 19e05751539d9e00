public import Foundation

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable, Hashable {
    case butt
    case round
    case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable, Hashable {
    case miter
    case round
    case bevel
}

/// The style of a stroke.
@frozen public struct StrokeStyle: Equatable, Hashable, Sendable {
    /// The width in points.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// The maximum length of a mitered corner, as a multiple of the width.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps; empty for a solid line.
    public var dash: [CGFloat]
    /// The offset in the dash pattern at which the line begins.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: Animatable {
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// The style of a fill.
@frozen public struct FillStyle: Equatable, Hashable, Sendable {
    /// Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
