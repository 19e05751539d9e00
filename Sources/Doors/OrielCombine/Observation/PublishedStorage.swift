import OpenCombine

/// What the storage of every `@Published` property has, whatever its value.
class AnyPublishedStorage: @unchecked Sendable {
    fileprivate let lock = Lock()

    // Protected by `lock`.
    private var announcer: ObservableObjectPublisher?

    /// Told before each change.
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

/// The value of a `@Published` property and those who follow it.
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

    /// Setting announces the change first, then hands the new value to the followers, then stores it.
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
            // The former value is released after the lock, as its end may run foreign code.
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

    /// Sets the value to what the publisher publishes, for as long as this storage lives.
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
