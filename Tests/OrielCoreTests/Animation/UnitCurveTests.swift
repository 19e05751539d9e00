import Foundation
import OrielCore
import Testing

private let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.1), endControlPoint: UnitPoint(x: 0.3, y: 0.9)),
]

@Suite struct UnitCurveTests {
    @Test(arguments: curves)
    func `a curve begins at zero, ends at one and is clamped outside`(curve: UnitCurve) {
        #expect(curve.value(at: 0) == 0)
        #expect(abs(curve.value(at: 1) - 1) < 1e-12)
        #expect(curve.value(at: -3) == 0)
        #expect(abs(curve.value(at: 7) - 1) < 1e-12)
    }

    @Test(arguments: curves)
    func `the inverse leads back`(curve: UnitCurve) {
        for progress in [0.1, 0.35, 0.5, 0.8] {
            #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-9)
        }
        #expect(curve.inverse.inverse == curve)
    }

    @Test(arguments: curves.flatMap { [$0, $0.inverse] })
    func `the velocity is the slope`(curve: UnitCurve) {
        for progress in [0.1, 0.35, 0.8] {
            let slope = (curve.value(at: progress + 1e-6) - curve.value(at: progress - 1e-6)) / 2e-6
            #expect(abs(curve.velocity(at: progress) - slope) < 1e-4)
        }
    }

    @Test func `known values of the easings`() {
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
        #expect(abs(UnitCurve.easeIn.value(at: 0.5) - 0.3153568) < 1e-6)
        #expect(abs(UnitCurve.easeOut.value(at: 0.5) - 0.6846432) < 1e-6)
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    }

    @Test func `an easing begins and ends flat where it says so`() {
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
        #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
        #expect(abs(UnitCurve.linear.velocity(at: 0.3) - 1) < 1e-12)
    }

    @Test func `control points leave the unit square upwards only`() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -1, y: -1),
            endControlPoint: UnitPoint(x: 2, y: 2)
        )

        #expect(curve.value(at: 0.1) < 0)
        #expect(curve.value(at: 0.9) > 1)
    }
}
