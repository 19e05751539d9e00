import Foundation
import OrielCore

/// A line through points in the plot, or the area between two lines.
nonisolated struct CurveShape: Shape {
    private var points: [CGPoint]
    /// The points of the other side of an area, as many; none for a line.
    private var others: [CGPoint]
    private let method: InterpolationMethod

    init(_ points: [CGPoint], to others: [CGPoint] = [], method: InterpolationMethod) {
        self.points = points
        self.others = others
        self.method = method
    }

    var animatableData: PointsVector {
        get { PointsVector(points + others) }
        set {
            let all = newValue.points
            guard all.count == points.count + others.count else { return }
            others = Array(all[points.count...])
            points = Array(all[..<points.count])
        }
    }

    /// The points do not depend on the size of the view.
    static var _mayNeedSize: Bool { Path._mayNeedSize }

    func _outline(in context: _ShapeContext) -> _ShapeOutline { path(in: .zero)._outline(in: context) }

    func path(in rect: CGRect) -> Path {
        guard let first = points.first else { return Path() }
        var path = Path()
        path.move(to: first)
        path.addCurve(through: points, method)
        guard let last = others.last else { return path }
        path.addLine(to: last)
        path.addCurve(through: others.reversed(), method.reversed)
        path.closeSubpath()
        return path
    }
}

extension InterpolationMethod {
    /// The method for the same points from the last to the first.
    fileprivate var reversed: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}

extension Path {
    /// Adds a line through points; the path is at the first of them.
    fileprivate mutating func addCurve(through points: [CGPoint], _ method: InterpolationMethod) {
        guard points.count > 1 else { return }
        switch method.kind {
        case .linear:
            for point in points.dropFirst() { addLine(to: point) }
        case .stepStart, .stepCenter, .stepEnd:
            for (start, end) in zip(points, points.dropFirst()) {
                let x = method == .stepStart ? start.x : method == .stepEnd ? end.x : (start.x + end.x) / 2
                addLine(to: CGPoint(x: x, y: start.y))
                addLine(to: CGPoint(x: x, y: end.y))
                addLine(to: end)
            }
        case .monotone: addMonotoneCurve(through: points)
        case .cardinal(let tension):
            addCurve(through: points) { before, start, end, after in
                let scale = (1 - tension) / 6
                return (
                    CGPoint(x: start.x + (end.x - before.x) * scale, y: start.y + (end.y - before.y) * scale),
                    CGPoint(x: end.x - (after.x - start.x) * scale, y: end.y - (after.y - start.y) * scale)
                )
            }
        case .catmullRom(let alpha):
            addCurve(through: points) { before, start, end, after in
                Self.controls(before, start, end, after, alpha: alpha)
            }
        }
    }

    /// Adds Bézier curves whose control points depend on the point before and the one after.
    private mutating func addCurve(
        through points: [CGPoint],
        controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
    ) {
        for index in 1..<points.count {
            let (start, end) = (points[index - 1], points[index])
            let before = index > 1 ? points[index - 2] : start
            let after = index + 1 < points.count ? points[index + 1] : end
            let (first, second) = controls(before, start, end, after)
            addCurve(to: end, control1: first, control2: second)
        }
    }

    /// Returns the control points of a Catmull-Rom curve between the two middle ones of four points.
    private static func controls(
        _ before: CGPoint,
        _ start: CGPoint,
        _ end: CGPoint,
        _ after: CGPoint,
        alpha: CGFloat
    ) -> (CGPoint, CGPoint) {
        func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
        let (d1, d2, d3) = (knot(before, start), knot(start, end), knot(end, after))
        func control(_ far: CGPoint, _ near: CGPoint, _ other: CGPoint, _ side: CGFloat) -> CGPoint {
            let weight = 3 * side * (side + d2)
            guard weight > 0 else { return near }
            func mixed(_ part: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                let own = 2 * side * side + 3 * side * d2 + d2 * d2
                return (side * side * other[keyPath: part] - d2 * d2 * far[keyPath: part] + own * near[keyPath: part])
                    / weight
            }
            return CGPoint(x: mixed(\.x), y: mixed(\.y))
        }
        return (control(before, start, end, d1), control(after, end, start, d3))
    }

    /// Adds a curve that rises where the points rise, falls where they fall, and does neither between equal ones.
    private mutating func addMonotoneCurve(through points: [CGPoint]) {
        let slopes = zip(points, points.dropFirst()).map { start, end in
            end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
        }
        var tangents = points.indices.map { index -> CGFloat in
            guard index > 0 else { return slopes[0] }
            guard index < slopes.count else { return slopes[slopes.count - 1] }
            let (left, right) = (slopes[index - 1], slopes[index])
            return left * right <= 0 ? 0 : (left + right) / 2
        }
        for (index, slope) in slopes.enumerated() {
            guard slope != 0 else {
                (tangents[index], tangents[index + 1]) = (0, 0)
                continue
            }
            // Outside of a circle with a radius of 3, the curve would overshoot.
            let (a, b) = (tangents[index] / slope, tangents[index + 1] / slope)
            let length = hypot(a, b)
            guard length > 3 else { continue }
            tangents[index] = 3 / length * a * slope
            tangents[index + 1] = 3 / length * b * slope
        }
        for index in 1..<points.count {
            let (start, end) = (points[index - 1], points[index])
            let third = (end.x - start.x) / 3
            addCurve(
                to: end,
                control1: CGPoint(x: start.x + third, y: start.y + third * tangents[index - 1]),
                control2: CGPoint(x: end.x - third, y: end.y - third * tangents[index])
            )
        }
    }
}
