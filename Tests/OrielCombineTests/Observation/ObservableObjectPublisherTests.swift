import OrielCombine
import Testing

@Suite struct ObservableObjectPublisherTests {
    let publisher = ObservableObjectPublisher()

    @Test func `subscribers are notified in the order of subscription`() {
        var heard: [Int] = []
        let subscriptions = (1...3).map { index in publisher.sink { heard.append(index) } }

        publisher.send()
        subscriptions[1].cancel()
        publisher.send()
        subscriptions.forEach { $0.cancel() }

        #expect(heard == [1, 2, 3, 1, 3])
    }

    private final class Listener: ObservableObjectListener {
        let hear: @Sendable () -> Void

        init(_ hear: @escaping @Sendable () -> Void) { self.hear = hear }

        func objectWillChange() { hear() }
    }

    @Test func `listeners are notified among the subscribers until they are removed, and not retained`() {
        nonisolated(unsafe) var heard: [String] = []
        let first = Listener { heard.append("first") }
        var last: Listener? = Listener { heard.append("last") }
        weak let released = last

        publisher.add(first)
        let subscription = publisher.sink { heard.append("subscriber") }
        if let last { publisher.add(last) }
        publisher.send()
        publisher.remove(first)
        publisher.send()
        last = nil
        publisher.send()
        subscription.cancel()

        #expect(heard == ["first", "subscriber", "last", "subscriber", "last", "subscriber"])
        #expect(released == nil)
    }

    @Test func `a subscriber gets what it asks for and no more`() {
        let changes = ManualSubscriber<Void, Never>()
        publisher.subscribe(changes)

        publisher.send()
        changes.request(2)
        for _ in 0..<5 { publisher.send() }

        #expect(changes.values.count == 2)
    }

    @Test func `a subscriber can cancel another before it is notified`() {
        var second: AnyCancellable?
        var heard = 0
        let first = publisher.sink { second?.cancel() }
        second = publisher.sink { heard += 1 }

        publisher.send()
        first.cancel()

        #expect(heard == 0)
    }

    @Test func `a subscriber added during a change receives the next change`() {
        var late: [AnyCancellable] = []
        var heard = 0
        let publisher = publisher
        let first = publisher.sink { if late.isEmpty { late.append(publisher.sink { heard += 1 }) } }

        publisher.send()
        #expect(heard == 0)
        publisher.send()
        #expect(heard == 1)
        first.cancel()
    }

    @Test func `changes from many threads all arrive, one at a time`() async {
        nonisolated(unsafe) var heard = 0
        let publisher = publisher
        let subscription = publisher.sink { heard += 1 }

        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { for _ in 0..<2_000 { publisher.send() } }
            }
        }
        subscription.cancel()

        #expect(heard == 8_000)
    }
}
