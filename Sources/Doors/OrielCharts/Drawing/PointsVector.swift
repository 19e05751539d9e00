import Foundation
import OrielCore

/// The coordinates of points, which move together. Without points it is zero.
struct PointsVector: VectorArithmetic, Sendable {
    var values: [Double] = []

    init(_ points: [CGPoint]) { values = points.flatMap { [Double($0.x), Double($0.y)] } }

    private init(values: [Double]) { self.values = values }

    var points: [CGPoint] {
        stride(from: 0, to: values.count - 1, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
    }

    static var zero: PointsVector { PointsVector(values: []) }

    private static func combined(_ a: Self, _ b: Self, _ combine: (Double, Double) -> Double) -> Self {
        let count = max(a.values.count, b.values.count)
        return PointsVector(
            values: (0..<count).map { index in
                combine(
                    index < a.values.count ? a.values[index] : 0,
                    index < b.values.count ? b.values[index] : 0
                )
            }
        )
    }

    static func + (a: PointsVector, b: PointsVector) -> PointsVector { combined(a, b, +) }

    static func - (a: PointsVector, b: PointsVector) -> PointsVector { combined(a, b, -) }

    mutating func scale(by rhs: Double) {
        for index in values.indices { values[index] *= rhs }
    }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
