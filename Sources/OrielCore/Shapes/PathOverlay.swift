import Foundation

/// The areas of two paths on top of each other, divided into slabs in which no two of their edges cross.
///
/// In each slab, the edges are sorted from left to right, and a combination of the areas is a row of trapezoids. The outlines
/// of the trapezoids, without the lines between two of them, are the outline of the combination. Curves are replaced by short
/// lines first, and all coordinates by multiples of a millionth of a point, so that equal corners are exactly equal.
struct PathOverlay {
    private let edges: [OverlayEdge]
    /// The vertical positions of the borders between slabs.
    private let borders: [Double]
    private let isEvenOdd: Bool

    init(_ first: Path, _ second: Path, isEvenOdd: Bool) {
        edges = (first.overlayEdges(isFirst: true) + second.overlayEdges(isFirst: false)).sorted { $0.top.y < $1.top.y }
        self.isEvenOdd = isEvenOdd
        var positions = Set(edges.flatMap { [Double($0.top.y), Double($0.bottom.y)] })
        for (index, edge) in edges.enumerated() {
            for other in edges[(index + 1)...] {
                guard other.top.y < edge.bottom.y else { break }
                if let y = edge.crossing(with: other) { positions.insert(y) }
            }
        }
        borders = positions.sorted()
    }

    /// Returns the area of all points for which a condition on being inside the first and the second path holds.
    func area(where isInside: (_ inFirst: Bool, _ inSecond: Bool) -> Bool) -> Path {
        var outline = OverlayOutline()
        var above: [(left: Double, right: Double)] = []
        var next = 0
        var active: [OverlayEdge] = []
        for (top, bottom) in zip(borders, borders.dropFirst()) {
            active.removeAll { $0.bottom.y <= top }
            while next < edges.count, edges[next].top.y <= top {
                active.append(edges[next])
                next += 1
            }
            let spans = spans(of: active, in: (top + bottom) / 2, where: isInside)
            for (left, right) in spans {
                outline.add(from: left.point(at: bottom), to: left.point(at: top))
                outline.add(from: right.point(at: top), to: right.point(at: bottom))
            }
            outline.addBorder(at: top, above: above, below: spans.map { ($0.x(at: top), $1.x(at: top)) })
            above = spans.map { ($0.x(at: bottom), $1.x(at: bottom)) }
        }
        if let last = borders.last { outline.addBorder(at: last, above: above, below: []) }
        return outline.path
    }

    /// Returns the edges to the left and to the right of each part of a slab that is inside.
    private func spans(
        of active: [OverlayEdge],
        in middle: Double,
        where isInside: (Bool, Bool) -> Bool
    ) -> [(OverlayEdge, OverlayEdge)] {
        var spans: [(OverlayEdge, OverlayEdge)] = []
        var left: OverlayEdge?
        var (first, second) = (0, 0)
        for edge in active.map({ ($0, $0.x(at: middle)) }).sorted(by: { $0.1 < $1.1 }).map(\.0) {
            if edge.isFirst { first += edge.winding } else { second += edge.winding }
            let isIn = isInside(isArea(first), isArea(second))
            if isIn, left == nil {
                left = edge
            } else if !isIn, let begin = left {
                spans.append((begin, edge))
                left = nil
            }
        }
        return spans
    }

    private func isArea(_ winding: Int) -> Bool { isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0 }
}

/// A line that is not horizontal, from top to bottom.
private struct OverlayEdge {
    let top: CGPoint
    let bottom: CGPoint
    /// 1 if the path goes down along it, -1 if it goes up.
    let winding: Int
    let isFirst: Bool

    /// - Returns: Nil for a horizontal line.
    init?(from start: CGPoint, to end: CGPoint, isFirst: Bool) {
        guard start.y != end.y else { return nil }
        (top, bottom, winding) = start.y < end.y ? (start, end, 1) : (end, start, -1)
        self.isFirst = isFirst
    }

    func x(at y: Double) -> Double {
        if y <= top.y { return top.x }
        if y >= bottom.y { return bottom.x }
        return (top.x + (y - top.y) / (bottom.y - top.y) * (bottom.x - top.x)).snapped
    }

    func point(at y: Double) -> CGPoint { CGPoint(x: x(at: y), y: y) }

