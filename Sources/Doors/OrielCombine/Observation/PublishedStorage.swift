import OpenCombine

/// The type-independent part of a `@Published` property's storage.
///
/// Unchecked, because values and subscribers are not Sendable; the lock protects them.
class AnyPublishedStorage: @unchecked Sendable {
    fileprivate let lock = Lock()

    // Protected by `lock`.
    private var announcer: ObservableObjectPublisher?

    /// The publisher that is notified before each change.
    final var willChange: ObservableObjectPublisher? {
        get {
            lock.lock()
            defer { lock.unlock() }
            return announcer
        }
        set {
            let former = lock.withLock {
                let former = announcer
                announcer = newValue
                return former
            }
            withExtendedLifetime(former) {}
        }
    }
}

/// The value of a `@Published` property and its subscribers. Unchecked, as the class it extends.
final class PublishedStorage<Value>: AnyPublishedStorage, @unchecked Sendable {
    // Protected by `lock`.
    private var current: Value
    private var conduits: [Conduit<Value>] = []
    private var assignments: [PublishedSubscriber<Value>] = []

    init(_ value: Value) {
        current = value
    }

    deinit {
        for assignment in assignments { assignment.cancel() }
    }

    /// The value. Setting it notifies the object's subscribers, then sends the new value to the property's subscribers,
    /// then stores it.
    var value: Value {
        get {
            lock.lock()
            defer { lock.unlock() }
            return current
        }
        set {
            willChange?.send()
            lock.lock()
            let followers = conduits
            lock.unlock()
            for conduit in followers {
                conduit.send(newValue)
            }
            // The former value is released outside the lock, because its deinitialiser may run foreign code.
            var former = newValue
            lock.lock()
            swap(&current, &former)
            lock.unlock()
        }
    }

    func subscribe<Downstream: Subscriber>(_ downstream: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
        let conduit = lock.withLock {
            let conduit = Conduit(downstream, owner: self, unrequested: .keepNewest, kept: current)
            conduits.append(conduit)
            return conduit
        }
        downstream.receive(subscription: conduit)
    }

    /// Assigns the publisher's values to this property until the storage is deallocated.
    func assign(from publisher: some Publisher<Value, Never>) {
        let assignment = PublishedSubscriber(self)
        lock.withLock { assignments.append(assignment) }
        publisher.subscribe(assignment)
    }

    func remove(_ assignment: PublishedSubscriber<Value>) {
        lock.withLock { assignments.removeAll { $0 === assignment } }
    }
}

extension PublishedStorage: ConduitOwner {
    func remove(_ conduit: AnyObject) {
        lock.withLock { conduits.removeAll { $0 === conduit } }
    }
}
