public import OpenCombine

extension Publishers {
    /// When a group of collected values is complete.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Once per interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Once per interval, and as soon as there are so many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Publishes values in groups that a clock ends; an interval without values gives no group.
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
    /// Publishes values in groups that a clock ends.
    ///
    ///     keys.collect(.byTime(DispatchQueue.main, .seconds(1)))
    ///     keys.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 20))
    ///
    /// When this publisher finishes, the last group follows at once; when it fails, that group is dropped.
    public func collect<Context: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, Context> {
        .init(upstream: self, strategy: strategy, options: options)
    }
}
