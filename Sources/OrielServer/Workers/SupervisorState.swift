/// Decides which workers run: it is told what has happened, and answers what is to be done.
///
/// It starts nothing and knows no clock; ``Supervisor`` does what it says, in order.
///
///     first start:  worker of slot 0 ──ready──▶ announce, workers of the other slots
///     a death:      start its slot again, after a delay if it lived for a short time only
///     reload:       a new worker for each slot ──all ready──▶ stop the old ones
struct SupervisorState: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// What is to be done.
    enum Action: Equatable, Sendable {
        case start(WorkerID, slot: Int, place: Int)
        /// Asks a worker to end what it has begun and to end.
        case stop(WorkerID)
        case kill(WorkerID)
        /// The port is served.
        case announce
        /// Tells all workers.
        case publish(ServiceState)
        case log(Note)
        case exit(Int32)
    }

    /// What the log says.
    enum Note: Equatable, Sendable {
        case ended(WorkerID, slot: Int, ExitStatus, restartsIn: Duration)
        case condemned(WorkerID)
        case reloading
        case reloaded
        case reloadFailed(WorkerID, ExitStatus)
    }

    /// How a process has ended.
    enum ExitStatus: Equatable, Sendable {
        case code(Int32)
        case signal(Int32)
    }

    struct Limits: Equatable, Sendable {
        /// A worker that ends sooner after its start has failed.
        var minimumLife = Duration.seconds(10)
        /// The delay after the second failure in a row; it doubles with each.
        var firstDelay = Duration.milliseconds(500)
        var longestDelay = Duration.seconds(30)
        /// How long workers may take to end when they are asked to.
        var stopTimeout = Duration.seconds(15)
        var condemned = 256
    }

    private struct Process: Sendable {
        var slot: Int
        var place: Int
        var started: Instant
        var isReady = false
        /// When it is killed, if it has been asked to end.
        var deadline: Instant?
    }

    private enum Phase: Equatable { case starting, running, stopping }

    private let slots: Int
    private let limits: Limits
    private var phase = Phase.starting
    private var processes: [WorkerID: Process] = [:]
    private var failures: [Int: Int] = [:]
    /// When slots without a worker get one.
    private var due: [Int: Instant] = [:]
    private var condemned: [String] = []
    private var lastID: UInt32 = 0
    /// The workers of a reload that are not all ready yet.
    private var incoming: Set<WorkerID> = []
    private var freePlaces: [Int]

    init(slots: Int, limits: Limits = Limits()) {
        self.slots = slots
        self.limits = limits
        freePlaces = Array((0..<WorkerNotes.placeCount).reversed())
    }

    // MARK: - What happens

    mutating func begin(now: Instant) -> [Action] { start(slot: 0, now: now) }

    /// A worker serves.
    mutating func ready(_ id: WorkerID, now: Instant) -> [Action] {
        guard var process = processes[id], !process.isReady else { return [] }
        process.isReady = true
        processes[id] = process
        var actions: [Action] = []
        if phase == .starting {
            phase = .running
            actions += [.announce]
            for slot in 1..<max(1, slots) { actions += start(slot: slot, now: now) }
        }
        return actions + finishReload(now: now) + [.publish(serviceState)]
    }

    /// A worker has ended.
    ///
    /// - Parameter session: The session that was resumed in it and whose views ran last; see ``WorkerNotes``.
    mutating func ended(_ id: WorkerID, _ status: ExitStatus, session: String?, now: Instant) -> [Action] {
        guard let process = processes.removeValue(forKey: id) else { return [] }
        freePlaces.append(process.place)
        if phase == .stopping { return processes.isEmpty ? [.exit(0)] : [] }
        // The first worker has said itself what is wrong with the settings.
        if phase == .starting {
            return [.exit(status.code)]
        }
        var actions: [Action] = []
        if let session, process.deadline == nil {
            condemned = condemned.filter { $0 != session }.suffix(limits.condemned - 1) + [session]
            actions.append(.log(.condemned(id)))
        }
        if process.deadline != nil {
            actions += [.publish(serviceState)]
        } else if incoming.contains(id) {
            actions += abandonReload(after: id, status, now: now)
        } else {
            actions += replace(id, process, status, now: now)
        }
        return actions
    }

    /// The service is to stop.
    mutating func stop(now: Instant) -> [Action] {
        guard phase != .stopping else { return [] }
        phase = .stopping
        due = [:]
        guard !processes.isEmpty else { return [.exit(0)] }
        return stop(Array(processes.keys), now: now)
    }

    /// New workers are to take the place of all that run.
    mutating func reload(now: Instant) -> [Action] {
        guard phase == .running, incoming.isEmpty else { return [] }
        var actions: [Action] = [.log(.reloading)]
        due = [:]
        failures = [:]
        for slot in 0..<slots {
            let started = start(slot: slot, now: now)
            for case .start(let id, _, _) in started { incoming.insert(id) }
            actions += started
        }
        return actions
    }

    /// Time has passed.
    mutating func tick(now: Instant) -> [Action] {
        var actions: [Action] = []
        for (slot, instant) in due.sorted(by: { $0.key < $1.key }) where instant <= now {
            due[slot] = nil
            actions += start(slot: slot, now: now)
        }
        for (id, process) in processes {
            guard let deadline = process.deadline, deadline <= now else { continue }
            processes[id]?.deadline = now + limits.stopTimeout
            actions.append(.kill(id))
        }
        return actions
    }

    /// When ``tick(now:)`` has something to do next.
    var nextDeadline: Instant? { (Array(due.values) + processes.values.compactMap(\.deadline)).min() }

    // MARK: - Parts

    private mutating func start(slot: Int, now: Instant) -> [Action] {
        guard let place = freePlaces.popLast() else { return [] }
        lastID += 1
        let id = WorkerID(rawValue: lastID)
        processes[id] = Process(slot: slot, place: place, started: now)
        return [.start(id, slot: slot, place: place)]
    }

    private mutating func stop(_ ids: [WorkerID], now: Instant) -> [Action] {
        ids.sorted { $0.rawValue < $1.rawValue }.compactMap { id in
            guard processes[id]?.deadline == nil else { return nil }
            processes[id]?.deadline = now + limits.stopTimeout
            return .stop(id)
        }
    }

    private mutating func replace(
        _ id: WorkerID,
        _ process: Process,
        _ status: ExitStatus,
        now: Instant
    ) -> [Action] {
        let hasLived = process.isReady && process.started + limits.minimumLife <= now
        let count = hasLived ? 0 : failures[process.slot, default: 0] + 1
        failures[process.slot] = count > 0 ? count : nil
        let delay = delay(afterFailures: count)
        let note = Action.log(.ended(id, slot: process.slot, status, restartsIn: delay))
        guard delay > .zero else {
            return [note] + start(slot: process.slot, now: now) + [.publish(serviceState)]
        }
        due[process.slot] = now + delay
        return [note, .publish(serviceState)]
    }

    private func delay(afterFailures count: Int) -> Duration {
        guard count > 1 else { return .zero }
        return min(limits.longestDelay, limits.firstDelay * (1 << min(count - 2, 16)))
    }

    private mutating func finishReload(now: Instant) -> [Action] {
        guard !incoming.isEmpty, incoming.allSatisfy({ processes[$0]?.isReady == true }) else { return [] }
        let old = processes.keys.filter { !incoming.contains($0) }
        incoming = []
        return stop(old, now: now) + [.log(.reloaded)]
    }

    /// The new program does not start: the old one goes on.
    private mutating func abandonReload(after id: WorkerID, _ status: ExitStatus, now: Instant) -> [Action] {
        let others = incoming.filter { processes[$0] != nil }.sorted { $0.rawValue < $1.rawValue }
        incoming = []
        for other in others { processes[other]?.deadline = now + limits.stopTimeout }
        let served = Set(processes.values.filter { $0.deadline == nil }.map(\.slot))
        for slot in 0..<slots where !served.contains(slot) { due[slot] = now + limits.firstDelay }
        return [.log(.reloadFailed(id, status))] + others.map { .kill($0) } + [.publish(serviceState)]
    }

    private var serviceState: ServiceState {
        ServiceState(
            workers: processes.sorted { $0.key.rawValue < $1.key.rawValue }.map {
                .init(
                    id: $0.key,
                    slot: $0.value.slot,
                    place: $0.value.place,
                    isServing: $0.value.isReady && $0.value.deadline == nil
                )
            },
            failing: failures.sorted { $0.key < $1.key }.filter { $0.value > 1 }.map {
                .init(slot: $0.key, failures: $0.value, delay: delay(afterFailures: $0.value) / .seconds(1))
            },
            condemned: condemned
        )
    }
}

extension SupervisorState.ExitStatus {
    /// What a program's own exit code says of it.
    var code: Int32 {
        switch self {
        case .code(let code): code == 0 ? 1 : code
        case .signal(let signal): 128 + signal
        }
    }
}
