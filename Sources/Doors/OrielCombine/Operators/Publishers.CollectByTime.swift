public import OpenCombine

extension Publishers {
    /// A strategy for grouping collected values by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Publishes a group at the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Publishes a group at the end of each interval, and as soon as the group has the given number of values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that groups values by time; an interval without values produces no group.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream,
            strategy: TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.subscribe(TimeCollector(subscriber, strategy: strategy, options: options))
        }
    }
}

extension Publisher {
    /// Collects values into groups by time.
    ///
    ///     keys.collect(.byTime(DispatchQueue.main, .seconds(1)))
    ///     keys.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 20))
    ///
    /// When this publisher finishes, the last group is published immediately; when it fails, that group is dropped.
    public func collect<Context: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, Context> {
        .init(upstream: self, strategy: strategy, options: options)
    }
}
