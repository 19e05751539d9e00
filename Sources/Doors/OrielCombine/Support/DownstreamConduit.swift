import OpenCombine

/// A conduit that counts its subscriber's demand.
final class DownstreamConduit<Downstream: Subscriber>: Conduit<Downstream.Input> {
    private let delivery = RecursiveLock()
    private let lock = Lock()
    private let unrequested: UnrequestedValue
    private weak var owner: (any ConduitOwner)?

    // Protected by `lock`.
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var kept: Downstream.Input?

    /// - Parameter kept: A value to deliver as soon as there is demand, such as the current value of a property.
    init(
        _ downstream: Downstream,
        owner: any ConduitOwner,
        unrequested: UnrequestedValue,
        kept: Downstream.Input? = nil
    ) {
        self.downstream = downstream
        self.owner = owner
        self.unrequested = unrequested
        self.kept = kept
    }

    override func send(_ value: Downstream.Input) {
        delivery.withLock {
            var outdated: Downstream.Input?
            let receiver: Downstream? = lock.withLock {
                outdated = kept
                guard let downstream else { return nil }
                guard demand > .none else {
                    if unrequested == .keepNewest { kept = value }
                    return nil
                }
                demand -= 1
                kept = nil
                return downstream
            }
            withExtendedLifetime(outdated) {
                guard let receiver else { return }
                add(receiver.receive(value))
                deliverKept()
            }
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        add(demand)
        delivery.withLock { deliverKept() }
    }

    override func cancel() {
        let (former, value) = lock.withLock {
            let former = (downstream, kept)
            downstream = nil
            kept = nil
            return former
        }
        withExtendedLifetime((former, value)) {
            guard former != nil else { return }
            owner?.remove(self)
        }
    }

    private func add(_ more: Subscribers.Demand) {
        guard more > .none else { return }
        lock.withLock { demand += more }
    }

    private func deliverKept() {
        while let (receiver, value) = takeKept() {
            add(receiver.receive(value))
        }
    }

    private func takeKept() -> (Downstream, Downstream.Input)? {
        lock.withLock {
            guard let downstream, let value = kept, demand > .none else { return nil }
            demand -= 1
            kept = nil
            return (downstream, value)
        }
    }
}
