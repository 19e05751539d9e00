import Foundation
import OrielCore

/// A sector of a ring or disc.
nonisolated struct SectorShape: Shape {
    let center: CGPoint
    /// The fractions of a turn, from the top clockwise, between which the sector is.
    var start: Double
    var end: Double
    var innerRadius: CGFloat
    var outerRadius: CGFloat
    /// The distance of both sides from the lines between sectors.
    let inset: CGFloat
    let cornerRadius: CGFloat

    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(start, end), AnimatablePair(innerRadius, outerRadius)) }
        set {
            (start, end) = (newValue.first.first, newValue.first.second)
            (innerRadius, outerRadius) = (newValue.second.first, newValue.second.second)
        }
    }

    /// The place does not depend on the size of the view.
    static var _mayNeedSize: Bool { Path._mayNeedSize }

    func _outline(in context: _ShapeContext) -> _ShapeOutline { path(in: .zero)._outline(in: context) }

    /// The point half way between the sides and the radii.
    var middle: CGPoint { point((start + end) / 2 * 2 * .pi, (innerRadius + outerRadius) / 2) }

    /// Returns the point at an angle from the top, in radians, clockwise.
    private func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
    }

    func path(in rect: CGRect) -> Path {
        guard outerRadius > 0, end > start else { return Path() }
        if end - start >= 0.999_999 { return ring }
        let (from, to) = (start * 2 * .pi, end * 2 * .pi)
        /// The angle by which a side is inset at a radius.
        func turn(_ radius: CGFloat) -> Double {
            radius > inset && inset > 0 ? min(asin(Double(inset / radius)), (to - from) / 2) : 0
        }
        let thickness = outerRadius - innerRadius
        let arc = CGFloat(to - from - 2 * turn(outerRadius)) * outerRadius
        let corner = max(0, min(cornerRadius, thickness / 2, arc / 2))
        // The tip of a sector of a disc is where its inset sides meet.
        let tip =
            inset > 0 && innerRadius <= inset
            ? min(inset / CGFloat(max(sin((to - from) / 2), 0.01)), outerRadius) : innerRadius
        var path = Path()
        let (left, right) = (from + turn(outerRadius), to - turn(outerRadius))
        guard corner > 0.1 else {
            path.move(to: point(left, outerRadius))
            addArc(to: &path, outerRadius, left, right)
            closeInside(&path, tip, from, to, turn)
            return path
        }
        let outside = Double(corner / outerRadius)
        path.move(to: point(left, outerRadius - corner))
        path.addQuadCurve(to: point(left + outside, outerRadius), control: point(left, outerRadius))
        addArc(to: &path, outerRadius, left + outside, right - outside)
        path.addQuadCurve(to: point(right, outerRadius - corner), control: point(right, outerRadius))
        guard innerRadius > corner, innerRadius > inset else {
            closeInside(&path, tip, from, to, turn)
            return path
        }
        let (innerLeft, innerRight) = (from + turn(innerRadius), to - turn(innerRadius))
        let inside = min(Double(corner / innerRadius), (innerRight - innerLeft) / 2)
        path.addLine(to: point(innerRight, innerRadius + corner))
        path.addQuadCurve(to: point(innerRight - inside, innerRadius), control: point(innerRight, innerRadius))
        addArc(to: &path, innerRadius, innerRight - inside, innerLeft + inside)
        path.addQuadCurve(to: point(innerLeft, innerRadius + corner), control: point(innerLeft, innerRadius))
        path.closeSubpath()
        return path
    }

    private var ring: Path {
        var path = Path(ellipseIn: box(outerRadius))
        guard innerRadius > 0 else { return path }
        // The other way round, so that the inside is outside.
        path.move(to: point(0, innerRadius))
        addArc(to: &path, innerRadius, 2 * .pi, 0)
        path.closeSubpath()
        return path
    }

    private func box(_ radius: CGFloat) -> CGRect {
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }

    private func closeInside(
        _ path: inout Path,
        _ tip: CGFloat,
        _ from: Double,
        _ to: Double,
        _ turn: (CGFloat) -> Double
    ) {
        if innerRadius > inset {
            let (left, right) = (from + turn(innerRadius), to - turn(innerRadius))
            path.addLine(to: point(right, innerRadius))
            addArc(to: &path, innerRadius, right, left)
        } else {
            path.addLine(to: point((from + to) / 2, tip))
        }
        path.closeSubpath()
    }

    private func addArc(to path: inout Path, _ radius: CGFloat, _ start: Double, _ end: Double) {
        path.addArc(
            center: center,
            radius: radius,
            startAngle: .radians(start - .pi / 2),
            endAngle: .radians(end - .pi / 2),
            clockwise: end < start
        )
    }
}
