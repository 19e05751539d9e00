import OrielCombine
import Testing

@Suite struct CombineLatestTests {
    let a = PassthroughSubject<Int, Marbles.Failure>()
    let b = PassthroughSubject<Int, Marbles.Failure>()
    let sums = ManualSubscriber<Int, Marbles.Failure>()

    init() {
        a.combineLatest(b) { 10 * $0 + $1 }.subscribe(sums)
    }

    @Test func `nothing is published without demand`() {
        a.send(1)
        b.send(2)

        #expect(sums.values.isEmpty)
    }

    @Test func `a combination without demand is published as soon as there is some`() {
        sums.request(2)
        a.send(1)
        b.send(1)
        a.send(2)
        b.send(2)
        #expect(sums.values == [11, 21])

        sums.request(1)
        #expect(sums.values == [11, 21, 22])
    }

    @Test func `the end waits for a combination without demand`() {
        sums.request(2)
        a.send(1)
        b.send(1)
        a.send(2)
        b.send(2)
        a.send(completion: .finished)
        b.send(completion: .finished)
        #expect(sums.completion == nil)

        sums.request(1)
        #expect(sums.values.last == 22)
        #expect(sums.isFinished)
    }

    @Test func `the upstreams are asked for as much as the downstream asks`() {
        var asked: [Subscribers.Demand] = []
        let sums = ManualSubscriber<Int, Marbles.Failure> { _ in .max(2) }
        a.handleEvents(receiveRequest: { asked.append($0) }).combineLatest(b, +).subscribe(sums)

        sums.request(3)
        a.send(1)
        b.send(1)

        #expect(asked == [.max(3), .max(2)])
    }

    @Test func `it finishes when all have finished`() {
        sums.request(5)
        a.send(1)
        a.send(completion: .finished)
        #expect(sums.completion == nil)

        b.send(1)
        b.send(completion: .finished)
        #expect(sums.values == [11])
        #expect(sums.isFinished)
    }

    @Test func `a failure of one cancels the other`() {
        var isCancelled = false
        let sums = ManualSubscriber<Int, Marbles.Failure>()
        a.combineLatest(b.handleEvents(receiveCancel: { isCancelled = true }), +).subscribe(sums)

        a.send(completion: .failure(Marbles.Failure()))

        #expect(sums.completion == .failure(Marbles.Failure()))
        #expect(isCancelled)
    }

    @Test func `nothing comes after cancellation, and the upstreams are cancelled`() {
        var cancelCount = 0
        let sums = ManualSubscriber<Int, Marbles.Failure>()
        a.handleEvents(receiveCancel: { cancelCount += 1 })
            .combineLatest(b.handleEvents(receiveCancel: { cancelCount += 1 }), +)
            .subscribe(sums)
        sums.request(9)

        sums.subscription?.cancel()
        a.send(1)
        b.send(1)
        a.send(completion: .finished)

        #expect(cancelCount == 2)
        #expect(sums.values.isEmpty)
        #expect(sums.completion == nil)
    }

    @Test func `a subscriber may send from inside`() {
        var seen: [Int] = []
        let subscription = a.combineLatest(b) { 10 * $0 + $1 }.sink(receiveCompletion: { _ in }) { value in
            seen.append(value)
            if value < 30 { a.send(value / 10 + 1) }
        }

        a.send(1)
        b.send(5)
        subscription.cancel()

        #expect(seen == [15, 25, 35])
    }

    @Test func `cancelling while a value is delivered stops the rest`() {
        var seen: [Int] = []
        var subscription: AnyCancellable?
        subscription = [1, 2, 3].publisher.setFailureType(to: Marbles.Failure.self).combineLatest(a) { $0 + $1 }
            .sink(receiveCompletion: { _ in }) { value in
                seen.append(value)
                subscription?.cancel()
            }

        a.send(1)
        a.send(2)

        #expect(seen == [4])
    }

    @Test func `values from many threads end with the newest of both`() async {
        let (left, right) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
        nonisolated(unsafe) let (first, second) = (left, right)
        nonisolated(unsafe) var seen: [(Int, Int)] = []
        let subscription = first.combineLatest(second).sink { seen.append($0) }

        await withTaskGroup(of: Void.self) { group in
            group.addTask { for value in 1...2_000 { first.send(value) } }
            group.addTask { for value in 1...2_000 { second.send(value) } }
        }
        subscription.cancel()

        #expect(seen.count == 4_001)
        #expect(seen.last! == (2_000, 2_000))
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.0 <= $1.0 && $0.1 <= $1.1 })
    }
}
