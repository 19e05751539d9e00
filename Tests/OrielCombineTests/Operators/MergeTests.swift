import OrielCombine
import Testing

@Suite struct MergeTests {
    let a = PassthroughSubject<Int, Marbles.Failure>()
    let b = PassthroughSubject<Int, Marbles.Failure>()

    @Test func `one value of each upstream waits for demand, none is lost`() {
        let values = ManualSubscriber<Int, Never>()
        [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(values)
        #expect(values.values.isEmpty)

        values.request(2)
        #expect(values.values == [1, 10])

        values.request(2)
        #expect(values.values == [1, 10, 2, 20])
        #expect(!values.isFinished)

        values.request(1)
        #expect(values.values == [1, 10, 2, 20, 3])
        #expect(values.isFinished)
    }

    @Test func `demand returned for a value counts`() {
        let values = ManualSubscriber<Int, Never> { $0 < 3 ? .max(1) : .none }
        [1, 2, 3, 4].publisher.merge(with: Empty()).subscribe(values)

        values.request(1)

        #expect(values.values == [1, 2, 3])
    }

    @Test func `unlimited demand is handed on`() {
        var asked: [Subscribers.Demand] = []
        let subscription = a.handleEvents(receiveRequest: { asked.append($0) }).merge(with: b)
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        subscription.cancel()

        #expect(asked == [.unlimited])
    }

    @Test func `demand that becomes unlimited later takes everything`() {
        let values = ManualSubscriber<Int, Never>()
        [1, 2, 3].publisher.merge(with: [10].publisher).subscribe(values)

        values.request(1)
        values.subscription?.request(.unlimited)

        #expect(values.values.sorted() == [1, 2, 3, 10])
        #expect(values.isFinished)
    }

    @Test func `it finishes when all have finished`() {
        let values = ManualSubscriber<Int, Marbles.Failure>()
        a.merge(with: b).subscribe(values)
        values.request(9)

        a.send(completion: .finished)
        b.send(1)
        #expect(values.completion == nil)

        b.send(completion: .finished)
        #expect(values.values == [1])
        #expect(values.isFinished)
    }

    @Test func `a failure of one cancels the others`() {
        var isCancelled = false
        let values = ManualSubscriber<Int, Marbles.Failure>()
        a.merge(with: b.handleEvents(receiveCancel: { isCancelled = true })).subscribe(values)

        a.send(completion: .failure(Marbles.Failure()))

        #expect(values.completion == .failure(Marbles.Failure()))
        #expect(isCancelled)
    }

    @Test func `nothing comes after cancellation, and the upstreams are cancelled`() {
        var cancelCount = 0
        let values = ManualSubscriber<Int, Marbles.Failure>()
        a.handleEvents(receiveCancel: { cancelCount += 1 })
            .merge(with: b.handleEvents(receiveCancel: { cancelCount += 1 }))
            .subscribe(values)
        values.request(9)

        values.subscription?.cancel()
        a.send(1)

        #expect(cancelCount == 2)
        #expect(values.values.isEmpty)
    }

    @Test func `a subscriber that cancels at once never reaches the upstreams`() {
        struct Refusing: Subscriber {
            let combineIdentifier = CombineIdentifier()
            func receive(subscription: any Subscription) { subscription.cancel() }
            func receive(_ input: Int) -> Subscribers.Demand { .none }
            func receive(completion: Subscribers.Completion<Marbles.Failure>) {}
        }
        var subscriptions = 0

        a.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).merge(with: b).subscribe(Refusing())

        #expect(subscriptions == 0)
    }

    @Test func `values from many threads all arrive, one at a time`() async {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        nonisolated(unsafe) var sum = 0
        let subscription = Publishers.MergeMany(subjects).sink { sum += $0 }

        await withTaskGroup(of: Void.self) { group in
            for subject in subjects {
                nonisolated(unsafe) let subject = subject
                group.addTask { for _ in 1...2_000 { subject.send(1) } }
            }
        }
        subscription.cancel()

        #expect(sum == 8_000)
    }
}
