import OpenCombine

/// The subscription of `merge(with:)`, for any number of upstreams.
///
/// With unlimited demand, values are forwarded immediately. Otherwise one value at a time is requested from each
/// upstream, which then waits for its delivery; no value is dropped or buffered ahead.
final class Merger<Downstream: Subscriber>: Subscription {
    private let delivery = RecursiveLock()
    private let lock = Lock()

    // Protected by `lock`.
    private var downstream: Downstream?
    private var upstreams: [UpstreamState]
    private var demand = Subscribers.Demand.none
    private var waiting: [(index: Int, value: Downstream.Input)] = []

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        upstreams = Array(repeating: .awaited, count: count)
    }

    /// Sends the subscription to the downstream before the upstreams start, so that its demand is known.
    func start() {
        delivery.withLock { lock.withLock { downstream }?.receive(subscription: self) }
        finishIfDone()
    }

    func follow<Upstream: Publisher>(_ upstream: Upstream, at index: Int)
    where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
        guard lock.withLock({ downstream != nil }) else { return }
        upstream.subscribe(MergeSubscriber(merger: self, index: index))
    }

    func request(_ more: Subscribers.Demand) {
        let becameUnlimited: [any Subscription] = lock.withLock {
            let wasUnlimited = demand == .unlimited
            demand += more
            return demand == .unlimited && !wasUnlimited ? upstreams.compactMap(\.subscription) : []
        }
        delivery.withLock { deliverWaiting() }
        for subscription in becameUnlimited {
            subscription.request(.unlimited)
        }
    }

    func cancel() {
        let former = end()
        withExtendedLifetime(former) {
            for subscription in former.subscriptions { subscription.cancel() }
        }
    }

    fileprivate func receive(_ subscription: any Subscription, at index: Int) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard downstream != nil, case .awaited = upstreams[index] else { return nil }
            upstreams[index] = .subscribed(subscription)
            return self.demand == .unlimited ? .unlimited : .max(1)
        }
        guard let demand else { return subscription.cancel() }
        subscription.request(demand)
    }

    /// - Returns: The demand for the next value of this upstream.
    fileprivate func receive(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
        delivery.withLock {
            let receiver: Downstream? = lock.withLock {
                guard let downstream else { return nil }
                // Values that are already waiting are delivered first.
                guard demand > .none, waiting.isEmpty else {
                    waiting.append((index, value))
                    return nil
                }
                demand -= 1
                return downstream
            }
            guard let receiver else { return .none }
            add(receiver.receive(value))
            deliverWaiting()
            return .max(1)
        }
    }

    fileprivate func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        delivery.withLock {
            let former = lock.withLock {
                let former = upstreams[index]
                upstreams[index] = .finished
                return former
            }
            withExtendedLifetime(former) {
                guard case .failure = completion else { return finishIfDone() }
                let former = end()
                for subscription in former.subscriptions { subscription.cancel() }
                former.downstream?.receive(completion: completion)
            }
        }
    }

    private func add(_ more: Subscribers.Demand) {
        guard more > .none else { return }
        let becameUnlimited: [any Subscription] = lock.withLock {
            let wasUnlimited = demand == .unlimited
            demand += more
            return demand == .unlimited && !wasUnlimited ? upstreams.compactMap(\.subscription) : []
        }
        for subscription in becameUnlimited { subscription.request(.unlimited) }
    }

    private func deliverWaiting() {
        while let next = takeWaiting() {
            add(next.receiver.receive(next.value))
            next.subscription?.request(.max(1))
        }
        finishIfDone()
    }

    private func takeWaiting() -> (receiver: Downstream, value: Downstream.Input, subscription: (any Subscription)?)? {
        lock.withLock {
            guard let downstream, demand > .none, !waiting.isEmpty else { return nil }
            demand -= 1
            let (index, value) = waiting.removeFirst()
            return (downstream, value, upstreams[index].subscription)
        }
    }

    /// Finishes when all upstreams have finished and the last value was delivered.
    private func finishIfDone() {
        guard lock.withLock({ waiting.isEmpty && upstreams.allSatisfy(\.isFinished) }) else { return }
        end().downstream?.receive(completion: .finished)
    }

    private func end() -> Ending {
        lock.withLock {
            let ending = Ending(
                downstream: downstream,
                subscriptions: upstreams.compactMap(\.subscription),
                unread: waiting.map(\.value)
            )
            downstream = nil
            upstreams = upstreams.map { _ in .finished }
            waiting = []
            return ending
        }
    }

    private struct Ending {
        let downstream: Downstream?
        let subscriptions: [any Subscription]
        let unread: [Downstream.Input]
    }
}

private struct MergeSubscriber<Downstream: Subscriber>: Subscriber {
    let merger: Merger<Downstream>
    let index: Int
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) {
        merger.receive(subscription, at: index)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        merger.receive(input, at: index)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        merger.receive(completion, at: index)
    }
}
