import Foundation
import TestSupport
import Testing

@testable import OrielCore

/// Tests of combinations of paths. Areas are compared by random points, which need no other algorithm.
struct PathSetTests {
    @Test func `two squares share a corner`() {
        let (a, b) = (Path(CGRect(x: 0, y: 0, width: 10, height: 10)), Path(CGRect(x: 6, y: 6, width: 10, height: 10)))

        #expect(
            a.intersection(b).corners == [
                CGPoint(x: 6, y: 6), CGPoint(x: 10, y: 6), CGPoint(x: 10, y: 10), CGPoint(x: 6, y: 10),
            ]
        )
        #expect(a.union(b).corners.count == 8)
        #expect(a.subtracting(b).corners.count == 6)
        #expect(a.symmetricDifference(b).area == 168)
        #expect(a.union(b).area == 184)
    }

    @Test func `squares side by side become one rectangle`() {
        let (a, b) = (Path(CGRect(x: 0, y: 0, width: 10, height: 10)), Path(CGRect(x: 10, y: 0, width: 10, height: 10)))

        #expect(a.union(b).corners.count == 4)
        #expect(a.union(b).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(a.intersection(b).isEmpty)
    }

    @Test func `a square in a square leaves a hole that both rules see`() {
        let (a, b) = (Path(CGRect(x: 0, y: 0, width: 10, height: 10)), Path(CGRect(x: 3, y: 3, width: 4, height: 4)))
        let ring = a.subtracting(b)

        #expect(ring.area == 84)
        for eoFill in [true, false] {
            #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: eoFill))
            #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: eoFill))
        }
        #expect(b.subtracting(a).isEmpty)
        #expect(a.union(b).corners.count == 4)
    }

    @Test func `the area of overlapping circles is that of mathematics`() {
        let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let b = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
        let lens = 2 * 2500 * (Double.pi / 3 - 3.0.squareRoot() / 4)

        #expect(abs(a.intersection(b).area - lens) < lens / 500)
        #expect(abs(a.union(b).area - (5000 * Double.pi - lens)) < 40)
    }

    @Test(arguments: 1...30)
    func `any point is inside a combination if it is inside the right paths`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (a, b) = (Path.random(using: &random), Path.random(using: &random))
        for eoFill in [false, true] {
            let intersection = a.intersection(b, eoFill: eoFill)
            let union = a.union(b, eoFill: eoFill)
            let rest = a.subtracting(b, eoFill: eoFill)
            let difference = a.symmetricDifference(b, eoFill: eoFill)
            let normal = a.normalized(eoFill: eoFill)
            for _ in 0..<60 {
                // Between the points of the paths, which have whole coordinates.
                let (x, y) = (CGFloat.random(in: 0...20, using: &random), CGFloat.random(in: 0...20, using: &random))
                let point = CGPoint(x: x, y: y)
                let (inA, inB) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
                for rule in [false, true] {
                    #expect(intersection.contains(point, eoFill: rule) == (inA && inB))
                    #expect(union.contains(point, eoFill: rule) == (inA || inB))
                    #expect(rest.contains(point, eoFill: rule) == (inA && !inB))
                    #expect(difference.contains(point, eoFill: rule) == (inA != inB))
                    #expect(normal.contains(point, eoFill: rule) == inA)
                }
            }
        }
    }

    @Test func `lines are cut where they leave an area`() {
        var line = Path()
        line.move(to: CGPoint(x: -10, y: 5))
        line.addLine(to: CGPoint(x: 20, y: 5))
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

        #expect(line.lineIntersection(square).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
        let outside = line.lineSubtraction(square)
        #expect(outside.figures.count == 2)
        #expect(outside.boundingRect == CGRect(x: -10, y: 5, width: 30, height: 0))
    }

    @Test func `numbers that are none have no area`() {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: CGFloat.nan, y: 3), CGPoint(x: CGFloat.infinity, y: 9)])
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

        #expect(square.intersection(path).isEmpty)
        #expect(square.union(path).area == 100)
        #expect(Path().union(Path()).isEmpty)
    }

    @Test func `shapes are combined in their rectangle`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let shape = Rectangle().subtracting(Circle())

        #expect(shape.path(in: rect).contains(CGPoint(x: 2, y: 10)))
        #expect(!shape.path(in: rect).contains(CGPoint(x: 20, y: 10)))
        #expect(abs(Rectangle().intersection(Circle()).path(in: rect).area - 100 * Double.pi) < 2)
        #expect(abs(Rectangle().union(Circle()).path(in: rect).area - 800) < 1e-6)
        #expect(Rectangle().symmetricDifference(Rectangle()).path(in: rect).isEmpty)
        #expect(!Circle().lineIntersection(Rectangle()).path(in: rect).isEmpty)
        #expect(Circle().lineSubtraction(Rectangle().scale(2)).path(in: rect).isEmpty)
    }
}

extension Path {
    /// The points of the path, from the one nearest to the top left.
    fileprivate var corners: [CGPoint] {
        let points = figures.flatMap { $0.segments.map(\.start) }
        let first = points.indices.min { points[$0].x + points[$0].y < points[$1].x + points[$1].y } ?? 0
        return Array(points[first...] + points[..<first])
    }

    /// The area by the nonzero rule, if the path has no crossing lines.
    fileprivate var area: Double {
        figures.reduce(0.0) { sum, figure in
            let points = figure.flattened
            return sum
                + zip(points, points.dropFirst() + points.prefix(1)).reduce(0.0) {
                    $0 + Double($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
                }
        }
    }

    /// Returns a few figures whose lines cross, touch and lie on each other.
    fileprivate static func random(using random: inout SeededGenerator) -> Path {
        var path = Path()
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let points = (0..<Int.random(in: 3...9, using: &random)).map { _ in
                CGPoint(x: Int.random(in: 0...20, using: &random), y: Int.random(in: 0...20, using: &random))
            }
            path.addLines(points)
            if Bool.random(using: &random) { path.closeSubpath() }
        }
        if Bool.random(using: &random) { path.addEllipse(in: CGRect(x: 4, y: 5, width: 11, height: 9)) }
        return path
    }
}
