import Synchronization

/// Runs the tasks of one request, one at a time, and knows when all of them wait.
///
/// That moment is when loaders send their batches: every field of a wave has started, and none can go on. It takes no
/// timers and no guesses, and since nothing of a request runs beside anything else of it, its state needs no locks.
final class RequestExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var first = 0
        var isDraining = false
        /// What runs when all tasks wait.
        var batches: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let mustDrain = state.withLock { state in
            state.jobs.append(job)
            defer { state.isDraining = true }
            return !state.isDraining
        }
        if mustDrain { Task.detached { self.drain() } }
    }

    /// Has a loader send its batch when all tasks of the request wait.
    func whenAllWait(_ batch: @escaping @Sendable () -> Void) {
        let mustDrain = state.withLock { state in
            state.batches.append(batch)
            defer { state.isDraining = true }
            return !state.isDraining
        }
        if mustDrain { Task.detached { self.drain() } }
    }

    private enum Step {
        case job(UnownedJob)
        case batches([@Sendable () -> Void])
        case end
    }

    private func drain() {
        while true {
            switch nextStep() {
            case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
            case .batches(let batches): for batch in batches { batch() }
            case .end: return
            }
        }
    }

    private func nextStep() -> Step {
        state.withLock { state in
            if state.first < state.jobs.count {
                defer { state.first += 1 }
                return .job(state.jobs[state.first])
            }
            state.jobs.removeAll(keepingCapacity: true)
            state.first = 0
            if !state.batches.isEmpty {
                defer { state.batches = [] }
                return .batches(state.batches)
            }
            state.isDraining = false
            return .end
        }
    }
}

/// The request that a task belongs to.
enum CurrentRequest {
    @TaskLocal static var executor: RequestExecutor?
}
