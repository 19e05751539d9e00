import Testing

@testable import OrielServer

@Suite struct RecentRebuildsTests {
    private let start = ContinuousClock.now

    @Test func `a page counts as one that changes all the time from the fourth rebuild on`() {
        var rebuilds = RecentRebuilds()
        #expect((0..<6).map { rebuilds.note(now: start + .seconds($0)) } == [false, false, false, true, true, true])
    }

    @Test func `rebuilds with long pauses are rare`() {
        var rebuilds = RecentRebuilds()
        #expect(!(0..<20).map { rebuilds.note(now: start + .seconds(4 * $0)) }.contains(true))
    }
}
