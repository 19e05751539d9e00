public import Dispatch
public import OpenCombine

/// Schedules work on the queue; a serial queue keeps the order.
extension DispatchQueue: @retroactive Scheduler {
    /// The Dispatch options for scheduled work.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType {
        SchedulerTimeType(.now())
    }

    public var minimumTolerance: SchedulerTimeType.Stride {
        .nanoseconds(0)
    }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let options = options ?? SchedulerOptions()
        let action = ScheduledAction(action)
        async(group: options.group, qos: options.qos, flags: options.flags) { action() }
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let options = options ?? SchedulerOptions()
        let action = ScheduledAction(action)
        // `asyncAfter` has no group parameter, so the group is entered manually.
        let group = options.group
        group?.enter()
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
            action()
            group?.leave()
        }
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let options = options ?? SchedulerOptions()
        let action = ScheduledAction(action)
        let source = DispatchSource.makeTimerSource(queue: self)
        source.setEventHandler(qos: options.qos, flags: options.flags) { action() }
        // An interval of zero would make Dispatch fire only once.
        source.schedule(
            deadline: date.dispatchTime,
            repeating: .nanoseconds(max(1, interval.magnitude)),
            leeway: .nanoseconds(max(0, tolerance.magnitude))
        )
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
