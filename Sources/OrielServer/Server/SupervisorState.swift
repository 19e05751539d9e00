/// Decides which workers run: each event returns the actions to perform.
///
/// A pure value without side effects or a clock; ``Supervisor`` performs the actions in order.
///
///     first start:  worker of slot 0 ──ready──▶ announce, workers of the other slots
///     a death:      start its slot again, after a delay if it lived for a short time only
///     reload:       a new worker for each slot ──all ready──▶ stop the old ones
///     drain:        say so in the health ──after some seconds──▶ stop all
///
/// If each session has a worker of its own, there are also workers without a slot: a few idle spare workers, and
/// workers with a session. A spare worker that gets a session is replaced by another.
struct SupervisorState: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// An action for the supervisor to perform.
    enum Action: Equatable, Sendable {
        case start(WorkerID, Role, place: Int)
        /// Asks a worker to finish its requests and exit.
        case stop(WorkerID)
        case kill(WorkerID)
        /// Prints the address: the first worker is serving.
        case announce
        /// Refuses new connections.
        case stopAccepting
        /// Sends the new state to all workers.
        case publish(ServiceState)
        case log(Note)
        case exit(Int32)
    }

    /// The sessions a worker serves.
    enum Role: Hashable, Sendable {
        /// Any number of sessions.
        case slot(Int)
        /// One session.
        case session

        /// Nil for a worker of one session.
        var slot: Int? {
            switch self {
            case .slot(let slot): slot
            case .session: nil
            }
        }
    }

    /// Limits for workers that serve one session each.
    struct SessionWorkers: Equatable, Sendable {
        /// Idle workers kept ready, so that a new session need not wait for a process to start.
        var spares = 2
        /// The maximum number of these workers.
        var maximum: Int
    }

    /// A log line.
    enum Note: Equatable, Sendable {
        case ended(WorkerID, Role, ExitStatus, restartsIn: Duration)
        case condemned(WorkerID)
        case reloading
        case reloaded
        case reloadFailed(WorkerID, ExitStatus)
        case draining(Duration)
    }

    /// The exit status of a process.
    enum ExitStatus: Equatable, Sendable {
        case code(Int32)
        case signal(Int32)
    }

    struct Limits: Equatable, Sendable {
        /// A worker that exits earlier than this after its start counts as a failure.
        var minimumLife = Duration.seconds(10)
        /// The delay after the second failure in a row; it doubles with each.
        var firstDelay = Duration.milliseconds(500)
        var longestDelay = Duration.seconds(30)
        /// The time within which workers must exit when asked to.
        var stopTimeout = Duration.seconds(15)
        /// How long the service goes on after it was asked to stop.
        var drain = Duration.zero
        var condemned = 256
    }

    private struct Process: Sendable {
        var role: Role
        var place: Int
        var started: Instant
        var isReady = false
        /// Whether a worker of one session has its session.
        var isOccupied = false
        /// The time to kill the worker, if it has been asked to exit.
        var deadline: Instant?

        var phase: ServiceState.Worker.Phase {
            if deadline != nil { return .stopping }
            if !isReady { return .starting }
            guard role == .session else { return .serving }
            return isOccupied ? .occupied : .spare
        }
    }

    private enum Phase: Equatable { case starting, running, stopping }

    private let slots: Int
    /// Nil if sessions share workers.
    private let sessionWorkers: SessionWorkers?
    private let limits: Limits
    private var phase = Phase.starting
    private var processes: [WorkerID: Process] = [:]
    private var failures: [Role: Int] = [:]
    /// The time at which a role without a worker gets a new one.
    private var due: [Role: Instant] = [:]
    private var condemned: [String] = []
    private var lastID: UInt32 = 0
    /// The workers of a reload that are not all ready yet.
    private var incoming: Set<WorkerID> = []
    /// When the service stops, if it has been asked to.
    private var drainEnd: Instant?
    private var freePlaces: [Int]

    init(slots: Int, sessionWorkers: SessionWorkers? = nil, limits: Limits = Limits()) {
        self.slots = slots
        self.sessionWorkers = sessionWorkers
        self.limits = limits
        freePlaces = Array((0..<WorkerNotes.placeCount).reversed())
    }

    // MARK: - Events

    mutating func begin(now: Instant) -> [Action] { start(.slot(0), now: now) }

    /// A worker has started to serve.
    mutating func ready(_ id: WorkerID, now: Instant) -> [Action] {
        guard var process = processes[id], !process.isReady else { return [] }
        process.isReady = true
        processes[id] = process
        var actions: [Action] = []
        if phase == .starting {
            phase = .running
            actions += [.announce]
            for slot in 1..<max(1, slots) { actions += start(.slot(slot), now: now) }
        }
        return actions + finishReload(now: now) + startSpares(now: now) + [.publish(serviceState)]
    }

    /// A spare worker has received its session.
    mutating func occupied(_ id: WorkerID, now: Instant) -> [Action] {
        guard let process = processes[id], process.role == .session, !process.isOccupied else { return [] }
        processes[id]?.isOccupied = true
        return startSpares(now: now) + [.publish(serviceState)]
    }

    /// A worker has ended.
    ///
    /// - Parameter session: The session resumed in the worker whose views ran last; see ``WorkerNotes``.
    mutating func ended(_ id: WorkerID, _ status: ExitStatus, session: String?, now: Instant) -> [Action] {
        guard let process = processes.removeValue(forKey: id) else { return [] }
        freePlaces.append(process.place)
        if phase == .stopping { return processes.isEmpty ? [.exit(0)] : [] }
        // The first worker has already printed the error in the settings.
        if phase == .starting {
            return [.exit(status.code)]
        }
        var actions: [Action] = []
        if let session, process.deadline == nil {
            condemned = condemned.filter { $0 != session }.suffix(limits.condemned - 1) + [session]
            actions.append(.log(.condemned(id)))
        }
        if process.deadline != nil || process.role == .session && status == .code(0) {
            // An expected exit.
            actions += startSpares(now: now) + [.publish(serviceState)]
        } else if incoming.contains(id) {
            actions += abandonReload(after: id, status, now: now)
        } else {
            actions += replace(id, process, status, now: now)
        }
        return actions
    }

    /// Stops the service after the drain, in which it serves as before while its health says that it stops.
    ///
    /// A service that is draining, or does not serve yet, stops at once.
    mutating func drain(now: Instant) -> [Action] {
        guard phase == .running, drainEnd == nil, limits.drain > .zero else { return stop(now: now) }
        drainEnd = now + limits.drain
        return [.log(.draining(limits.drain)), .publish(serviceState)]
    }

    /// Stops the service.
    mutating func stop(now: Instant) -> [Action] {
        guard phase != .stopping else { return [] }
        phase = .stopping
        drainEnd = nil
        due = [:]
        guard !processes.isEmpty else { return [.exit(0)] }
        // First, so that no connection waits for workers that do not accept it any more.
        return [.stopAccepting] + stop(Array(processes.keys), now: now)
    }

    /// Starts new workers that replace all running ones.
    mutating func reload(now: Instant) -> [Action] {
        guard phase == .running, incoming.isEmpty, drainEnd == nil else { return [] }
        var actions: [Action] = [.log(.reloading)]
        due = [:]
        failures = [:]
        for slot in 0..<slots {
            let started = start(.slot(slot), now: now)
            for case .start(let id, _, _) in started { incoming.insert(id) }
            actions += started
        }
        return actions
    }

    /// Performs the actions that are due.
    mutating func tick(now: Instant) -> [Action] {
        var actions: [Action] = []
        if let drainEnd, drainEnd <= now { actions += stop(now: now) }
        for (role, _) in due.filter({ $0.value <= now }).sorted(by: { $0.key < $1.key }) {
            due[role] = nil
            actions += role == .session ? startSpares(now: now) : start(role, now: now)
        }
        let recovered = failures.keys.filter { role in healthyInstants(of: role).contains { $0 <= now } }
        for role in recovered { failures[role] = nil }
        if !recovered.isEmpty { actions.append(.publish(serviceState)) }
        let end = now + limits.stopTimeout
        for (id, process) in processes {
            guard let deadline = process.deadline, deadline <= now else { continue }
            processes[id]?.deadline = end
            actions.append(.kill(id))
        }
        return actions
    }

    /// The next time at which ``tick(now:)`` has something to do.
    var nextDeadline: Instant? {
        let recoveries = failures.keys.flatMap { healthyInstants(of: $0) }
        return (due.values + processes.values.compactMap(\.deadline) + recoveries + [drainEnd].compactMap(\.self)).min()
    }

    /// The times at which workers of a failed role count as healthy.
    private func healthyInstants(of role: Role) -> [Instant] {
        processes.values.filter { $0.role == role && $0.isReady && $0.deadline == nil }
            .map { $0.started + limits.minimumLife }
    }

    // MARK: - Parts

    private mutating func start(_ role: Role, now: Instant) -> [Action] {
        guard let place = freePlaces.popLast() else { return [] }
        lastID += 1
        let id = WorkerID(rawValue: lastID)
        processes[id] = Process(role: role, place: place, started: now)
        return [.start(id, role, place: place)]
    }

    /// Starts as many workers for one session as are missing.
    private mutating func startSpares(now: Instant) -> [Action] {
        guard let sessionWorkers, phase == .running, due[.session] == nil else { return [] }
        let workers = processes.values.filter { $0.role == .session }
        let spares = workers.count { !$0.isOccupied && $0.deadline == nil }
        let missing = min(sessionWorkers.spares - spares, sessionWorkers.maximum - workers.count)
        var actions: [Action] = []
        for _ in 0..<max(0, missing) { actions += start(.session, now: now) }
        return actions
    }

    private mutating func stop(_ ids: [WorkerID], now: Instant) -> [Action] {
        let end = now + limits.stopTimeout
        return ids.sorted { $0.rawValue < $1.rawValue }.compactMap { id in
            guard processes[id]?.deadline == nil else { return nil }
            processes[id]?.deadline = end
            return .stop(id)
        }
    }

    private mutating func replace(
        _ id: WorkerID,
        _ process: Process,
        _ status: ExitStatus,
        now: Instant
    ) -> [Action] {
        let role = process.role
        // A fault in one session must not delay workers for others.
        let hasLived = process.isReady && (process.isOccupied || process.started + limits.minimumLife <= now)
        let count = hasLived ? 0 : failures[role, default: 0] + 1
        failures[role] = count > 0 ? count : nil
        let delay = delay(afterFailures: count)
        let note = Action.log(.ended(id, role, status, restartsIn: delay))
        guard delay > .zero else {
            let actions = role == .session ? startSpares(now: now) : start(role, now: now)
            return [note] + actions + [.publish(serviceState)]
        }
        due[role] = now + delay
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
        let stops = stop(old, now: now)
        // First, so that no worker hands a connection to one that stops.
        return [.publish(serviceState)] + stops + [.log(.reloaded)]
    }

    /// Keeps the old workers, because the new program does not start.
    private mutating func abandonReload(after id: WorkerID, _ status: ExitStatus, now: Instant) -> [Action] {
        let others = incoming.filter { processes[$0] != nil }.sorted { $0.rawValue < $1.rawValue }
        incoming = []
        let end = now + limits.stopTimeout
        for other in others { processes[other]?.deadline = end }
        let served = Set(processes.values.filter { $0.deadline == nil }.map(\.role))
        for slot in 0..<slots where !served.contains(.slot(slot)) { due[.slot(slot)] = now + limits.firstDelay }
        return [.log(.reloadFailed(id, status))] + others.map { .kill($0) } + [.publish(serviceState)]
    }

    private var serviceState: ServiceState {
        ServiceState(
            workers: processes.sorted { $0.key.rawValue < $1.key.rawValue }.map {
                .init(id: $0.key, place: $0.value.place, phase: $0.value.phase)
            },
            failing: failures.sorted { $0.key < $1.key }.filter { $0.value > 1 }.map {
                .init(slot: $0.key.slot, failures: $0.value, delay: delay(afterFailures: $0.value) / .seconds(1))
            },
            condemned: condemned,
            isStopping: drainEnd != nil || phase == .stopping
        )
    }
}

extension SupervisorState.ExitStatus {
    /// The exit code that a shell would report.
    var code: Int32 {
        switch self {
        case .code(let code): code == 0 ? 1 : code
        case .signal(let signal): 128 + signal
        }
    }
}

extension SupervisorState.Role: Comparable {
    /// Sorts slots by number, then workers of one session.
    static func < (left: Self, right: Self) -> Bool { (left.slot ?? .max) < (right.slot ?? .max) }
}
