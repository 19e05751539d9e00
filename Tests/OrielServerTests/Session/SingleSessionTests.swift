import Testing

@testable import OrielServer

@Suite struct SingleSessionTests {
    private let start = ContinuousClock.now

    /// Returns a worker's decision at each step.
    private func isOver(_ steps: (isOccupied: Bool, opened: Int, count: Int, seconds: Int)...) -> [Bool] {
        var state = SingleSession()
        return steps.map { isOccupied, opened, count, seconds in
            state.isOver(isOccupied: isOccupied, opened: opened, count: count, now: start + .seconds(seconds))
        }
    }

    @Test func `a worker that waits for its session stays`() {
        #expect(isOver((false, 0, 0, 0), (false, 0, 0, 3600)) == [false, false])
    }

    @Test func `a worker ends with its session`() {
        #expect(isOver((true, 1, 1, 0), (true, 1, 0, 1)) == [false, true])
    }

    @Test func `a worker whose request led to no session ends after a while`() {
        // At the second step, a session is being created.
        let steps = isOver((true, 0, 0, 0), (true, 0, 1, 11), (true, 0, 0, 9), (true, 0, 0, 10))
        #expect(steps == [false, false, false, true])
    }
}
