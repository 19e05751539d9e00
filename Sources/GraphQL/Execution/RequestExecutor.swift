import Synchronization

/// Runs the tasks of one request, one at a time, and knows when all of them wait.
///
/// That moment is when loaders send their batches: every field of a wave has started, and none can go on. It takes no
/// timers and no guesses, and since nothing of a request runs beside anything else of it, its state needs no locks.
///
/// Whoever finds the executor idle runs what there is to run, on the thread it is on: first the task that executes the
/// request, which so needs no other thread while its fields do not wait for the outside; later whatever ends a wait.
/// The tasks are not children of a task group: a group's parent would have to be resumed for each, 40 times for 20 objects
/// with two fields that wait, which took as long again as all of the execution.
final class RequestExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var first = 0
        /// Whether somebody runs jobs, or keeps others from it.
        var isHeld = true
        /// Who goes on when all other tasks wait.
        var gates: [UnsafeContinuation<Void, Never>] = []
        /// How many tasks have not ended.
        var running = 0
        /// Theirs and those of batches, to be cancelled with the request.
        var tasks: [Task<Void, Never>] = []
        var isCancelled = false
        /// Who waits for the end of all tasks.
        var whenDone: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isIdle = state.withLock { state in
            state.jobs.append(job)
            defer { state.isHeld = true }
            return !state.isHeld
        }
        if isIdle { Task.detached { self.drain() } }
    }

    /// Waits until all other tasks of the request wait.
    func allWait() async {
        await withUnsafeContinuation { gate in
            let isIdle = state.withLock { state in
                state.gates.append(gate)
                defer { state.isHeld = true }
                return !state.isHeld
            }
            if isIdle { Task.detached { self.drain() } }
        }
    }

    // MARK: Tasks

    /// Starts a task that is run here.
    func start(_ body: @escaping @Sendable () async -> Void) {
        state.withLock { $0.running += 1 }
        cancelWithRequest(
            Task(executorPreference: self) {
                await body()
                self.end()
            }
        )
    }

    /// Has a task cancelled when the request is, now or later.
    func cancelWithRequest(_ task: Task<Void, Never>) {
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.tasks.append(task) }
            return state.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    private func end() {
        let waiting = state.withLock { state in
            state.running -= 1
            guard state.running == 0 else { return nil as CheckedContinuation<Void, Never>? }
            state.tasks.removeAll()
            defer { state.whenDone = nil }
            return state.whenDone
        }
        waiting?.resume()
    }

    /// Runs what can be run, then waits for the end of all tasks.
    ///
    /// - Precondition: Nobody else runs jobs: the executor is new.
    /// - Parameter deadline: When the tasks are cancelled.
    func finish(deadline: ContinuousClock.Instant?) async {
        drain()
        if state.withLock({ $0.running == 0 }) { return }
        let timer = deadline.map { deadline in
            Task {
                try? await Task.sleep(until: deadline, clock: .continuous)
                if !Task.isCancelled { self.cancel() }
            }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isDone = state.withLock { state in
                    if state.running > 0 { state.whenDone = continuation }
                    return state.running == 0
                }
                if isDone { continuation.resume() }
            }
        } onCancel: {
            cancel()
        }
        timer?.cancel()
    }

    private func cancel() {
        let tasks = state.withLock { state in
            state.isCancelled = true
            return state.tasks
        }
        for task in tasks { task.cancel() }
    }

    // MARK: Jobs

    private enum Step {
        case job(UnownedJob)
        case gates([UnsafeContinuation<Void, Never>])
        case end
    }

    private func drain() {
        while true {
            switch nextStep() {
            case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
            case .gates(let gates): for gate in gates { gate.resume() }
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
            if !state.gates.isEmpty {
                defer { state.gates = [] }
                return .gates(state.gates)
            }
            state.isHeld = false
            return .end
        }
    }
}

/// The request that a task belongs to.
enum CurrentRequest {
    @TaskLocal static var executor: RequestExecutor?
}