    /// Returns the vertical position at which another line crosses this one; nil if it does not.
    func crossing(with other: OverlayEdge) -> Double? {
        guard max(top.x, bottom.x) >= min(other.top.x, other.bottom.x),
            max(other.top.x, other.bottom.x) >= min(top.x, bottom.x)
        else { return nil }
        let (begin, end) = (max(top.y, other.top.y), min(bottom.y, other.bottom.y))
        let (before, after) = (x(at: begin) - other.x(at: begin), x(at: end) - other.x(at: end))
        guard before * after < 0 else { return nil }
        return (begin + before / (before - after) * (end - begin)).snapped
    }
}

/// The lines of an outline, which has the area to the right of each.
private struct OverlayOutline {
    private var ends: [OverlayPoint: [OverlayPoint]] = [:]
    private var starts: [OverlayPoint] = []

    /// Adds a line, or removes one in the other direction: the areas on both sides of it are then one.
    mutating func add(from start: CGPoint, to end: CGPoint) {
        guard start != end else { return }
        let (start, end) = (OverlayPoint(start), OverlayPoint(end))
        if let index = ends[end]?.firstIndex(of: start) {
            ends[end]?.remove(at: index)
        } else {
            ends[start, default: []].append(end)
            starts.append(start)
        }
    }

    /// Adds the parts of a border between two slabs that have an area on one side only.
    mutating func addBorder(
        at y: Double,
        above: [(left: Double, right: Double)],
        below: [(left: Double, right: Double)]
    ) {
        let steps =
            (above.flatMap { [($0.left, -1), ($0.right, 1)] } + below.flatMap { [($0.left, 1), ($0.right, -1)] })
            .sorted { $0.0 < $1.0 }
        var depth = 0
        for (step, next) in zip(steps, steps.dropFirst()) {
            depth += step.1
            let (from, to) = (CGPoint(x: step.0, y: y), CGPoint(x: next.0, y: y))
            for _ in 0..<abs(depth) { add(from: depth > 0 ? from : to, to: depth > 0 ? to : from) }
        }
    }

    /// The closed figures that the lines form. As many lines begin at each point as end there.
    var path: Path {
        var rest = ends
        var path = Path()
        for start in starts {
            var figure: [CGPoint] = []
            var point = start
            while let next = rest[point]?.popLast() {
                figure.append(point.value)
                point = next
            }
            let corners = figure.withoutPointsOnLines
            guard corners.count > 2 else { continue }
            path.addLines(corners)
            path.closeSubpath()
        }
        return path
    }
}

/// A point as the key of a table.
private struct OverlayPoint: Hashable {
    let x: Double
    let y: Double

    init(_ point: CGPoint) { (x, y) = (Double(point.x), Double(point.y)) }

    var value: CGPoint { CGPoint(x: x, y: y) }
}

extension Double {
    /// The nearest multiple of a millionth.
    fileprivate var snapped: Double { (self * 1e6).rounded() / 1e6 }
}

extension [CGPoint] {
    /// The corners of a closed figure without those between two lines of the same direction.
    fileprivate var withoutPointsOnLines: [CGPoint] {
        var corners: [CGPoint] = []
        for point in self {
            while corners.count > 1,
                point.isOnLine(from: corners[corners.count - 2], through: corners[corners.count - 1])
            {
                corners.removeLast()
            }
            corners.append(point)
        }
        while corners.count > 2,
            corners[0].isOnLine(from: corners[corners.count - 2], through: corners[corners.count - 1])
        {
            corners.removeLast()
        }
        while corners.count > 2, corners[1].isOnLine(from: corners[corners.count - 1], through: corners[0]) {
            corners.removeFirst()
        }
        return corners
    }
}

extension CGPoint {
    /// Whether the point continues a line, or turns back on it, within a few millionths of a point.
    fileprivate func isOnLine(from start: CGPoint, through middle: CGPoint) -> Bool {
        let (whole, part) = (Vector(from: start, to: self), Vector(from: start, to: middle))
        return abs(whole.x * part.y - whole.y * part.x) <= 4e-6 * max(whole.length, part.length)
    }
}

extension Path {
    /// The edges of the area of the path.
    fileprivate func overlayEdges(isFirst: Bool) -> [OverlayEdge] {
        figures.flatMap { figure in
            let points = figure.flattened.map { CGPoint(x: Double($0.x).snapped, y: Double($0.y).snapped) }
            // Numbers this large, or none at all, have no place on a screen.
            guard points.allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }) else { return [OverlayEdge]() }
            return zip(points, points.dropFirst() + points.prefix(1)).compactMap {
                OverlayEdge(from: $0, to: $1, isFirst: isFirst)
            }
        }
    }
}
