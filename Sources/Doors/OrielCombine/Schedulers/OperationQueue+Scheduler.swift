public import Foundation
public import OpenCombine

/// Schedules work as operations of the queue.
///
/// The order is kept only if `maxConcurrentOperationCount` is 1, as on `OperationQueue.main`.
extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// An empty type; operation queues have no options.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType {
        SchedulerTimeType(Date())
    }

    public var minimumTolerance: SchedulerTimeType.Stride {
        0
    }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(action)
        addOperation { action() }
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(action)
        timers.schedule(after: date.dispatchTime, tolerance: tolerance.dispatchStride) {
            self.addOperation { action() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = ScheduledAction(action)
        return timers.schedule(
            after: date.dispatchTime,
            interval: interval.dispatchStride,
            tolerance: tolerance.dispatchStride
        ) {
            self.addOperation { action() }
        }
    }
}

/// Serial, so that actions due at the same time keep their order.
private let timers = DispatchQueue(label: "OperationQueue+Scheduler")
