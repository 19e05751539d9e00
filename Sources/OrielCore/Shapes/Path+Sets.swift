import Foundation

// Unlike Apple's, the results have short lines instead of curves.
extension Path {
    /// Returns the area that is inside both paths.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, isEvenOdd: eoFill).area { $0 && $1 }
    }

    /// Returns the area that is inside one of the paths, or both.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, isEvenOdd: eoFill).area { $0 || $1 }
    }

    /// Returns the area that is inside this path, but not inside another.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, isEvenOdd: eoFill).area { $0 && !$1 }
    }

    /// Returns the area that is inside exactly one of the paths.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, isEvenOdd: eoFill).area { $0 != $1 }
    }

    /// Returns the parts of this path's lines that are inside the area of another path.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        lines(where: true, in: other, isEvenOdd: eoFill)
    }

    /// Returns the parts of this path's lines that are outside the area of another path.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        lines(where: false, in: other, isEvenOdd: eoFill)
    }

    /// Returns the path's area with the nonzero rule: no lines cross, and holes turn the other way.
    ///
    /// - Parameter eoFill: Whether this path uses the even-odd rule, in which areas enclosed twice are outside.
    public func normalized(eoFill: Bool = true) -> Path {
        PathOverlay(self, Path(), isEvenOdd: eoFill).area { inFirst, _ in inFirst }
    }

    private func lines(where isInside: Bool, in other: Path, isEvenOdd: Bool) -> Path {
        let edges = other.figures.flatMap { figure in
            let points = figure.flattened
            return Array(zip(points, points.dropFirst() + points.prefix(1)))
        }
        var result = Path()
        for figure in figures {
            var end: CGPoint?
            let points = figure.flattened
            for (a, b) in zip(points, points.dropFirst()) where a != b {
                let cuts = edges.compactMap { Self.share(of: (a, b), before: $0) }.sorted()
                for (from, to) in zip([0] + cuts, cuts + [1]) where from < to {
                    guard other.contains(a.mixed(with: b, at: (from + to) / 2), eoFill: isEvenOdd) == isInside else {
                        continue
                    }
                    let start = a.mixed(with: b, at: from)
                    if end != start { result.move(to: start) }
                    let next = to == 1 ? b : a.mixed(with: b, at: to)
                    result.addLine(to: next)
                    end = next
                }
            }
        }
        return result
    }

    /// Returns the part of a line before it crosses another one, from 0 to 1; nil if it does not.
    private static func share(of line: (CGPoint, CGPoint), before other: (CGPoint, CGPoint)) -> Double? {
        let (a, b) = (Vector(from: line.0, to: line.1), Vector(from: other.0, to: other.1))
        let between = Vector(from: line.0, to: other.0)
        let turn = a.x * b.y - a.y * b.x
        guard turn != 0 else { return nil }
        let (share, otherShare) = (
            (between.x * b.y - between.y * b.x) / turn, (between.x * a.y - between.y * a.x) / turn
        )
        return share > 0 && share < 1 && otherShare >= 0 && otherShare <= 1 ? share : nil
    }
}
