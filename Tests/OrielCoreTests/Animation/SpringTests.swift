import Foundation
import OrielCore
import Testing

/// Damping ratios on both sides of the critical one, and close to it.
private let dampingRatios = [0.0, 0.1, 0.5, 0.85, 0.9999, 1.0, 1.0001, 1.5, 4.0]

@Suite struct SpringTests {
    @Test func `duration and bounce are response and missing damping`() {
        let spring = Spring(duration: 0.4, bounce: 0.3)

        #expect(spring.response == 0.4)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
        #expect(abs(spring.bounce - 0.3) < 1e-12)
        #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
        #expect(abs(Spring(response: 1, dampingRatio: 2).bounce + 0.5) < 1e-12)
    }

    @Test func `stiffness and damping follow from the response`() {
        let spring = Spring(response: 0.5, dampingRatio: 1)

        #expect(abs(spring.stiffness - 157.91367) < 1e-4)
        #expect(abs(spring.damping - 25.13274) < 1e-4)
        #expect(spring.mass == 1)
    }

    @Test func `a spring keeps its physical parameters`() {
        let spring = Spring(mass: 2, stiffness: 100, damping: 10)

        #expect(abs(spring.stiffness - 100) < 1e-9)
        #expect(abs(spring.damping - 10) < 1e-9)
        #expect(abs(spring.response - 2 * .pi * (0.02 as Double).squareRoot()) < 1e-12)
    }

    @Test func `overdamping is limited unless allowed`() {
        #expect(Spring(stiffness: 100, damping: 50).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
    }

    @Test func `an undamped spring swings like a cosine`() {
        let spring = Spring(response: 1, dampingRatio: 0)

        #expect(abs(spring.value(target: 1.0, time: 0.25) - 1) < 1e-12)
        #expect(abs(spring.value(target: 1.0, time: 0.5) - 2) < 1e-12)
        #expect(abs(spring.velocity(target: 1.0, time: 0.25) - 2 * .pi) < 1e-12)
        #expect(spring.settlingDuration == .infinity)
    }

    @Test func `a critically damped spring has its closed form`() {
        let spring = Spring(response: 2 * .pi, dampingRatio: 1)

        // 1 - e^-t·(1 + t)
        #expect(abs(spring.value(target: 1.0, time: 1) - (1 - 2 / M_E)) < 1e-12)
        #expect(abs(spring.velocity(target: 1.0, time: 1) - 1 / M_E) < 1e-12)
        #expect(abs(spring.value(target: 0.0, initialVelocity: 3, time: 2) - 6 * exp(-2)) < 1e-12)
    }

    @Test func `an overdamped spring is the sum of two decays`() {
        // With ratio 1.25 and frequency 1 the rates are 1/2 and 2.
        let spring = Spring(response: 2 * .pi, dampingRatio: 1.25)
        let expected = 1 - (2 * exp(-0.5) - 0.5 * exp(-2)) / 1.5

        #expect(abs(spring.value(target: 1.0, time: 1) - expected) < 1e-12)
    }

    @Test func `an underdamped spring overshoots by the known amount`() {
        let ratio = 0.5
        let spring = Spring(response: 1, dampingRatio: ratio)
        let damped = (1 - ratio * ratio).squareRoot()
        let overshoot = exp(-.pi * ratio / damped)

        #expect(abs(spring.value(target: 1.0, time: 0.5 / damped) - (1 + overshoot)) < 1e-12)
        #expect(abs(spring.velocity(target: 1.0, time: 0.5 / damped)) < 1e-9)
    }

    @Test(arguments: dampingRatios)
    func `the motion obeys its force`(ratio: Double) {
        let spring = Spring(response: 0.6, dampingRatio: ratio)
        let (time, step) = (0.21, 1e-5)
        let position = spring.value(target: 3.0, initialVelocity: 2, time: time)
        let velocity = spring.velocity(target: 3.0, initialVelocity: 2, time: time)
        let later = spring.velocity(target: 3.0, initialVelocity: 2, time: time + step)
        let earlier = spring.velocity(target: 3.0, initialVelocity: 2, time: time - step)

        let acceleration = (later - earlier) / (2 * step)
        #expect(abs(acceleration - spring.force(target: 3, position: position, velocity: velocity)) < 1e-3)
    }

