import Foundation
import OrielCore
import OrielWeb
import Testing

@Suite struct TimingTests {
    @Test(arguments: [
        Animation.spring(), .bouncy, .snappy, .smooth, .default, .spring(response: 0.4, dampingFraction: 0.5),
        .interpolatingSpring(stiffness: 170, damping: 15), .spring(duration: 0.8, bounce: 0.4),
    ])
    func `a spring's easing stays close to the spring with few points`(animation: Animation) {
        let timing = Timing(animation)
        let seconds = Double(timing.duration) / 1000

        var worst = 0.0
        for step in 0...1000 {
            let time = Double(step) / 1000
            let expected = animation.plan.progress(at: time * seconds)
            worst = max(worst, abs(expected - EasingReader.value(of: timing.easing, at: time)))
        }

        #expect(worst < 0.006)
        #expect(timing.easing.split(separator: ",").count <= 45)
    }

    @Test func `standard curves use the names of CSS`() {
        #expect(Timing(.linear(duration: 2)) == Timing(duration: 2000, easing: "linear"))
        #expect(Timing(.easeInOut(duration: 0.5)) == Timing(duration: 500, easing: "cubic-bezier(0.42,0,0.58,1)"))
    }

    @Test func `delay and speed are numbers`() {
        let timing = Timing(.easeIn(duration: 1).delay(0.5).speed(2))

        #expect(timing == Timing(duration: 500, delay: 250, easing: "cubic-bezier(0.42,0,1,1)"))
    }

    @Test func `a repeated animation runs there and back`() {
        let timing = Timing(.linear(duration: 1).repeatCount(3))

        #expect(timing.duration == 3000)
        for (time, expected) in [(0.0, 0.0), (1 / 6.0, 0.5), (1 / 3.0, 1), (0.5, 0.5), (2 / 3.0, 0), (1, 1)] {
            #expect(abs(EasingReader.value(of: timing.easing, at: time) - expected) < 0.001)
        }
    }

    @Test func `an endless repetition is one run, which the client repeats`() {
        let there = Timing(.easeInOut(duration: 1).repeatForever(autoreverses: false).speed(2))
        #expect(there.isEndless && there.duration == 500)
        #expect(EasingReader.value(of: there.easing, at: 0) == 0 && EasingReader.value(of: there.easing, at: 1) == 1)

        let back = Timing(.linear(duration: 1).repeatForever().delay(3))
        #expect(back.isEndless && back.duration == 2000 && back.delay == 3000)
        for (time, expected) in [(0.0, 0.0), (0.25, 0.5), (0.5, 1), (0.75, 0.5), (1, 0)] {
            #expect(abs(EasingReader.value(of: back.easing, at: time) - expected) < 0.001)
        }
        #expect(!Timing(.linear(duration: 1).repeatCount(3)).isEndless)
    }
}
