public import Foundation
public import OpenCombine

/// Schedules work on the run loop's thread.
///
/// Unlike Apple's, `RunLoop.main` schedules on `DispatchQueue.main`: on Linux, nothing runs the main run loop under an
/// `async` main or under Swift Testing, so its work would never run. Any other run loop runs the work in its default
/// mode and only while its thread runs it, as on Apple platforms.
extension RunLoop: @retroactive Scheduler {
    /// An empty type; run loops have no options.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType {
        SchedulerTimeType(Date())
    }

    public var minimumTolerance: SchedulerTimeType.Stride {
        0
    }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        guard !isMain else { return DispatchQueue.main.schedule(options: nil, action) }
        let action = ScheduledAction(action)
        perform { action() }
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        guard !isMain else {
            return DispatchQueue.main.schedule(
                after: date.dispatchTime,
                tolerance: tolerance.dispatchStride,
                options: nil,
                action
            )
        }
        let action = ScheduledAction(action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        guard !isMain else {
            return DispatchQueue.main.schedule(
                after: date.dispatchTime,
                interval: interval.dispatchStride,
                tolerance: tolerance.dispatchStride,
                options: nil,
                action
            )
        }
        let action = ScheduledAction(action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }

    /// Whether this is the main run loop.
    ///
    /// Code on the main queue may also access it as `RunLoop.current`. On Linux, once `main` waits for tasks, different
    /// threads serve that queue, and the run loops of these threads never run.
    var isMain: Bool {
        self === RunLoop.main || (DispatchQueue.isOnMain && self === RunLoop.current)
    }
}

extension DispatchQueue {
    fileprivate static var isOnMain: Bool {
        getSpecific(key: mainQueueKey) != nil
    }
}

private let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()
