import OrielCombine
import Synchronization
import Testing

@Suite struct NotificationObserverTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("NotificationObserverTests")
    private let received = Received()

    @Test(arguments: [false, true])
    func `an observer receives what is posted in its scope, and outside of all scopes`(hasQueue: Bool) {
        let (own, other) = (NotificationScope(), NotificationScope())
        let queue = hasQueue ? OperationQueue() : nil
        let token = NotificationScope.$current.withValue(own) {
            center.addObserver(forName: name, object: nil, queue: queue) { [received] in received.add($0) }
        }
        defer { center.removeObserver(token) }

        NotificationScope.$current.withValue(own) { post("own") }
        NotificationScope.$current.withValue(other) { post("other") }
        post("outside")

        #expect(received.senders == ["own", "outside"])
    }

    @Test(arguments: [false, true])
    func `an observer without a name receives what is posted in its scope, and outside of all scopes`(hasName: Bool) {
        let (own, other) = (NotificationScope(), NotificationScope())
        let name = hasName ? self.name : nil
        let tokens = NotificationScope.$current.withValue(own) {
            [
                center.addObserver(forName: name, object: nil, queue: nil) { [received] in received.add($0) },
                center.addObserver(forName: name, object: received, queue: nil) { [received] in received.add($0) },
            ]
        }
        defer { for token in tokens { center.removeObserver(token) } }

        NotificationScope.$current.withValue(own) { post("own") }
        NotificationScope.$current.withValue(other) { post("other") }
        NotificationScope.$current.withValue(other) { post("other", from: received) }
        NotificationScope.$current.withValue(own) { post("object", from: received) }
        post("outside")

        #expect(received.senders == ["own", "object", "object", "outside"])
    }

    @Test func `an observer of everything outside of all scopes receives what pages post`() {
        let token = center.addObserver(forName: nil, object: nil, queue: nil) { [received] in received.add($0) }
        defer { center.removeObserver(token) }

        NotificationScope.$current.withValue(NotificationScope()) { post("inside") }

        #expect(received.senders == ["inside"])
    }

    @Test func `an observer outside of all scopes receives everything until it is removed`() {
        let token = center.addObserver(forName: name, object: nil, queue: nil) { [received] in received.add($0) }

        NotificationScope.$current.withValue(NotificationScope()) { post("inside") }
        center.removeObserver(token)
        post("late")

        #expect(received.senders == ["inside"])
    }

    private func post(_ sender: String, from object: Any? = nil) {
        center.post(name: name, object: object, userInfo: ["sender": sender])
    }
}

private final class Received: Sendable {
    private let list = Mutex<[String]>([])

    var senders: [String] { list.withLock { $0 } }

    func add(_ notification: Notification) {
        let sender = notification.userInfo?["sender"] as? String ?? "unknown"
        list.withLock { $0.append(sender) }
    }
}
