import Foundation
import OrielCore
import Testing

@Suite struct AngleTests {
    @Test func `half a turn is pi`() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect(Angle(radians: .pi / 2).degrees == 90)
        #expect(Angle() == .zero)
    }

    @Test func `angles add, scale and compare`() {
        let quarter = Angle.degrees(90)

        #expect((quarter + quarter).degrees == 180)
        #expect((quarter * 3).degrees == 270)
        #expect((-quarter).degrees == -90)
        #expect((quarter / 2) < quarter)
    }

    @Test func `setting degrees turns the angle`() {
        var angle = Angle.zero
        angle.degrees = 180
        angle -= .radians(.pi)

        #expect(angle == .zero)
    }

    @Test func `a unit point scales with its rectangle`() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

        #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
        #expect(UnitPoint.leading.point(in: rect) == CGPoint(x: 10, y: 45))
        #expect(UnitPoint() == .topLeading)
    }
}
