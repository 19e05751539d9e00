import OpenCombine

/// The subscription of `collect(_:options:)` with a time grouping strategy.
///
/// Without a count, the demand on the upstream is unlimited. With a count, it is the number of values in the demanded
/// groups, less the values already requested. A group that is due without demand keeps growing.
final class TimeCollector<Element, Failure: Error, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription
where Downstream.Input == [Element], Downstream.Failure == Failure {
    private let delivery = RecursiveLock()
    private let lock = Lock()
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let limit: Int?

    // Protected by `lock`.
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var clock: (any Cancellable)?
    private var hasStarted = false
    private var isFinishing = false
    private var group: [Element] = []
    private var demand = Subscribers.Demand.none
    /// The number of values requested from the upstream but not received yet.
    private var expected = Subscribers.Demand.none

    init(
        _ downstream: Downstream,
        strategy: Publishers.TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
            precondition(count > 0, "collect(.byTimeOrCount) requires a count of at least 1, found \(count)")
            (self.scheduler, self.interval, limit) = (scheduler, interval, count)
        }
    }

    func receive(subscription: any Subscription) {
        let receiver: Downstream? = lock.withLock {
            guard !hasStarted else { return nil }
            hasStarted = true
            upstream = subscription
            return downstream
        }
        guard let receiver else { return subscription.cancel() }
        startClock()
        delivery.withLock { receiver.receive(subscription: self) }
        if limit == nil { subscription.request(.unlimited) }
    }

    func receive(_ input: Element) -> Subscribers.Demand {
        delivery.withLock {
            let isFull = lock.withLock {
                guard downstream != nil else { return false }
                group.append(input)
                if expected > .none { expected -= 1 }
                return limit.map { group.count >= $0 } ?? false
            }
            if isFull { deliverGroup() }
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        delivery.withLock {
            guard case .failure = completion else { return finish() }
            let last = end()
            last.clock?.cancel()
            last.downstream?.receive(completion: completion)
        }
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        delivery.withLock {
            let isDue = lock.withLock { isFinishing || limit.map { group.count >= $0 } ?? false }
            if isDue { deliverGroup() }
        }
        requestMissing()
    }

    func cancel() {
        let last = end()
        withExtendedLifetime(last) {
            last.clock?.cancel()
            last.upstream?.cancel()
        }
    }

    private func startClock() {
        let clock = scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            interval: interval,
            tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in
            guard let self else { return }
            self.delivery.withLock { self.deliverGroup() }
            self.requestMissing()
        }
        lock.withLock { self.clock = clock }
    }

    private func deliverGroup() {
        let next: (Downstream, [Element])? = lock.withLock {
            guard let downstream, !group.isEmpty, demand > .none else { return nil }
            demand -= 1
            defer { group = [] }
            return (downstream, group)
        }
        if let (receiver, group) = next {
            let more = receiver.receive(group)
            lock.withLock { demand += more }
            requestMissing()
        }
        let isDone = lock.withLock { isFinishing && group.isEmpty }
        if isDone { end().downstream?.receive(completion: .finished) }
    }

    /// Finishes with the last group, which waits until there is demand.
    private func finish() {
        let former = lock.withLock {
            let former = (upstream, clock)
            upstream = nil
            clock = nil
            isFinishing = true
            return former
        }
        former.1?.cancel()
        deliverGroup()
    }

    /// Requests the values that are missing for the demanded groups.
    private func requestMissing() {
        guard let limit else { return }
        let request: (any Subscription, Subscribers.Demand)? = lock.withLock {
            guard let upstream else { return nil }
            let (wanted, present) = (demand * limit, expected + group.count)
            guard wanted > present else { return nil }
            expected += wanted - present
            return (upstream, wanted - present)
        }
        if let (upstream, missing) = request { upstream.request(missing) }
    }

    private func end() -> Ending {
        lock.withLock {
            let ending = Ending(downstream: downstream, upstream: upstream, clock: clock, group: group)
            downstream = nil
            upstream = nil
            clock = nil
            group = []
            return ending
        }
    }

    private struct Ending {
        let downstream: Downstream?
        let upstream: (any Subscription)?
        let clock: (any Cancellable)?
        let group: [Element]
    }
}
