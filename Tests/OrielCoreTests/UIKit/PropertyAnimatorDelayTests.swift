import Foundation
import OrielUIKit
import Testing

@MainActor
@Suite struct PropertyAnimatorDelayTests {
    @MainActor private final class Record {
        var delays: [TimeInterval] = []
        var ends: [() -> Void] = []
    }

    @Test func `changes that are added to a running animation begin without its delay`() {
        let connected = ViewAnimation.run
        defer { ViewAnimation.run = connected }
        let record = Record()
        ViewAnimation.run = { animation, changes, end in
            record.delays.append(animation.delay)
            changes()
            record.ends.append(end)
        }
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {}

        animator.startAnimation(afterDelay: 5)
        animator.addAnimations {}
        animator.addAnimations({}, delayFactor: 0.25)

        #expect(record.delays == [5, 0, 0.5])
        #expect(animator.delay == 5)
        for end in record.ends { end() }
        #expect(!animator.isRunning)
    }
}
