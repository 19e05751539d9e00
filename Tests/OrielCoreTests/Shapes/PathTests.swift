import Foundation
import OrielCore
import Testing

@Suite struct PathTests {
    private let box = CGRect(x: 0, y: 0, width: 100, height: 50)

    @Test func `a path is described by its steps`() {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 12.5, y: 5))
        path.closeSubpath()

        #expect(path.description == "0 0 m 10 0 l 12.5 5 10 10 q h")
        #expect(Path(path.description) == path)
    }

    @Test(arguments: ["1 m", "1 2 x", "1 2 3 l", "1 2"])
    func `a description that makes no sense is refused`(text: String) {
        #expect(Path(text) == nil)
    }

    @Test func `a line without a point to begin at is not drawn`() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))

        #expect(path.isEmpty)
        #expect(path.boundingRect.isNull)
    }

    @Test func `after its end a figure is continued where it began`() {
        var path = Path { path in
            path.move(to: CGPoint(x: 5, y: 5))
            path.addLine(to: CGPoint(x: 9, y: 5))
            path.closeSubpath()
        }
        #expect(path.currentPoint == CGPoint(x: 5, y: 5))

        path.addLine(to: CGPoint(x: 5, y: 9))

        #expect(path.description == "5 5 m 9 5 l h 5 5 m 5 9 l")
    }

    @Test func `the bounding rectangle touches the curve and not its control points`() {
        let path = Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }

        #expect(abs(path.boundingRect.height - 5) < 0.001)
        #expect(path.boundingRect.width == 10)
    }

    @Test func `an ellipse fills its box`() {
        let bounds = Path(ellipseIn: box).boundingRect

        #expect(abs(bounds.minX) < 0.001 && abs(bounds.maxX - 100) < 0.001)
        #expect(abs(bounds.minY) < 0.001 && abs(bounds.maxY - 50) < 0.001)
    }

    @Test func `points are inside by how often they are enclosed`() {
        var rings = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        rings.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))

        #expect(rings.contains(CGPoint(x: 50, y: 50)))
        #expect(!rings.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(rings.contains(CGPoint(x: 10, y: 50), eoFill: true))
        #expect(!rings.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func `an arc that is not clockwise turns clockwise on screen`() {
        let quarter = Path { path in
            path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        let rest = Path { path in
            path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        }

        #expect(quarter.boundingRect.maxY > 9.9 && quarter.boundingRect.minY > -0.1)
        #expect(rest.boundingRect.minX < -9.9 && rest.boundingRect.minY < -9.9)
    }

    @Test func `an arc stays close to its circle`() {
        let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))

        for angle in stride(from: 0.0, to: 360, by: 7) {
            let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
            #expect(circle.contains(CGPoint(x: 99.9 * x, y: 99.9 * y)))
            #expect(!circle.contains(CGPoint(x: 100.1 * x, y: 100.1 * y)))
        }
    }

    @Test func `a corner is rounded between two lines`() throws {
        let path = Path { path in
            path.move(to: .zero)
            path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        }

        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 10) < 0.001 && abs(end.y - 4) < 0.001)
        #expect(path.elements.count == 3)
    }

    @Test func `half of a circle's outline is half a circle`() {
        let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0, to: 0.5)

        #expect(abs(half.boundingRect.height - 50) < 0.5)
        #expect(half.boundingRect.minY > 49)
    }

    @Test(arguments: [(0.25, 0.75, 100.0), (0.1, 0.2, 30), (0, 1, 300)])
    func `a trimmed path keeps its part of the length`(from: Double, to: Double, width: Double) {
        let outline = Path(box)
        let part = outline.trimmedPath(from: from, to: to)

        #expect(abs(part.length - 300 * (to - from)) < 0.01)
    }

    @Test func `a stroked line is as wide as its style says`() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
        }
        let butt = line.strokedPath(StrokeStyle(lineWidth: 10))
        let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))

        #expect(butt.boundingRect == CGRect(x: 0, y: -5, width: 100, height: 10))
        #expect(abs(round.boundingRect.minX + 5) < 0.001)
        #expect(butt.contains(CGPoint(x: 50, y: 4)) && !butt.contains(CGPoint(x: 50, y: 6)))
    }

    @Test func `dashes leave gaps`() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
        }
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 5))

        #expect(dashed.contains(CGPoint(x: 2, y: 0)))
        #expect(!dashed.contains(CGPoint(x: 7, y: 0)))
        #expect(dashed.contains(CGPoint(x: 12, y: 0)))
    }

    @Test func `a mitred corner reaches its tip`() {
        let corner = Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)])
        }

        #expect(corner.strokedPath(StrokeStyle(lineWidth: 10)).contains(CGPoint(x: 54.5, y: -4.5)))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel)).contains(CGPoint(x: 54.5, y: -4.5)))
    }

    @Test func `a soft corner cuts off as much as a round one`() {
        let box = CGRect(x: 0, y: 0, width: 100, height: 100)
        let round = Path(roundedRect: box, cornerRadius: 20, style: .circular)
        let soft = Path(roundedRect: box, cornerRadius: 20)
        let tip = 20 * (1 - 0.5.squareRoot())

        for path in [round, soft] {
            #expect(!path.contains(CGPoint(x: tip - 0.1, y: tip - 0.1)))
            #expect(path.contains(CGPoint(x: tip + 0.1, y: tip + 0.1)))
        }
        #expect(round != soft)
    }

    @Test func `a continuous corner with room has the curves of Apple's`() throws {
        let box = CGRect(x: 0, y: 0, width: 100, height: 100)
        let soft = Path(roundedRect: box, cornerRadius: 20)
        let round = Path(roundedRect: box, cornerRadius: 20, style: .circular)

        guard case .line(let start)? = soft.elements.dropFirst().first,
            case .curve(let end, let control1, let control2)? = soft.elements.dropFirst(2).first
        else {
            Issue.record("The outline should begin with a line and a curve.")
            return
        }
        let expected = [
            CGPoint(x: 100, y: 69.4267), CGPoint(x: 100, y: 78.23014), CGPoint(x: 100, y: 82.63186),
            CGPoint(x: 98.50177, y: 87.37012),
        ]
        for (point, wanted) in zip([start, control1, control2, end], expected) {
            #expect(abs(point.x - wanted.x) < 0.0001)
            #expect(abs(point.y - wanted.y) < 0.0001)
        }
        #expect(!soft.contains(CGPoint(x: 20, y: 0.1)))
        #expect(round.contains(CGPoint(x: 20, y: 0.1)))
    }

    @Test(arguments: [(100.0, 50.0), (100, 60), (40, 20)])
    func `continuous corners without room are quarter circles`(side: Double, radius: Double) {
        let box = CGRect(x: 0, y: 0, width: side, height: 100)

        let soft = Path(roundedRect: box, cornerRadius: radius)

        #expect(soft == Path(roundedRect: box, cornerRadius: radius, style: .circular))
    }

    @Test func `a continuous corner changes gradually into a quarter circle where the sides get shorter`() {
        // A point where a quarter circle begins, closer to the side than the continuous corner is there.
        func isInside(_ side: Double) -> Bool {
            Path(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 40)
                .contains(CGPoint(x: 40, y: 0.3))
        }

        #expect(isInside(82))
        #expect(!isInside(124))
    }
}

extension Path {
    /// The length of a path of straight lines.
    fileprivate var length: Double {
        var (sum, last, start) = (0.0, CGPoint.zero, CGPoint.zero)
        for element in elements {
            let next = element.points.last ?? start
            if case .move = element { start = next } else { sum += hypot(next.x - last.x, next.y - last.y) }
            last = next
        }
        return sum
    }
}
