public import OpenCombine

/// A publisher that notifies its subscribers before an object changes.
// Unchecked, because subscribers are not Sendable; the lock protects them.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let lock = Lock()
    private let home: UnpublishedObjects.Key?

    // Protected by `lock`.
    private var conduits: [Conduit<Void>] = []

    /// Retains a publisher that no object stores while it has subscribers.
    private var selfWhileSubscribed: ObservableObjectPublisher?

    /// Creates a publisher for a class that declares its own `objectWillChange`.
    public init() {
        home = nil
    }

    /// Creates a publisher registered in the table of objects that have no field to store it.
    init(home: UnpublishedObjects.Key) {
        self.home = home
    }

    deinit {
        if let home { UnpublishedObjects.shared.publisherDied(ObjectIdentifier(self), at: home) }
    }

    /// Notifies all subscribers of a change, in the order of their subscription.
    public func send() {
        lock.lock()
        let current = conduits
        lock.unlock()
        for conduit in current {
            conduit.send(())
        }
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Void, Downstream.Failure == Never {
        let conduit = Conduit(subscriber, owner: self, unrequested: .drop)
        lock.withLock {
            conduits.append(conduit)
            if home != nil { selfWhileSubscribed = self }
        }
        subscriber.receive(subscription: conduit)
    }

    /// Releases all subscribers after the object was deallocated.
    func abandon() {
        let released = lock.withLock {
            let released = (conduits, selfWhileSubscribed)
            conduits = []
            selfWhileSubscribed = nil
            return released
        }
        withExtendedLifetime(released) {}
    }
}

extension ObservableObjectPublisher: ConduitOwner {
    func remove(_ conduit: AnyObject) {
        let released = lock.withLock {
            conduits.removeAll { $0 === conduit }
            guard conduits.isEmpty else { return nil as ObservableObjectPublisher? }
            let released = selfWhileSubscribed
            selfWhileSubscribed = nil
            return released
        }
        withExtendedLifetime(released) {}
    }
}
