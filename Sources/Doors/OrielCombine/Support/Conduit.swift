import OpenCombine

/// A publisher that stores conduits and removes cancelled ones.
protocol ConduitOwner: AnyObject {
    func remove(_ conduit: AnyObject)
}

/// The handling of a value without demand.
enum UnrequestedValue {
    case drop
    /// Keeps the value until it is requested or replaced by a newer one.
    case keepNewest
}

/// The subscription of one subscriber to a multicasting publisher; tracks the subscriber's demand.
///
/// The subscriber is stored as a closure instead of by its type, so sending runs specialised code, which is several
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
    /// Whether `kept` has a value; checking a generic optional costs ten times as much.
    private var isKeeping: Bool

    /// - Parameter kept: A value to deliver on the first demand, such as the current value of a property.
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

    /// Delivers a value if there is demand; otherwise drops or keeps it.
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

    /// - Returns: The closure that receives the value; `nil` without demand or after cancellation.
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
            // The outdated value is released outside the lock, because its deinitialiser may run foreign code.
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
