import QuartzCore
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct CoreGraphicsTests {
    @Test func `paths of Core Graphics are paths of SwiftUI`() {
        let star = Geometry.star(in: CGRect(x: 0, y: 0, width: 10, height: 10))

        #expect(Path(star).boundingRect == star.boundingBoxOfPath && star.contains(CGPoint(x: 5, y: 5)))
        #expect(Geometry.elementTypes(of: star).count == 11 && Geometry.elementTypes(of: star).last == .closeSubpath)
        #expect(Path(star).cgPath == star && !Geometry.badge(in: CGRect(x: 0, y: 0, width: 20, height: 20)).isEmpty)
        #expect(Geometry.red.components == [1, 0, 0, 0.5] && Geometry.velocity.dy == 2)
    }

    @Test func `a Bézier path rounds the corners that it names`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

        let path = BezierCorner(radius: 20, corners: [.topLeft]).path(in: rect)

        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 99, y: 1)))
        #expect(BezierWave().path(in: rect).boundingRect.width == 100 && !Moon().path(in: rect).isEmpty)
    }

    @Test func `a Bézier path turns clockwise on screen`() {
        let path = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)

        #expect(abs(path.currentPoint.y - 1) < 1e-9 && path.bounds.width <= 1.001)
    }

    @Test func `a transaction without animations completes at its commit`() {
        var steps: [String] = []

        Timing.animate {
            steps.append("change")
        } completion: {
            steps.append("end")
        }

        #expect(steps == ["change", "end"])
        var point: [Float] = [0, 0]
        Timing.curve.getControlPoint(at: 1, values: &point)
        #expect(point == [0.1, 0.2] && Timing.now() > 0)
    }
}
