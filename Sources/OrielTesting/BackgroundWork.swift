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

/// The work that the main actor has sent to other executors and that has not come back or come to rest yet.
///
/// A view's task that awaits an actor leaves the main actor for a moment, and nothing in the language tells when it will
/// be back. Guessing by waiting a little fails on a busy machine. The concurrency runtime lets a process see each job that
/// is handed to the global executor, though. A job that comes from the main actor is the start of an excursion; it and the
/// jobs that stem from it are run on a queue of ours, so that the end of the last is known. A task that sleeps is no job,
/// so nobody waits for it.
enum BackgroundWork {
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

    private static let excursions = Mutex(Excursions())
    private static let queue = DispatchQueue(label: "oriel.testing.work", attributes: .concurrent)
    private static let mainQueueMark = DispatchSpecificKey<Bool>()

    /// Has work followed from now on, for the rest of the process.
    ///
    /// Where the runtime has no such hook, or somebody else uses it, settling relies on the turns of the main actor alone.
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

    /// - Returns: Whether the job belongs to an excursion and will be run.
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

    /// Waits for a moment in which no excursion is under way.
    ///
    /// Excursions that take longer than the limit are not followed any further, by nobody.
    @MainActor
    static func end(within limit: Duration) async {
        guard let last = excursions.withLock({ $0.last }) else { return }
        // A timer source goes when it is cancelled; a block handed to asyncAfter stays until its time has come.
        let timeout = DispatchSource.makeTimerSource()
        // Sendable, since it runs on a queue of its own and must not inherit the main actor.
        timeout.setEventHandler { @Sendable in resume(excursions.withLock { $0.forget(upTo: last) }) }
        timeout.schedule(deadline: .now() + limit / .seconds(1))
        timeout.activate()
        await withCheckedContinuation { continuation in
            if !excursions.withLock({ $0.wait(continuation) }) { continuation.resume() }
        }
        timeout.cancel()
    }

    /// Lets those go on who waited; after the job has ended, so that what they do next does not count as its work.
    private static func resume(_ waiting: [CheckedContinuation<Void, Never>]) {
        for continuation in waiting { continuation.resume() }
    }
}
