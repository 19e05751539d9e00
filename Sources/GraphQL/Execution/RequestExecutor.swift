import Synchronization

/// A task executor that runs the tasks of one request, one at a time, and detects when all of them are suspended.
///
/// Loaders send their batches at that point: every field of the wave has started and none can continue. No timers are
/// needed. Tasks of a request never run concurrently, so their shared state needs no locks.
///
/// Jobs run on the thread that finds the executor idle. At first that is the task that executes the request, which
/// therefore needs no thread switch until a field waits for external work. Later it is the thread that ends a wait. The
/// tasks are not children of a task group, because the group's parent would resume once per child: 40 times for 20
/// objects with two suspended fields, which doubled the execution time.
final class RequestExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var first = 0
        /// Whether a thread is running jobs or has reserved the right to.
        var isHeld = true
        /// Continuations to resume when all other tasks are suspended.
        var gates: [UnsafeContinuation<Void, Never>] = []
        /// The number of unfinished tasks.
        var running = 0
        /// The tasks of fields and batches, which are cancelled together with the request.
        var tasks: [Task<Void, Never>] = []
        var isCancelled = false
        /// The continuation to resume when all tasks have finished.
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

    /// Suspends until all other tasks of the request are suspended.
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

    /// Starts a task on this executor.
    func start(_ body: @escaping @Sendable () async -> Void) {
        state.withLock { $0.running += 1 }
        cancelWithRequest(
            Task(executorPreference: self) {
                await body()
                self.end()
            }
        )
    }

    /// Cancels a task together with the request: immediately if the request is already cancelled.
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

    /// Runs the pending jobs, then waits until all tasks have finished.
    ///
    /// - Precondition: The executor is new, so that no other thread runs its jobs.
    /// - Parameter deadline: The time at which the tasks are cancelled; nil for no deadline.
    func finish(deadline: ContinuousClock.Instant?) async {
        drain()
        if state.withLock({ $0.running == 0 }) { return }
        let entry = deadline.map { RequestTimer.shared.add(self, until: $0) }
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
        if let entry { RequestTimer.shared.remove(entry) }
    }

    /// Cancels the tasks of the request, and those that it still starts.
    func cancel() {
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

/// The request of the current task.
enum CurrentRequest {
    @TaskLocal static var executor: RequestExecutor?
}
