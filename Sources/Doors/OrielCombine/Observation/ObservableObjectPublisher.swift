public import OpenCombine

/// A publisher that notifies its subscribers before an object changes.
// Unchecked, because subscribers are not Sendable; the lock protects them.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let lock = Lock()
    private let home: UnpublishedObjects.Key?

    /// A subscriber, or a listener, which needs a fifth of the memory of a subscription.
    private struct Follower {
        let id: ObjectIdentifier
        var conduit: Conduit<Void>?
        weak var listener: (any ObservableObjectListener)?
    }

    // Protected by `lock`. The listeners are not read there, as a release of the last reference would need the lock, too.
    private var followers: [Follower] = []

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
        let current = followers
        lock.unlock()
        for follower in current {
            if let conduit = follower.conduit { conduit.send(()) } else { follower.listener?.objectWillChange() }
        }
    }

    /// Notifies an object, which it does not retain, in the order of subscriptions until ``remove(_:)``.
    package func add(_ listener: any ObservableObjectListener) {
        add(Follower(id: ObjectIdentifier(listener), listener: listener))
    }

    private func add(_ follower: Follower) {
        lock.withLock {
            followers.append(follower)
            if home != nil { selfWhileSubscribed = self }
        }
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Void, Downstream.Failure == Never {
        let conduit = Conduit(subscriber, owner: self, unrequested: .drop)
        add(Follower(id: ObjectIdentifier(conduit), conduit: conduit))
        subscriber.receive(subscription: conduit)
    }

    /// Releases all subscribers after the object was deallocated.
    func abandon() {
        let released = lock.withLock {
            let released = (followers, selfWhileSubscribed)
            followers = []
            selfWhileSubscribed = nil
            return released
        }
        withExtendedLifetime(released) {}
    }
}

/// An object that is notified before another one changes, from any thread.
package protocol ObservableObjectListener: AnyObject, Sendable {
    func objectWillChange()
}

extension ObservableObjectPublisher: ConduitOwner {
    /// Removes a subscription or a listener.
    package func remove(_ follower: AnyObject) {
        let released = lock.withLock {
            followers.removeAll { $0.id == ObjectIdentifier(follower) }
            guard followers.isEmpty else { return nil as ObservableObjectPublisher? }
            let released = selfWhileSubscribed
            selfWhileSubscribed = nil
            return released
        }
        withExtendedLifetime(released) {}
    }
}
