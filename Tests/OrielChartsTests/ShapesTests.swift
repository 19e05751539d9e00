import Foundation
import OrielCore
import Testing

@testable import OrielCharts

@Suite struct ShapesTests {
    private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 8), CGPoint(x: 20, y: 8), CGPoint(x: 30, y: 2)]

    @Test(arguments: [
        InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd,
    ])
    func `a line goes through its points`(method: InterpolationMethod) {
        let path = CurveShape(points, method: method).path(in: .zero)

        for point in points.dropFirst() where method == .linear || !"\(method.kind)".hasPrefix("step") {
            #expect(path.description.contains("\(Int(point.x)) \(Int(point.y))"))
        }
        #expect(path.currentPoint == points.last)
    }

    @Test func `a monotone curve does not overshoot`() {
        let box = CurveShape(points, method: .monotone).path(in: .zero).boundingRect

        #expect(box.minY >= 0 && box.maxY <= 8)
    }

    @Test func `an area ends where it begins, and its sides move together`() {
        var shape = CurveShape(points, to: points.map { CGPoint(x: $0.x, y: 10) }, method: .linear)
        shape.animatableData = shape.animatableData.scaled(by: 2)

        #expect(shape.path(in: .zero).boundingRect == CGRect(x: 0, y: 0, width: 60, height: 20))
    }

    @Test func `a shape keeps its points if there are others than it has`() {
        var shape = CurveShape(points, method: .linear)
        shape.animatableData = .zero

        #expect(shape.path(in: .zero).currentPoint == points.last)
    }

    @Test func `a quarter of a disc is in its quarter`() {
        let sector = SectorShape(
            center: CGPoint(x: 50, y: 50),
            start: 0,
            end: 0.25,
            innerRadius: 0,
            outerRadius: 50,
            inset: 0,
            cornerRadius: 0
        )
        let box = sector.path(in: .zero).boundingRect

        #expect(abs(box.minX - 50) < 0.01 && abs(box.maxY - 50) < 0.01)
        #expect(abs(box.maxX - 100) < 0.1 && abs(box.minY) < 0.1)
    }

    @Test(arguments: [0.0, 3, 60], [0.0, 8, 80])
    func `sectors with corners and insets stay in their disc`(inset: Double, corner: Double) {
        for (start, end) in [(0.0, 0.01), (0.1, 0.6), (0.0, 1.0), (0.5, 0.5)] {
            let sector = SectorShape(
                center: CGPoint(x: 50, y: 50),
                start: start,
                end: end,
                innerRadius: 20,
                outerRadius: 50,
                inset: inset,
                cornerRadius: corner
            )
            let box = sector.path(in: .zero).boundingRect

            #expect(box.isNull || CGRect(x: -0.5, y: -0.5, width: 101, height: 101).contains(box))
        }
    }

    @Test func `symbols fill their rectangle`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        for kind in BasicChartSymbolShape.Kind.allCases {
            let box = BasicChartSymbolShape(kind: kind).path(in: rect).boundingRect
            #expect(box.width > 7 && box.height > 7 && box.maxX <= 12, "\(kind): \(box)")
        }
    }
}
