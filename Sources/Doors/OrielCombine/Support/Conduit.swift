import OpenCombine

/// A publisher that keeps conduits and forgets those that were cancelled.
protocol ConduitOwner: AnyObject {
    func remove(_ conduit: AnyObject)
}

/// What to do with a value that comes while there is no demand.
enum UnrequestedValue {
    case drop
    /// Keep it until it is asked for or a newer one comes.
    case keepNewest
}

/// One subscriber of a publisher that hands the same values to many; counts the subscriber's demand.
///
/// The subscriber is kept as a closure rather than by its type: sending then runs specialised code, which is several
/// times faster.
final class Conduit<Output>: Subscription {
    private let delivery = RecursiveLock()
    private let lock = Lock()
    private let unrequested: UnrequestedValue
    private weak var owner: (any ConduitOwner)?

    // Protected by `lock`.
    private var receive: ((Output) -> Subscribers.Demand)?
    private var demand = Subscribers.Demand.none
    private var kept: Output?
    /// Whether `kept` is there; asking a generic optional costs ten times as much.
    private var isKeeping: Bool

    /// - Parameter kept: A value to deliver as soon as there is demand, such as the current value of a property.
    init<Downstream: Subscriber<Output, Never>>(
        _ downstream: Downstream,
        owner: any ConduitOwner,
        unrequested: UnrequestedValue,
        kept: Output? = nil
    ) {
        receive = { downstream.receive($0) }
        self.owner = owner
        self.unrequested = unrequested
        self.kept = kept
        isKeeping = kept != nil
    }

    /// Delivers a value if there is demand for it.
    func send(_ value: Output) {
        delivery.lock()
        defer { delivery.unlock() }
        if let receive = takeDemand(for: value) {
            add(receive(value))
            deliverKept()
        }
    }

    func request(_ demand: Subscribers.Demand) {
        add(demand)
        delivery.withLock { deliverKept() }
    }

    func cancel() {
        let former = lock.withLock {
            let former = (receive: receive, kept: kept)
            receive = nil
            kept = nil
            isKeeping = false
            return former
        }
        withExtendedLifetime(former) {
            guard former.receive != nil else { return }
            owner?.remove(self)
        }
    }

    /// - Returns: Where to deliver the value; `nil` if there is no demand or no subscriber any more.
    private func takeDemand(for value: Output) -> ((Output) -> Subscribers.Demand)? {
        lock.lock()
        guard let receive else {
            lock.unlock()
            return nil
        }
        let isWanted = demand > .none
        if isWanted { demand -= 1 }
        let keepsNewest = unrequested == .keepNewest && !isWanted
        if keepsNewest || isKeeping {
            // The outdated value is released after the lock, as its end may run foreign code.
            var outdated = keepsNewest ? value : nil
            swap(&outdated, &kept)
            isKeeping = keepsNewest
            lock.unlock()
        } else {
            lock.unlock()
        }
        return isWanted ? receive : nil
    }

    private func add(_ more: Subscribers.Demand) {
        guard more > .none else { return }
        lock.lock()
        demand += more
        lock.unlock()
    }

    private func deliverKept() {
        while let (receive, value) = takeKept() {
            add(receive(value))
        }
    }

    private func takeKept() -> (receive: (Output) -> Subscribers.Demand, value: Output)? {
        lock.lock()
        defer { lock.unlock() }
        guard isKeeping, let receive, let value = kept, demand > .none else { return nil }
        demand -= 1
        kept = nil
        isKeeping = false
        return (receive, value)
    }
}
