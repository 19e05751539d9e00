public import OpenCombine

/// Tells its subscribers that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let lock = Lock()
    private let home: UnpublishedObjects.Key?

    // Protected by `lock`.
    private var conduits: [Conduit<Void>] = []

    /// Keeps a publisher that no object stores alive while somebody is subscribed to it.
    private var selfWhileSubscribed: ObservableObjectPublisher?

    /// Creates a publisher for a class that declares its own `objectWillChange`.
    public init() {
        home = nil
    }

    /// Creates a publisher that is registered in the table of objects which have no field to store it in.
    init(home: UnpublishedObjects.Key) {
        self.home = home
    }

    deinit {
        if let home { UnpublishedObjects.shared.publisherDied(ObjectIdentifier(self), at: home) }
    }

    /// Announces a change to all subscribers, in the order in which they subscribed.
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

    /// Lets go of all subscribers because the object is gone.
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
