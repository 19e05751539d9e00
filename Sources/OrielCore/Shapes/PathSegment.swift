import Foundation

/// A line or curve with its start, as a cubic curve.
struct PathSegment {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
    let isLine: Bool

    init(lineFrom start: CGPoint, to end: CGPoint) {
        self.start = start
        self.end = end
        control1 = start.mixed(with: end, at: 1.0 / 3)
        control2 = start.mixed(with: end, at: 2.0 / 3)
        isLine = true
    }

    init(from start: CGPoint, to end: CGPoint, control: CGPoint) {
        self.start = start
        self.end = end
        control1 = start.mixed(with: control, at: 2.0 / 3)
        control2 = end.mixed(with: control, at: 2.0 / 3)
        isLine = false
    }

    init(from start: CGPoint, to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        (self.start, self.end, self.control1, self.control2) = (start, end, control1, control2)
        isLine = false
    }

    func point(at t: Double) -> CGPoint {
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y
        )
    }

    /// Returns the parts before and after `t`.
    func split(at t: Double) -> (PathSegment, PathSegment) {
        let middle = point(at: t)
        guard !isLine else {
            return (PathSegment(lineFrom: start, to: middle), PathSegment(lineFrom: middle, to: end))
        }
        let (a, b, c) = (
            start.mixed(with: control1, at: t), control1.mixed(with: control2, at: t), control2.mixed(with: end, at: t)
        )
        let (d, e) = (a.mixed(with: b, at: t), b.mixed(with: c, at: t))
        return (
            PathSegment(from: start, to: middle, control1: a, control2: d),
            PathSegment(from: middle, to: end, control1: e, control2: c)
        )
    }

    var element: Path.Element {
        isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
    }

    /// The points along the segment, without its start.
    var flattened: [CGPoint] {
        if isLine { return [end] }
        let steps = stepCount
        return (1...steps).map { $0 == steps ? end : point(at: Double($0) / Double(steps)) }
    }

    private var stepCount: Int {
        let length =
            Vector(from: start, to: control1).length + Vector(from: control1, to: control2).length
            + Vector(from: control2, to: end).length
        return min(max(Int(saturating: (length / 4).squareRoot() * 4), 16), 200)
    }

    /// The cumulative lengths at equal steps of the parameter; the last is the length of the segment.
    var lengths: [Double] {
        if isLine { return [0, Vector(from: start, to: end).length] }
        var (sum, last) = (0.0, start)
        return [0]
            + flattened.map { point in
                sum += Vector(from: last, to: point).length
                last = point
                return sum
            }
    }

    /// Returns the parameter at which the length is reached.
    func parameter(at length: Double, lengths: [Double]) -> Double {
        guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else { return length <= 0 ? 0 : 1 }
        let step = lengths[next] - lengths[next - 1]
        let rest = step > 0 ? (length - lengths[next - 1]) / step : 1
        return (Double(next - 1) + rest) / Double(lengths.count - 1)
    }

    /// Returns the parameters between 0 and 1 at which the curve has an extreme in one axis.
    func turningPoints(_ axis: (CGPoint) -> CGFloat) -> [Double] {
        if isLine { return [] }
        let (p0, p1, p2, p3) = (Double(axis(start)), Double(axis(control1)), Double(axis(control2)), Double(axis(end)))
        let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
        var roots: [Double] = []
        if abs(a) < 1e-12 {
            if abs(b) > 1e-12 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

/// The segments of one figure of a path.
struct PathFigure {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false

    /// The corners of the figure with its curves replaced by short lines.
    var flattened: [CGPoint] { [start] + segments.flatMap(\.flattened) }
}

extension Path {
    /// The figures of the path, each with the line that closes it.
    var figures: [PathFigure] {
        var figures: [PathFigure] = []
        var last = CGPoint.zero
        func append(_ segment: PathSegment) {
            figures[figures.count - 1].segments.append(segment)
            last = segment.end
        }
        for element in elements {
            switch element {
            case .move(let point):
                figures.append(PathFigure(start: point))
                last = point
            case .line(let end): append(PathSegment(lineFrom: last, to: end))
            case .quadCurve(let end, let control): append(PathSegment(from: last, to: end, control: control))
            case .curve(let end, let control1, let control2):
                append(PathSegment(from: last, to: end, control1: control1, control2: control2))
            case .closeSubpath:
                guard let start = figures.last?.start else { continue }
                if last != start { append(PathSegment(lineFrom: last, to: start)) }
                figures[figures.count - 1].isClosed = true
            }
        }
        return figures
    }
}
