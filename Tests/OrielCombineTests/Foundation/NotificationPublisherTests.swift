import OrielCombine
import Testing

@Suite struct NotificationPublisherTests {
    let center = NotificationCenter()
    let name = Notification.Name("NotificationPublisherTests")

    @Test func `it publishes the notifications of its name`() {
        var seen: [Int?] = []
        let subscription = center.publisher(for: name).sink { seen.append($0.userInfo?["number"] as? Int) }

        center.post(name: name, object: nil, userInfo: ["number": 7])
        center.post(name: Notification.Name("another"), object: nil)
        subscription.cancel()

        #expect(seen == [7])
    }

    @Test func `it publishes those of its object only`() {
        let (mine, other) = (Sender(), Sender())
        var count = 0
        let subscription = center.publisher(for: name, object: mine).sink { _ in count += 1 }

        center.post(name: name, object: mine)
        center.post(name: name, object: other)
        subscription.cancel()

        #expect(count == 1)
    }

    @Test func `cancelling removes the observer and frees what it held`() {
        weak var held: Sender?
        var count = 0
        do {
            let witness = Sender()
            held = witness
            let subscription = center.publisher(for: name).sink { _ in
                withExtendedLifetime(witness) { count += 1 }
            }
            center.post(name: name, object: nil)
            subscription.cancel()
            center.post(name: name, object: nil)
        }

        #expect(count == 1)
        #expect(held == nil)
    }

    @Test func `a notification without demand is dropped`() {
        let values = ManualSubscriber<Notification, Never>()
        center.publisher(for: name).subscribe(values)

        center.post(name: name, object: nil)
        values.request(1)
        #expect(values.values.isEmpty)

        center.post(name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(values.values.count == 1)
        values.subscription?.cancel()
    }

    @Test func `publishers are equal if they publish the same`() {
        #expect(center.publisher(for: name) == center.publisher(for: name))
        #expect(center.publisher(for: name) != NotificationCenter.default.publisher(for: name))
    }
}

private final class Sender {}
