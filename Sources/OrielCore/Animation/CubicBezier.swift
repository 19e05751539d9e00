/// A Bézier curve from (0, 0) to (1, 1) with two control points, read as a function of x.
package struct CubicBezier: Hashable, Sendable {
    package var x1: Double
    package var y1: Double
    package var x2: Double
    package var y2: Double

    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    var transposed: CubicBezier { CubicBezier(x1: y1, y1: x1, x2: y2, y2: x2) }

    func y(at x: Double) -> Double {
        Self.sample(y1, y2, parameter(at: x))
    }

    func slope(at x: Double) -> Double {
        let parameter = parameter(at: x)
        let rise = Self.derivative(y1, y2, parameter)
        let run = Self.derivative(x1, x2, parameter)
        if run != 0 { return rise / run }
        // A control point at the corner itself: the tangent points to the other control point.
        guard rise == 0 else { return .infinity }
        let far = parameter < 0.5 ? (x: x2, y: y2) : (x: 1 - x1, y: 1 - y1)
        if far.x != 0 { return far.y / far.x }
        return far.y == 0 ? 1 : .infinity
    }

    /// Returns the curve's parameter at `x`, by bisection: x is monotonic, and 60 halvings exhaust the precision of a
    /// Double.
    private func parameter(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if Self.sample(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func sample(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private static func derivative(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }
}
