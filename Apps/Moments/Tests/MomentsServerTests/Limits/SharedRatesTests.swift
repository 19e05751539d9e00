import Synchronization
import Testing

@testable import MomentsServer

@Suite struct SharedRatesTests {
    private let rate = Rate(2, per: .seconds(60))

    @Test func `what one process counts leaves less room in the others`() {
        let sent = Mutex<[String]>([])
        let other = SharedRates<String>(elapsed: { .zero }) { _, _ in }
        let rates = SharedRates<String>(elapsed: { .zero }) { key, rate in
            sent.withLock { $0.append(key) }
            other.countedElsewhere(key, rate)
        }

        let waits = (0..<3).map { _ in rates.take("a", rate) }

        #expect(waits == [nil, nil, .seconds(30)])
        #expect(sent.withLock { $0 } == ["a", "a"])
        #expect(other.take("a", rate) == .seconds(30))
    }

    @Test func `what is not limited is not sent`() {
        let rates = SharedRates<String>(elapsed: { .zero }) { key, _ in Issue.record("\(key) was sent.") }

        #expect(rates.take("a", .unlimited) == nil)
    }
}
