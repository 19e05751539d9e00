import Foundation

/// A vector in the plane.
struct Vector {
    var x: Double
    var y: Double

    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    init(from start: CGPoint, to end: CGPoint) {
        x = Double(end.x - start.x)
        y = Double(end.y - start.y)
    }

    var length: Double { (x * x + y * y).squareRoot() }

    /// The vector with the same direction and length 1; zero stays zero.
    var unit: Vector {
        let length = length
        return length > 0 ? Vector(x: x / length, y: y / length) : self
    }

    /// The vector rotated by 90° to the left, with y pointing down.
    var normal: Vector { Vector(x: y, y: -x) }
}

extension CGPoint {
    static func + (point: CGPoint, vector: Vector) -> CGPoint { CGPoint(x: point.x + vector.x, y: point.y + vector.y) }

    /// Returns the point at a fraction of the way to another.
    func mixed(with other: CGPoint, at t: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }
}
