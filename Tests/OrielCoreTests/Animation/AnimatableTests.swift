import Foundation
import OrielCore
import Testing

private struct Fixed: Animatable {}

@Suite struct AnimatableTests {
    @Test func `a pair adds, subtracts and scales both parts`() {
        var pair = AnimatablePair(1.0, CGFloat(2)) + AnimatablePair(3, 4)
        pair -= AnimatablePair(1, 1)
        pair.scale(by: 2)

        #expect(pair == AnimatablePair(6, 10))
        #expect(pair.magnitudeSquared == 136)
        #expect(AnimatablePair<Float, Double>.zero == AnimatablePair(0, 0))
    }

    @Test func `interpolation goes from one value to the other`() {
        #expect(2.0.interpolated(towards: 6, amount: 0) == 2)
        #expect(2.0.interpolated(towards: 6, amount: 0.25) == 3)
        #expect(
            AnimatablePair(0.0, 10.0).interpolated(towards: AnimatablePair(4, 0), amount: 0.5) == AnimatablePair(2, 5)
        )

        var size = Float(1)
        size.interpolate(towards: 3, amount: 1)
        #expect(size == 3)
    }

    @Test func `a value without data animates nothing`() {
        var fixed = Fixed()
        fixed.animatableData = EmptyAnimatableData()

        #expect(fixed.animatableData.magnitudeSquared == 0)
        #expect(MemoryLayout<EmptyAnimatableData>.size == 0)
    }

    @Test func `geometry takes its animatable data back`() {
        let source = CGRect(x: 1, y: 2, width: 3, height: 4)
        var rect = CGRect.zero
        rect.animatableData = source.animatableData

        #expect(rect == source)
        #expect(CGSize(width: 3, height: 4).animatableData.magnitudeSquared == 25)
    }

    @Test func `angles and unit points move through their numbers`() {
        var angle = Angle.zero
        angle.animatableData = .pi
        var point = UnitPoint.zero
        point.animatableData = AnimatablePair(0.5, 1)

        #expect(angle.degrees == 180)
        #expect(point == .bottom)
    }
}
