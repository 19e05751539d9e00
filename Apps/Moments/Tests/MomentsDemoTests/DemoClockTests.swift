import Foundation
import Testing

@testable import MomentsDemo

@Suite struct DemoClockTests {
    @Test func `it goes by the system until it is set, and again afterwards`() {
        let clock = DemoClock(system: { Date(timeIntervalSince1970: 1000) })
        let now = clock.now

        clock.set(Date(timeIntervalSince1970: 5))
        #expect(now() == Date(timeIntervalSince1970: 5))

        clock.set(nil)
        #expect(now() == Date(timeIntervalSince1970: 1000))
    }
}
