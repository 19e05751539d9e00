import Foundation
import Testing

@testable import OrielCore

@Suite struct CustomAnimationTests {
    struct Steps: CustomAnimation {
        var count = 4.0
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 1 ? value.scaled(by: (time * count).rounded(.down) / count) : nil
        }
    }

    private enum Calls: AnimationStateKey { static let defaultValue = 0 }

    /// Advances by a hundredth with each call.
    struct Counted: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[Calls.self] += 1
            let calls = context.state[Calls.self]
            context.isLogicallyComplete = calls > 60
            return calls < 100 ? value.scaled(by: Double(calls) / 100) : nil
        }
    }

    struct Endless: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            value.scaled(by: .nan)
        }
    }

    @Test func `progress is what the animation computes`() {
        let animation = Animation(Steps())

        #expect(animation.settlingDuration == 1)
        #expect([0, 0.3, 0.6, 0.9, 1, 2].map(animation.progress(at:)) == [0, 0.25, 0.5, 0.75, 1, 1])
    }

    @Test func `time can be changed around it`() {
        let animation = Animation(Steps()).speed(2).delay(1)

        #expect(animation.settlingDuration == 1.5)
        #expect(animation.progress(at: 1.3) == 0.5)
    }

    @Test func `its state lasts from call to call`() {
        let animation = Animation(Counted())

        #expect(abs(animation.settlingDuration - 99.0 / 120) < 0.001)
        #expect(abs(animation.duration(until: .logicallyComplete) - 0.5) < 0.001)
        #expect(abs(animation.progress(at: 0.25) - 0.31) < 0.001)
    }

    @Test func `an animation without end or numbers ends`() {
        let animation = Animation(Endless())

        #expect(abs(animation.settlingDuration - 20) < 0.001)
        #expect(animation.progress(at: 1) == 1)
    }

    @Test func `animations are equal if what they are made of is`() {
        #expect(Animation(Steps()) == Animation(Steps()))
        #expect(Animation(Steps()) != Animation(Steps(count: 5)))
        #expect(Animation(Steps()) != Animation(Counted()))
        #expect(Set([Animation(Steps()), Animation(Steps())]).count == 1)
    }

    @Test func `animations can be parts of others`() {
        var context = AnimationContext<Double>()

        #expect(Animation.linear(duration: 2).animate(value: 8, time: 0.5, context: &context) == 2)
        #expect(!context.isLogicallyComplete)
        #expect(Animation.linear(duration: 2).animate(value: 8, time: 2, context: &context) == nil)
        #expect(context.isLogicallyComplete)
    }
}
