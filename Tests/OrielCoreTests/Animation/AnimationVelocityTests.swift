import OrielCore
import Testing

@Suite struct AnimationVelocityTests {
    private let spring = Spring(duration: 0.5, bounce: 0.2)

    @Test func `the velocity is the slope of the progress`() {
        let plan = Animation.linear(duration: 2).plan
        #expect(abs(plan.velocity(at: 0) - 0.5) < 0.001)
        #expect(abs(plan.velocity(at: 1) - 0.5) < 0.001)
        #expect(plan.velocity(at: 2) == 0)

        for time in [0.05, 0.1, 0.3] {
            let expected = spring.velocity(target: 1.0, initialVelocity: 0, time: time)
            #expect(abs(Animation.spring(spring).plan.velocity(at: time) - expected) < 0.01)
        }
    }

    @Test func `a spring begins with a velocity`() throws {
        let plan = try #require(Animation.spring(spring).plan.beginning(with: -4))

        #expect(plan == Animation.interpolatingSpring(spring, initialVelocity: -4).plan)
        #expect(abs(plan.velocity(at: 0) + 4) < 0.1)
    }

    @Test func `the velocity is that of the changed animation`() throws {
        let fast = Animation.spring(spring).speed(2).logicallyComplete(after: 1)

        let plan = try #require(fast.plan.beginning(with: 3))

        #expect(abs(plan.velocity(at: 0) - 3) < 0.2)
    }

    @Test func `other animations do not begin with a velocity`() {
        #expect(Animation.easeIn.plan.beginning(with: 1) == nil)
        #expect(Animation.spring(spring).delay(1).plan.beginning(with: 1) == nil)
        #expect(Animation.spring(spring).repeatCount(2).plan.beginning(with: 1) == nil)
    }

    @Test func `a repeated animation is known inside of others`() {
        #expect(Animation.easeIn.repeatForever().delay(1).speed(2).plan.isRepeated)
        #expect(!Animation.easeIn.delay(1).speed(2).plan.isRepeated)
    }
}
