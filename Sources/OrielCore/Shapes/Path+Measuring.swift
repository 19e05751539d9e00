public import Foundation

extension Path {
    /// The smallest rectangle around the drawn path; control points are not included.
    public var boundingRect: CGRect {
        var (xs, ys): ([CGFloat], [CGFloat]) = ([], [])
        func include(_ point: CGPoint) {
            xs.append(point.x)
            ys.append(point.y)
        }
        for figure in figures {
            include(figure.start)
            for segment in figure.segments {
                include(segment.end)
                for t in segment.turningPoints(\.x) + segment.turningPoints(\.y) { include(segment.point(at: t)) }
            }
        }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns whether a point is inside the path.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        for figure in figures {
            let points = figure.flattened
            for (a, b) in zip(points, points.dropFirst() + [figure.start]) where (a.y <= p.y) != (b.y <= p.y) {
                let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
                guard x > p.x else { continue }
                crossings += 1
                winding += a.y < b.y ? 1 : -1
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    /// Returns the part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(Double(from), 0), 1), min(max(Double(to), 0), 1))
        guard from < to else { return Path() }
        if from == 0, to == 1 { return self }
        let measured = figures.map { figure in
            (figure: figure, segments: figure.segments.map { (segment: $0, lengths: $0.lengths) })
        }
        let total = measured.flatMap(\.segments).reduce(0) { $0 + ($1.lengths.last ?? 0) }
        let (begin, end) = (from * total, to * total)
        var result = Path()
        var passed = 0.0
        for (_, segments) in measured {
            var isDrawing = false
            for (segment, lengths) in segments {
                let length = lengths.last ?? 0
                defer { passed += length }
                guard passed + length > begin, passed < end, length > 0 else { continue }
                let first = segment.parameter(at: begin - passed, lengths: lengths)
                let last = segment.parameter(at: end - passed, lengths: lengths)
                let part = segment.part(from: first, to: last)
                if !isDrawing { result.move(to: part.start) }
                isDrawing = true
                result.elements.append(part.element)
            }
        }
        return result
    }
}

extension PathSegment {
    fileprivate func part(from first: Double, to last: Double) -> PathSegment {
        let rest = first > 0 ? split(at: first).1 : self
        guard last < 1 else { return rest }
        return rest.split(at: (last - first) / (1 - first)).0
    }
}
