import OpenCombine

/// A subscriber that assigns values to a `@Published` property. The property retains the subscriber; the subscriber
/// references the property weakly.
final class PublishedSubscriber<Value>: Subscriber, Cancellable {
    private let lock = Lock()
    private weak var storage: PublishedStorage<Value>?

    // Protected by `lock`.
    private var subscription: (any Subscription)?
    private var isEnded = false

    init(_ storage: PublishedStorage<Value>) {
        self.storage = storage
    }

    func receive(subscription: any Subscription) {
        let isWanted = lock.withLock {
            guard !isEnded, self.subscription == nil else { return false }
            self.subscription = subscription
            return true
        }
        isWanted ? subscription.request(.unlimited) : subscription.cancel()
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        storage?.value = input
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        let former = end()
        withExtendedLifetime(former) { storage?.remove(self) }
    }

    func cancel() {
        end()?.cancel()
    }

    private func end() -> (any Subscription)? {
        lock.withLock {
            let former = subscription
            subscription = nil
            isEnded = true
            return former
        }
    }
}
