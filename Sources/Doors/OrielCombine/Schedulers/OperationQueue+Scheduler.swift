public import Foundation
public import OpenCombine

/// Delivers values as operations of the queue.
///
/// Values keep their order only if `maxConcurrentOperationCount` is 1, as on `OperationQueue.main`.
extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = SchedulerDate

    /// Operation queues have no options.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType {
        SchedulerTimeType(Date())
    }

    public var minimumTolerance: SchedulerTimeType.Stride {
        0
    }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
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
        nonisolated(unsafe) let action = action
        return timers.schedule(
            after: date.dispatchTime,
            interval: interval.dispatchStride,
            tolerance: tolerance.dispatchStride
        ) {
            self.addOperation { action() }
        }
    }
}

/// Serial, so that work which is due at the same moment keeps its order.
private let timers = DispatchQueue(label: "OperationQueue+Scheduler")
