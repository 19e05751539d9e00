import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A tracker of work that the main actor has sent to other executors and that has not finished or suspended yet.
///
/// A view's task that awaits an actor leaves the main actor, and the language does not report when it returns. Waiting
/// for a fixed time fails on a busy machine. The concurrency runtime, however, has a hook for each job enqueued on the
/// global executor. A job enqueued from the main actor starts an excursion. This job and its descendants run on a
/// private queue, so the end of the last one is known. A sleeping task is not a job and is not awaited.
enum BackgroundWork {
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

    private static let excursions = Mutex(Excursions())
    private static let queue = DispatchQueue(label: "oriel.testing.work", attributes: .concurrent)
    private static let mainQueueMark = DispatchSpecificKey<Bool>()

    /// Starts tracking work, for the rest of the process.
    ///
    /// If the runtime lacks the hook, or another component uses it, settling relies on turns of the main actor alone.
    static func beginFollowing() { _ = isFollowing }

    private static let isFollowing: Bool = {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else { return false }
        let hook = symbol.assumingMemoryBound(to: EnqueueHook?.self)
        guard hook.pointee == nil else { return false }
        DispatchQueue.main.setSpecific(key: mainQueueMark, value: true)
        hook.pointee = { job, enqueue in
            if !follow(job) { enqueue(job) }
        }
        return true
    }()

    /// Runs a job on the private queue if it belongs to an excursion.
    ///
    /// - Returns: Whether the job belongs to an excursion.
    private static func follow(_ job: UnownedJob) -> Bool {
        let current = CurrentExcursion.number
        guard current != 0 || DispatchQueue.getSpecific(key: mainQueueMark) == true else { return false }
        guard let number = excursions.withLock({ $0.beginJob(of: current) }) else { return false }
        queue.async {
            CurrentExcursion.number = number
            job.runSynchronously(on: globalConcurrentExecutor.asUnownedTaskExecutor())
            CurrentExcursion.number = 0
            resume(excursions.withLock { $0.endJob(of: number) })
        }
        return true
    }

    /// Waits until no excursion is under way.
    ///
    /// Excursions that exceed the time limit are no longer tracked.
    @MainActor
    static func end(within limit: Duration) async {
        guard let last = excursions.withLock({ $0.last }) else { return }
        // A cancelled timer source is released immediately; an `asyncAfter` block would stay until its deadline.
        let timeout = DispatchSource.makeTimerSource()
        // Sendable, because the handler runs on its own queue and must not inherit the main actor.
        timeout.setEventHandler { @Sendable in resume(excursions.withLock { $0.forget(upTo: last) }) }
        timeout.schedule(deadline: .now() + limit / .seconds(1))
        timeout.activate()
        await withCheckedContinuation { continuation in
            if !excursions.withLock({ $0.wait(continuation) }) { continuation.resume() }
        }
        timeout.cancel()
    }

    /// Resumes waiting callers; called after the job has ended, so that their further work does not count as part of
    /// it.
    private static func resume(_ waiting: [CheckedContinuation<Void, Never>]) {
        for continuation in waiting { continuation.resume() }
    }
}
