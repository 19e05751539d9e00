public import Foundation

/// How the ends of a line are drawn.
public enum CGLineCap: Int32, Sendable, Hashable {
    case butt
    case round
    case square
}

/// How the corners of a line are drawn.
public enum CGLineJoin: Int32, Sendable, Hashable {
    case miter
    case round
    case bevel
}

/// How an outline is drawn.
@frozen public struct StrokeStyle: Equatable, Hashable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// How far a pointed corner may reach, as a multiple of the width.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn; empty for a line without gaps.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins.
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

/// How the inside of an outline is found.
@frozen public struct FillStyle: Equatable, Hashable, Sendable {
    /// Whether what is enclosed twice is outside again.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