    @Test(arguments: dampingRatios)
    func `a motion in steps ends where it ends in one`(ratio: Double) {
        let spring = Spring(response: 0.6, dampingRatio: ratio)
        var (value, velocity) = (0.0, 1.5)
        for _ in 0..<25 { spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.02) }

        #expect(abs(value - spring.value(target: 2.0, initialVelocity: 1.5, time: 0.5)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 2.0, initialVelocity: 1.5, time: 0.5)) < 1e-9)
    }

    @Test(arguments: dampingRatios.dropFirst())
    func `after the settling duration the value stays near`(ratio: Double) {
        let spring = Spring(response: 0.5, dampingRatio: ratio)
        let settled = spring.settlingDuration
        let times = stride(from: settled, to: settled * 3, by: settled / 200)

        #expect(times.allSatisfy { abs(1 - spring.value(target: 1.0, time: $0)) <= 0.001 })
        // Not much too late: the displacement was still larger during the last swing.
        let swing = ratio < 1 ? spring.response / (1 - ratio * ratio).squareRoot() : settled / 20
        let before = stride(from: max(settled - swing, 0), to: settled, by: min(swing, settled) / 200)
        #expect(before.contains { abs(1 - spring.value(target: 1.0, time: $0)) > 0.0005 })
    }

    @Test func `energy only falls`() {
        let spring = Spring(response: 0.5, dampingRatio: 0.2)
        let energies = stride(from: 0.0, through: 2, by: 0.01).map { time in
            let distance = 1 - spring.value(target: 1.0, time: time)
            let velocity = spring.velocity(target: 1.0, time: time)
            return spring.stiffness * distance * distance + spring.mass * velocity * velocity
        }

        #expect(zip(energies, energies.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(energies[0] > 100 * energies[200])
    }

    @Test func `a spring can be asked to settle in time`() {
        for ratio in [0.4, 1, 2] {
            let spring = Spring(settlingDuration: 1.5, dampingRatio: ratio)
            #expect(abs(spring.settlingDuration - 1.5) < 1e-6)
            #expect(spring.dampingRatio == ratio)
        }
    }

    @Test func `a spring without period is at its target at once`() {
        let spring = Spring(duration: 0)

        #expect(spring.value(target: 1.0, time: 0.001) == 1)
        #expect(spring.settlingDuration == 0)
    }

    @Test func `a spring without stiffness pulls nothing`() {
        let spring = Spring(stiffness: 0, damping: 1)

        #expect(spring.value(target: 1.0, initialVelocity: 2, time: 3) == 6)
        #expect(spring.settlingDuration == .infinity)
    }

    @Test func `vectors and animatable values move part by part`() {
        let spring = Spring.bouncy
        let target = AnimatablePair(1.0, 2.0)
        let pair = spring.value(target: target, time: 0.2)
        let point = spring.value(
            fromValue: CGPoint(x: 1, y: 0),
            toValue: CGPoint(x: 2, y: 2),
            initialVelocity: .zero,
            time: 0.2
        )

        #expect(abs(pair.second - 2 * pair.first) < 1e-12)
        #expect(abs(point.x - 1 - pair.first) < 1e-12)
        #expect(abs(point.y - pair.second) < 1e-12)
    }

    @Test func `presets bounce more and more`() {
        #expect(Spring.smooth.bounce == 0)
        #expect(abs(Spring.snappy.bounce - 0.15) < 1e-12)
        #expect(abs(Spring.bouncy(duration: 1, extraBounce: 0.2).bounce - 0.5) < 1e-12)
    }
}
