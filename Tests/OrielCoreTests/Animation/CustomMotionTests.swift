import Foundation
import Testing

@testable import OrielCore

/// Custom animations of values that the server knows.
@Suite struct CustomMotionTests {
    /// Moves by 10 per second, however far.
    struct Steady: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            let length = value.magnitudeSquared.squareRoot()
            return time * 10 < length ? value.scaled(by: time * 10 / length) : nil
        }
    }

    /// Where a merged animation begins.
    struct Start<V: VectorArithmetic> {
        var time: TimeInterval = 0
        var value = V.zero
    }

    private enum Origin<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Start<V> { Start() }
    }

    /// Moves evenly in a second, and goes on from where an animation of the expected kind is.
    struct Retargeted: CustomAnimation {
        var expected: Animation?

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            let origin = context.state[Origin<V>.self]
            let share = time - origin.time
            return share < 1 ? origin.value.interpolated(towards: value, amount: share) : nil
        }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation,
            value: V,
            time: TimeInterval,
            context: inout AnimationContext<V>
        ) -> Bool {
            guard previous == expected ?? Animation(self) else { return false }
            guard let now = previous.animate(value: value, time: time, context: &context) else { return false }
            context.state[Origin<V>.self] = Start(time: time, value: now)
            return true
        }
    }

    private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.05 }

    @Test(arguments: [5.0, 20, -20]) func `the animation is called with the whole change`(distance: Double) throws {
        var motion = Motion(1.0)
        motion.change(to: 1 + distance, animation: Animation(Steady()), at: 100)

        #expect(isClose(motion.value(at: 100.25), distance > 0 ? 3.5 : -1.5))
        let end = try #require(motion.end)
        #expect(isClose(end, 100 + abs(distance) / 10))
        #expect(motion.value(at: 103) == 1 + distance)
    }

    @Test func `a vector is called with all its parts`() {
        var motion = Motion(AnimatablePair(0.0, 0.0))
        motion.change(to: AnimatablePair(30, 40), animation: Animation(Steady()), at: 0)

        let value = motion.value(at: 2.5)

        #expect(isClose(value.first, 15) && isClose(value.second, 20))
    }

    @Test func `time can be changed around it`() throws {
        var motion = Motion(0.0)
        motion.change(to: 20, animation: Animation(Steady()).speed(2).delay(1), at: 0)

        #expect(motion.value(at: 0.5) == 0)
        #expect(isClose(motion.value(at: 1.5), 10))
        let end = try #require(motion.end)
        #expect(isClose(end, 2))
    }

    @Test func `an animation that does not merge is added`() {
        var motion = Motion(0.0)
        motion.change(to: 20, animation: Animation(Steady()), at: 0)
        motion.change(to: 0, animation: Animation(Steady()), at: 1)

        // The first one moves on to 15, the second one back by 5.
        #expect(isClose(motion.value(at: 1.5), 10))
    }

    @Test func `an animation that merges goes on with the state and the sum`() throws {
        var motion = Motion(0.0)
        motion.change(to: 10, animation: Animation(Retargeted()), at: 100)
        motion.change(to: 0, animation: Animation(Retargeted()), at: 100.5)

        #expect(isClose(motion.value(at: 100.5), 5))
        #expect(isClose(motion.value(at: 101), 2.5))
        let end = try #require(motion.end)
        #expect(isClose(end, 101.5))

        // Merged twice.
        motion.change(to: 12.5, animation: Animation(Retargeted()), at: 101)
        #expect(isClose(motion.value(at: 101), 2.5))
        #expect(isClose(motion.value(at: 101.5), 7.5))
        #expect(motion.value(at: 103) == 12.5)
    }

    @Test func `an animation merges with one of another kind`() {
        let other = Animation.linear(duration: 4)
        // Merged: half of the way from 1.25 to 0. Otherwise both add up: 2.5, and half of the way back by 10.
        for (expected, value) in [(other, 0.625), (Animation.easeIn, -2.5)] {
            var motion = Motion(0.0)
            motion.change(to: 10, animation: other, at: 0)
            motion.change(to: 0, animation: Animation(Retargeted(expected: expected)), at: 0.5)

            #expect(isClose(motion.value(at: 1), value))
        }
    }

    @Test func `an animation with a delay does not merge`() {
        var motion = Motion(0.0)
        motion.change(to: 10, animation: Animation(Retargeted()), at: 0)
        motion.change(to: 0, animation: Animation(Retargeted()).delay(0.5), at: 0.5)

        #expect(isClose(motion.value(at: 1), 10))
    }

    // MARK: - Velocity

    struct Told: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[Origin<V>.self] = Start(time: time, value: value)
            return time < 1 ? value.scaled(by: time) : nil
        }

        func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
            // The state is that of the last step before.
            context.state[Origin<V>.self].time > time - 0.01 ? value.scaled(by: 7) : nil
        }
    }

    @Test func `a spring that interrupts a style asks for the velocity`() {
        #expect(Animation(Told()).plan.velocity(at: 0.5) == 7)
        #expect(Animation(Told()).speed(2).plan.velocity(at: 0.25) == 14)
        #expect(Animation(Told()).plan.velocity(at: 1.5) == 0)
        // Measured.
        #expect(isClose(Animation(Retargeted()).plan.velocity(at: 0.5), 1))
    }

    @Test func `an animation answers for a custom one`() {
        var context = AnimationContext<Double>()

        let value = Animation(Steady()).animate(value: 20, time: 0.5, context: &context)
        #expect(value == 5)
        let delayed = Animation(Steady()).delay(1).animate(value: 20, time: 0.5, context: &context)
        #expect(delayed == 0)
        #expect(Animation(Steady()).velocity(value: 20, time: 0.5, context: context) == nil)
        #expect(Animation.linear(duration: 2).velocity(value: 20, time: 3, context: context) == nil)
        let velocity = Animation.linear(duration: 2).velocity(value: 20, time: 1, context: context) ?? 0
        #expect(isClose(velocity, 10))
        let merges = Animation.spring.shouldMerge(previous: .linear, value: 20, time: 1, context: &context)
        #expect(!merges)
    }
}
