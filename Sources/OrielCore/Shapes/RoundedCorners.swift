public import Foundation

/// The style of a rounded rectangle's corners.
@frozen public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Corners whose curvature begins and ends gradually, on 1.53 times the radius of each side. Where the sides are
    /// shorter, they become quarter circles. Unlike Apple's, boxes of unknown size, and boxes in browsers that cannot draw
    /// such corners, have quarter circles.
    case continuous
}

/// The radii of a rectangle's corners.
@frozen public struct RectangleCornerRadii: Equatable, Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// Returns the radii of the inset shape, each smaller by the inset.
    func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(topLeading - amount, 0),
            bottomLeading: max(bottomLeading - amount, 0),
            bottomTrailing: max(bottomTrailing - amount, 0),
            topTrailing: max(topTrailing - amount, 0)
        )
    }
}

extension RectangleCornerRadii: Animatable {
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// An outline of a rectangle with rounded corners.
struct RoundedCorners {
    /// The corner sizes, clockwise from the top left.
    let sizes: [CGSize]
    let style: RoundedCornerStyle

    init(sizes: [CGSize], style: RoundedCornerStyle) {
        self.sizes = sizes
        self.style = style
    }

    init(radii: RectangleCornerRadii, style: RoundedCornerStyle) {
        let clockwise = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
        self.init(sizes: clockwise.map { CGSize(width: $0, height: $0) }, style: style)
    }

    /// Returns the outline, clockwise from the middle of the right side.
    func path(in rect: CGRect) -> Path {
        guard !rect.isNull else { return Path() }
        let limit = CGSize(width: rect.width / 2, height: rect.height / 2)
        let sizes = sizes.map { size in
            CGSize(width: min(max(size.width, 0), limit.width), height: min(max(size.height, 0), limit.height))
        }
        guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else { return Path(rect) }
        var path = Path()
        path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
        // Each corner with the direction in which the outline reaches it, beginning at the bottom right.
        let corners = [
            (CGPoint(x: rect.maxX, y: rect.maxY), sizes[2], Vector(x: 0, y: 1)),
            (CGPoint(x: rect.minX, y: rect.maxY), sizes[3], Vector(x: -1, y: 0)),
            (CGPoint(x: rect.minX, y: rect.minY), sizes[0], Vector(x: 0, y: -1)),
            (CGPoint(x: rect.maxX, y: rect.minY), sizes[1], Vector(x: 1, y: 0)),
        ]
        for (corner, size, direction) in corners {
            addCorner(corner, size: size, limit: limit, direction: direction, to: &path)
        }
        path.closeSubpath()
        return path
    }

    private func addCorner(
        _ corner: CGPoint,
        size: CGSize,
        limit: CGSize,
        direction: Vector,
        to path: inout Path
    ) {
        guard size.width > 0, size.height > 0 else { return path.addLine(to: corner) }
        // A continuous corner begins further out, as far as the sides allow.
        let room = min(limit.width / size.width, limit.height / size.height)
        let curves = style == .circular ? [CornerCurve.quarterCircle] : CornerCurve.continuous(within: Double(room))
        let turned = Vector(x: -direction.y, y: direction.x)
        let (width, height) = (Double(size.width), Double(size.height))
        func point(_ place: CornerCurve.Place) -> CGPoint {
            CGPoint(
                x: Double(corner.x) + (turned.x * place.after - direction.x * place.before) * width,
                y: Double(corner.y) + (turned.y * place.after - direction.y * place.before) * height
            )
        }
        path.addLine(to: point(curves[0].start))
        for curve in curves {
            path.addCurve(to: point(curve.end), control1: point(curve.control1), control2: point(curve.control2))
        }
    }
}
