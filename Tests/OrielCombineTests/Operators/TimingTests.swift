import OrielCombine
import Testing

@Suite struct TimingTests {
    let marbles = Marbles()

    @Test func `debounce publishes the newest value after a pause`() {
        let words = marbles.hot("ab--c-----d--------|").debounce(for: 3, scheduler: marbles.scheduler)

        #expect(marbles.draw(words) == "-------c-----d-----|")
    }

    @Test func `throttle publishes the first value and then the newest of each interval`() {
        let values = marbles.hot("abcdef----------|").throttle(for: 3, scheduler: marbles.scheduler, latest: true)

        #expect(marbles.draw(values) == "a--d--f---------|")
    }

    @Test func `throttle can keep the oldest value of each interval`() {
        let values = marbles.hot("abcdef----------|").throttle(for: 3, scheduler: marbles.scheduler, latest: false)

        #expect(marbles.draw(values) == "a--b--e---------|")
    }

    @Test func `delay moves values and end alike`() {
        #expect(marbles.draw(marbles.hot("a-b|").delay(for: 2, scheduler: marbles.scheduler)) == "--a-b|")
    }

    @Test func `collect by time publishes one group per interval and none for an empty one`() {
        let groups = marbles.hot("-ab-c---------d|").collect(.byTime(marbles.scheduler, 4))

        #expect(marbles.draw(groups.map { $0.joined() }) == "----[abc]----------(d|)")
    }

    @Test func `collect by time drops the last group on failure`() {
        let groups = marbles.hot("-a---b#").collect(.byTime(marbles.scheduler, 4))

        #expect(marbles.draw(groups.map { $0.joined() }) == "----a-#")
    }

    @Test func `collect by time or count publishes a full group at once`() {
        let groups = marbles.hot("(abc)-d---------|").collect(.byTimeOrCount(marbles.scheduler, 4, 2))

        #expect(marbles.draw(groups.map { $0.joined() }) == "[ab]-[cd]---------|")
    }

    @Test func `collect by time or count asks only for what fits the groups in demand`() {
        var asked: [Subscribers.Demand] = []
        let subject = PassthroughSubject<Int, Never>()
        let groups = ManualSubscriber<[Int], Never>()
        subject.handleEvents(receiveRequest: { asked.append($0) })
            .collect(.byTimeOrCount(marbles.scheduler, 4, 3))
            .subscribe(groups)

        groups.request(1)
        [1, 2, 3, 4].forEach(subject.send)
        groups.request(1)
        [5, 6, 7, 8].forEach(subject.send)

        #expect(asked == [.max(3), .max(3)])
        #expect(groups.values == [[1, 2, 3], [5, 6, 7]])
    }

    @Test func `collect by time stops its clock when cancelled`() {
        let subject = PassthroughSubject<Int, Never>()
        let groups = ManualSubscriber<[Int], Never>()
        subject.collect(.byTime(marbles.scheduler, 4)).subscribe(groups)
        groups.request(10)

        subject.send(1)
        groups.subscription?.cancel()
        marbles.scheduler.run(through: 20)

        #expect(groups.values.isEmpty)
        #expect(marbles.scheduler.isIdle)
    }

    @Test func `collect by time keeps the last group until it is asked for`() {
        let subject = PassthroughSubject<Int, Never>()
        let groups = ManualSubscriber<[Int], Never>()
        subject.collect(.byTime(marbles.scheduler, 4)).subscribe(groups)

        [1, 2].forEach(subject.send)
        subject.send(completion: .finished)
        #expect(groups.values.isEmpty && !groups.isFinished)

        groups.request(1)
        #expect(groups.values == [[1, 2]])
        #expect(groups.isFinished)
    }
}
