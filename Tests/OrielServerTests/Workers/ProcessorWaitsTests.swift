import Testing

@testable import OrielServer

@Suite struct ProcessorWaitsTests {
    @Test func `the longest wait since the last reading is that of one thread`() {
        var waits = ProcessorWaits()
        #expect(waits.longest(in: ["7": 4_000, "8": 9_000]) == .nanoseconds(9_000))

        #expect(waits.longest(in: ["7": 6_000, "8": 9_500]) == .nanoseconds(2_000))
        #expect(waits.longest(in: ["7": 6_000, "8": 9_500]) == .zero)
    }

    @Test func `a thread with the number of one that ended begins again`() {
        var waits = ProcessorWaits()
        _ = waits.longest(in: ["7": 4_000])

        #expect(waits.longest(in: ["7": 300]) == .nanoseconds(300))
        #expect(waits.longest(in: [:]) == .zero)
    }

    @Test(arguments: [("0 2731673 1\n", 2_731_673), ("1 0 0", 0)])
    func `the wait is the second number of a thread`(text: String, nanoseconds: UInt64) {
        #expect(ProcessorWaits.nanoseconds(in: text) == nanoseconds)
    }

    @Test(arguments: ["", "1 2", "1 two 3", "1 -2 3", "1 99999999999999999999 3"])
    func `what is not three numbers is no wait`(text: String) {
        #expect(ProcessorWaits.nanoseconds(in: text) == nil)
    }

    @Test func `the kernel's numbers of this process can be read`() {
        var waits = ProcessorWaits()

        #expect(waits.longestSinceLastReading() >= .zero)
    }
}
