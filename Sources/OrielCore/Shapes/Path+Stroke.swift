import Foundation

extension Path {
    /// Returns the outline of the line that a style draws along the path.
    ///
    /// It consists of one subpath per straight segment, join and cap. The subpaths overlap, so fill them with the
    /// nonzero rule.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        var outline = StrokeOutline(style: style)
        for figure in figures {
            let points = figure.flattened.withoutRepeats
            if style.dash.isEmpty || style.dash.allSatisfy({ $0 <= 0 }) {
                outline.add(points, isClosed: figure.isClosed)
            } else {
                for dash in points.dashes(style.dash, phase: style.dashPhase) { outline.add(dash, isClosed: false) }
            }
        }
        return outline.path
    }
}

/// A collector of the pieces of a stroked line.
private struct StrokeOutline {
    let style: StrokeStyle
    var path = Path()

    private var radius: Double { Double(style.lineWidth) / 2 }

    init(style: StrokeStyle) { self.style = style }

    mutating func add(_ points: [CGPoint], isClosed: Bool) {
        var points = points
        if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else {
            if let point = points.first, style.lineCap != .butt { addDot(at: point) }
            return
        }
        let count = points.count
        for index in 0..<(isClosed ? count : count - 1) {
            addPiece(from: points[index], to: points[(index + 1) % count])
        }
        for index in (isClosed ? 0 : 1)..<(isClosed ? count : count - 1) {
            addJoin(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
        }
        if !isClosed {
            addCap(at: points[0], from: points[1])
            addCap(at: points[count - 1], from: points[count - 2])
        }
    }

    private mutating func addPiece(from a: CGPoint, to b: CGPoint) {
        let side = Vector(from: a, to: b).unit.normal * radius
        addPolygon([a + side, b + side, b + -side, a + -side])
    }

    private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        let (a, b) = (Vector(from: before, to: corner).unit, Vector(from: corner, to: after).unit)
        let turn = a.x * b.y - a.y * b.x
        let cosine = a.x * b.x + a.y * b.y
        guard abs(turn) > 1e-6 || cosine < 0 else { return }
        if style.lineJoin == .round { return addCircle(at: corner) }
        // The gap is on the outer side, away from the turn.
        let side = turn > 0 ? 1.0 : -1.0
        let (first, second) = (a.normal * (radius * side), b.normal * (radius * side))
        var polygon = [corner, corner + first, corner + second]
        let sine = ((1 - cosine) / 2).squareRoot()
        let halfCosine = ((1 + cosine) / 2).squareRoot()
        if style.lineJoin == .miter, halfCosine > 1e-6, 1 / halfCosine <= Double(style.miterLimit), sine > 0 {
            let tip = Vector(x: first.x + second.x, y: first.y + second.y).unit * (radius / halfCosine)
            polygon.insert(corner + tip, at: 2)
        }
        addPolygon(polygon)
    }

    private mutating func addCap(at end: CGPoint, from other: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addCircle(at: end)
        case .square: addPiece(from: end, to: end + Vector(from: other, to: end).unit * radius)
        }
    }

    private mutating func addDot(at point: CGPoint) {
        if style.lineCap == .round { return addCircle(at: point) }
        path.addRect(
            CGRect(x: point.x - radius, y: point.y - radius, width: style.lineWidth, height: style.lineWidth)
        )
    }

    private mutating func addCircle(at center: CGPoint) {
        path.addEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: style.lineWidth, height: style.lineWidth)
        )
    }

    /// Adds a figure that turns clockwise, so that overlapping figures never cancel each other.
    private mutating func addPolygon(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }
}

extension Vector {
    fileprivate static func * (vector: Vector, factor: Double) -> Vector {
        Vector(x: vector.x * factor, y: vector.y * factor)
    }

    fileprivate static prefix func - (vector: Vector) -> Vector { Vector(x: -vector.x, y: -vector.y) }
}

extension [CGPoint] {
    /// The maximum number of dashes in a figure, since its length may come from a browser. The rest of a longer one is
    /// a single dash.
    private static var mostDashes: Int { 10_000 }

    fileprivate var withoutRepeats: [CGPoint] {
        reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// Returns the parts of a line that are inside its dashes.
    fileprivate func dashes(_ lengths: [CGFloat], phase: CGFloat) -> [[CGPoint]] {
        let lengths = lengths.map { Swift.max(Double($0), 0) }
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let total = pattern.reduce(0, +)
        var index = 0
        var rest = Double(phase).truncatingRemainder(dividingBy: total)
        if rest < 0 { rest += total }
        while rest >= pattern[index] {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - rest
        var result: [[CGPoint]] = []
        var current: [CGPoint] = index.isMultiple(of: 2) ? Array(prefix(1)) : []
        for (a, b) in zip(self, dropFirst()) {
            let length = Vector(from: a, to: b).length
            var passed = 0.0
            while length - passed > left, result.count < Self.mostDashes {
                passed += left
                let point = a.mixed(with: b, at: passed / length)
                if index.isMultiple(of: 2) { result.append(current + [point]) }
                index = (index + 1) % pattern.count
                left = pattern[index]
                current = index.isMultiple(of: 2) ? [point] : []
            }
            left -= length - passed
            if index.isMultiple(of: 2) { current.append(b) }
        }
        if current.count > 1 { result.append(current) }
        return result
    }
}
