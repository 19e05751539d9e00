import Foundation
import Testing

@testable import OrielCore

@MainActor
@Suite(.timeLimit(.minutes(5))) struct WallClockTests {
    @Test func `the clock of the system wakes at a date, unless the call is cancelled`() async {
        let date = Date(timeIntervalSinceNow: 0.02)
        let cancel = WallClock.system.wake(Date(timeIntervalSinceNow: 0.01)) { Issue.record("This was cancelled.") }
        cancel()
        var kept: (() -> Void)?

        await withCheckedContinuation { continuation in
            kept = WallClock.system.wake(date) { continuation.resume() }
        }

        #expect(Date() >= date)
        kept?()
    }
}
