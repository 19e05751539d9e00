public import Dispatch
public import OrielCombine

/// A scheduler whose time advances only when a test calls `advance(by:)`.
///
///     let scheduler = ManualScheduler()
///     let subscription = texts.debounce(for: .milliseconds(300), scheduler: scheduler).sink { … }
///     scheduler.advance(by: .milliseconds(300))
public final class ManualScheduler: Scheduler {
    public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    public typealias SchedulerOptions = Never

    public private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
    public let minimumTolerance = SchedulerTimeType.Stride.zero

    private struct Work {
        var number: Int
        var time: SchedulerTimeType
        var action: () -> Void
    }

    private var works: [Work] = []
    private var lastNumber = 0

    public init() {}

    /// Advances the time and performs the work that is due by then, in order.
    public func advance(by time: SchedulerTimeType.Stride) {
        let end = now.advanced(by: time)
        while let next = works.filter({ $0.time <= end }).min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) {
            works.removeAll { $0.number == next.number }
            now = max(now, next.time)
            next.action()
        }
        now = end
    }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        add(at: now, action)
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) {
        add(at: date, action)
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Repetition()
        func add(at date: SchedulerTimeType) {
            self.add(at: date) {
                guard !repetition.isCancelled else { return }
                action()
                add(at: date.advanced(by: interval))
            }
        }
        add(at: date)
        return AnyCancellable { repetition.isCancelled = true }
    }

    private func add(at time: SchedulerTimeType, _ action: @escaping () -> Void) {
        lastNumber += 1
        works.append(Work(number: lastNumber, time: time, action: action))
    }

    private final class Repetition {
        var isCancelled = false
    }
}
