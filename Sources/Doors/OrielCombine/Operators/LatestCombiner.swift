import OpenCombine

/// The latest value of one upstream; protected by the lock of its combiner.
final class LatestValue<Value> {
    fileprivate(set) var value: Value?
}

/// The subscription of `combineLatest`, for any number of upstreams.
///
/// The demand for combinations is forwarded to each upstream. Without demand, the latest combination is kept and
/// delivered when demand arrives.
final class LatestCombiner<Downstream: Subscriber>: Subscription {
    private let delivery = RecursiveLock()
    private let lock = Lock()
    private let combine: () -> Downstream.Input?

    // Protected by `lock`.
    private var downstream: Downstream?
    private var upstreams: [UpstreamState]
    private var demand = Subscribers.Demand.none
    private var owesCombination = false

    /// - Parameter combine: Combines the latest values; `nil` while a value is missing. Called with the lock held.
    init(_ downstream: Downstream, count: Int, combine: @escaping () -> Downstream.Input?) {
        self.downstream = downstream
        self.combine = combine
        upstreams = Array(repeating: .awaited, count: count)
    }

    /// Sends the subscription to the downstream before the upstreams start, so that its demand is known.
    func start() {
        delivery.withLock { lock.withLock { downstream }?.receive(subscription: self) }
    }

    func follow<Upstream: Publisher>(_ upstream: Upstream, at index: Int, _ latest: LatestValue<Upstream.Output>)
    where Upstream.Failure == Downstream.Failure {
        guard lock.withLock({ downstream != nil }) else { return }
        upstream.subscribe(LatestSubscriber(combiner: self, index: index, latest: latest))
    }

    func request(_ more: Subscribers.Demand) {
        let subscriptions = lock.withLock {
            demand += more
            return upstreams.compactMap(\.subscription)
        }
        delivery.withLock { _ = deliverOwed() }
        for subscription in subscriptions {
            subscription.request(more)
        }
    }

    func cancel() {
        let (former, subscriptions) = end()
        withExtendedLifetime(former) {
            for subscription in subscriptions { subscription.cancel() }
        }
    }

    fileprivate func receive(_ subscription: any Subscription, at index: Int) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard downstream != nil, case .awaited = upstreams[index] else { return nil }
            upstreams[index] = .subscribed(subscription)
            return self.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    fileprivate func receive<Value>(_ value: Value, in latest: LatestValue<Value>, at index: Int) -> Subscribers.Demand
    {
        delivery.withLock {
            // Released outside the lock, because its deinitialiser may run foreign code.
            var outdated: Value?
            lock.withLock {
                guard downstream != nil else { return }
                outdated = latest.value
                latest.value = value
                owesCombination = true
            }
            return withExtendedLifetime(outdated) { deliverOwed(except: index) }
        }
    }

    fileprivate func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        delivery.withLock {
            switch completion {
            case .finished:
                let former = lock.withLock {
                    let former = upstreams[index]
                    upstreams[index] = .finished
                    return former
                }
                withExtendedLifetime(former) { finishIfDone() }
            case .failure:
                lock.withLock { upstreams[index] = .finished }
                let (downstream, others) = end()
                for subscription in others { subscription.cancel() }
                downstream?.receive(completion: completion)
            }
        }
    }

    /// Delivers the latest combination if it was not delivered yet and there is demand.
    ///
    /// - Parameter index: The upstream that receives the new demand from the caller.
    /// - Returns: The demand that the downstream added.
    private func deliverOwed(except index: Int? = nil) -> Subscribers.Demand {
        let next: (Downstream, Downstream.Input)? = lock.withLock {
            guard let downstream, owesCombination, demand > .none, let output = combine() else { return nil }
            owesCombination = false
            demand -= 1
            return (downstream, output)
        }
        guard let (receiver, output) = next else { return .none }
        let more = receiver.receive(output)
        if more > .none {
            let subscriptions = lock.withLock {
                demand += more
                return upstreams.enumerated().compactMap { $0.offset == index ? nil : $0.element.subscription }
            }
            for subscription in subscriptions { subscription.request(more) }
        }
        finishIfDone()
        return more
    }

    /// Finishes when all upstreams have finished and the last combination was delivered.
    private func finishIfDone() {
        let isDone = lock.withLock {
            upstreams.allSatisfy(\.isFinished) && (!owesCombination || combine() == nil)
        }
        if isDone { end().0?.receive(completion: .finished) }
    }

    private func end() -> (Downstream?, [any Subscription]) {
        lock.withLock {
            let former = (downstream, upstreams.compactMap(\.subscription))
            downstream = nil
            upstreams = upstreams.map { _ in .finished }
            return former
        }
    }
}

/// The state of the subscription to one upstream.
enum UpstreamState {
    case awaited
    case subscribed(any Subscription)
    case finished

    var subscription: (any Subscription)? {
        if case .subscribed(let subscription) = self { subscription } else { nil }
    }

    var isFinished: Bool {
        if case .finished = self { true } else { false }
    }
}

private struct LatestSubscriber<Value, Downstream: Subscriber>: Subscriber {
    let combiner: LatestCombiner<Downstream>
    let index: Int
    let latest: LatestValue<Value>
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) {
        combiner.receive(subscription, at: index)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        combiner.receive(input, in: latest, at: index)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        combiner.receive(completion, at: index)
    }
}
