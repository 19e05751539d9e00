import Foundation
import OrielCore
import Testing

private let linear = Animation.linear(duration: 2)

@Suite struct AnimationTests {
    @Test func `an animation is one word`() {
        #expect(MemoryLayout<Animation>.size == MemoryLayout<Int>.size)
    }

    @Test func `an easing runs through its duration`() {
        #expect(linear.progress(at: -1) == 0)
        #expect(linear.progress(at: 0.5) == 0.25)
        #expect(linear.progress(at: 2) == 1)
        #expect(linear.settlingDuration == 2)
        #expect(Animation.easeIn.settlingDuration == 0.35)
        #expect(Animation.linear(duration: 0).progress(at: 0) == 1)
    }

    @Test func `a timing curve is the easing with its control points`() {
        #expect(Animation.timingCurve(0.42, 0, 1, 1, duration: 2) == .easeIn(duration: 2))
        #expect(Animation.timingCurve(.easeOut, duration: 1) == .easeOut(duration: 1))
        #expect(Animation.easeIn != .easeOut)
    }

    @Test func `a delay moves the beginning`() {
        let delayed = linear.delay(1)

        #expect(delayed.progress(at: 0.9) == 0)
        #expect(delayed.progress(at: 2) == 0.5)
        #expect(delayed.settlingDuration == 3)
    }

    @Test func `speed shortens what it is applied to`() {
        #expect(linear.delay(1).speed(2).progress(at: 1) == 0.5)
        #expect(linear.speed(2).delay(1).progress(at: 1.5) == 0.5)
        #expect(linear.delay(1).speed(2).settlingDuration == 1.5)
        #expect(linear.speed(0).settlingDuration == .infinity)
        #expect(linear.speed(0).progress(at: 5) == 0)
    }

    @Test func `every second run goes back`() {
        let repeated = linear.repeatCount(3)

        #expect(repeated.progress(at: 1.5) == 0.75)
        #expect(repeated.progress(at: 2.5) == 0.75)
        #expect(repeated.progress(at: 3.5) == 0.25)
        #expect(repeated.progress(at: 4.5) == 0.25)
        #expect(repeated.settlingDuration == 6)
    }

    @Test func `repetitions without autoreverse restart`() {
        let repeated = linear.repeatCount(2, autoreverses: false)

        #expect(repeated.progress(at: 2.5) == 0.25)
        #expect(repeated.progress(at: 4) == 1)
    }

    @Test func `an even number of runs still ends at the new value`() {
        #expect(linear.repeatCount(2).progress(at: 3.9) < 0.1)
        #expect(linear.repeatCount(2).progress(at: 4) == 1)
    }

    @Test func `a delay inside a repetition is repeated`() {
        let repeated = linear.delay(1).repeatForever(autoreverses: false)

        #expect(repeated.progress(at: 3.5) == 0)
        #expect(repeated.progress(at: 5) == 0.5)
        #expect(repeated.settlingDuration == .infinity)
    }

    @Test func `a spring follows its mathematics and ends exactly`() {
        let spring = Spring(response: 0.5, dampingRatio: 0.5)
        let animation = Animation.spring(spring)

        #expect(animation.progress(at: 0.2) == spring.value(target: 1, time: 0.2))
        #expect(animation.progress(at: 0.29) > 1)
        #expect(animation.progress(at: animation.settlingDuration) == 1)
        #expect(animation.settlingDuration == spring.settlingDuration)
    }

    @Test func `an initial velocity helps`() {
        let pushed = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 10)
        let still = Animation.interpolatingSpring(stiffness: 100, damping: 10)

        #expect(pushed.progress(at: 0.05) > still.progress(at: 0.05))
        #expect(pushed != still)
    }

    @Test func `a spring is logically complete before it rests`() {
        let animation = Animation.bouncy.delay(1).repeatCount(2)

        #expect(animation.duration(until: .logicallyComplete) == 3)
        #expect(animation.duration(until: .removed) == animation.settlingDuration)
        #expect(animation.settlingDuration > 3.2)
        #expect(Animation.linear.duration(until: .logicallyComplete) == 0.35)
    }

    @Test func `logical completion can be set`() {
        let animation = Animation.bouncy.logicallyComplete(after: 0.1)

        #expect(animation.delay(1).duration(until: .logicallyComplete) == 1.1)
        #expect(animation.settlingDuration == Animation.bouncy.settlingDuration)
        #expect(animation.progress(at: 0.2) == Animation.bouncy.progress(at: 0.2))
    }

    @Test func `the default is a spring without bounce`() {
        #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
        #expect(Animation.default.progress(at: 0.3) < 1)
        #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring == .smooth)
    }

    @Test func `the forms of the springs agree`() {
        #expect(Animation.spring() == .spring(duration: 0.5))
        #expect(Animation.spring(response: 0.3) == .spring(response: 0.3, dampingFraction: 0.825, blendDuration: 0))
        #expect(Animation.interactiveSpring == .interactiveSpring())
        #expect(Animation.interactiveSpring(response: 0.3) != .interactiveSpring(response: 0.3, blendDuration: 0))
        #expect(Animation.snappy(duration: 1) == .spring(.snappy(duration: 1)))
        #expect(
            Animation.interpolatingSpring(duration: 0.4, bounce: 0.2)
                == .interpolatingSpring(Spring(duration: 0.4, bounce: 0.2))
        )
    }

    @Test func `equal animations hash alike`() {
        let animations: Set<Animation> = [
            .easeIn.delay(1), .easeIn.delay(1), .easeIn.delay(2), .easeIn.delay(0), .easeIn,
        ]

        #expect(animations.count == 3)
    }
}
