import OrielCombine

/// A scheduler whose time advances only in `run()`. One second is one frame of a marble diagram.
final class VirtualScheduler: Scheduler {
    struct SchedulerTimeType: Strideable {
        var frame: Int

        func distance(to other: Self) -> Stride { Stride(frames: other.frame - frame) }
        func advanced(by stride: Stride) -> Self { Self(frame: frame + stride.frames) }

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            var frames: Int

            init(frames: Int) { self.frames = frames }
            init(integerLiteral value: Int) { frames = value }
            init?<T: BinaryInteger>(exactly source: T) { frames = Int(source) }

            var magnitude: Int { abs(frames) }

            static func seconds(_ count: Int) -> Self { Self(frames: count) }
            static func seconds(_ count: Double) -> Self { Self(frames: Int(count)) }
            static func milliseconds(_ count: Int) -> Self { Self(frames: count / 1_000) }
            static func microseconds(_ count: Int) -> Self { Self(frames: count / 1_000_000) }
            static func nanoseconds(_ count: Int) -> Self { Self(frames: count / 1_000_000_000) }

            static func < (left: Self, right: Self) -> Bool { left.frames < right.frames }
            static func + (left: Self, right: Self) -> Self { Self(frames: left.frames + right.frames) }
            static func - (left: Self, right: Self) -> Self { Self(frames: left.frames - right.frames) }
            static func * (left: Self, right: Self) -> Self { Self(frames: left.frames * right.frames) }
            static func += (left: inout Self, right: Self) { left = left + right }
            static func -= (left: inout Self, right: Self) { left = left - right }
            static func *= (left: inout Self, right: Self) { left = left * right }
        }
    }

    typealias SchedulerOptions = Never

    private struct Job {
        let frame: Int
        let order: Int
        let action: () -> Void
    }

    private(set) var now = SchedulerTimeType(frame: 0)
    private var jobs: [Job] = []
    private var scheduledCount = 0

    /// Indicates whether no work is scheduled.
    var isIdle: Bool { jobs.isEmpty }

    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the scheduled work frame by frame, in order of scheduling, up to and including a frame.
    func run(through lastFrame: Int) {
        while let next = jobs.indices.min(by: { (jobs[$0].frame, jobs[$0].order) < (jobs[$1].frame, jobs[$1].order) }),
            jobs[next].frame <= lastFrame
        {
            let job = jobs.remove(at: next)
            now.frame = max(now.frame, job.frame)
            job.action()
        }
        now.frame = max(now.frame, lastFrame)
    }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        enqueue(at: now.frame, action)
    }

    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        enqueue(at: date.frame, action)
    }

    func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Repetition(scheduler: self, interval: interval, action: action)
        enqueue(at: date.frame, repetition.fire)
        return repetition
    }

    private func enqueue(at frame: Int, _ action: @escaping () -> Void) {
        jobs.append(Job(frame: frame, order: scheduledCount, action: action))
        scheduledCount += 1
    }

    private final class Repetition: Cancellable {
        private let scheduler: VirtualScheduler
        private let interval: SchedulerTimeType.Stride
        private var action: (() -> Void)?

        init(scheduler: VirtualScheduler, interval: SchedulerTimeType.Stride, action: @escaping () -> Void) {
            self.scheduler = scheduler
            self.interval = interval
            self.action = action
        }

        func fire() {
            guard let action else { return }
            scheduler.enqueue(at: scheduler.now.frame + max(1, interval.frames), fire)
            action()
        }

        func cancel() {
            action = nil
        }
    }
}
