internal import Logging
internal import Synchronization

/// Finds a worker for a new session under `--isolation session`.
///
/// A connection that requests a page, or whose session has lost its worker, claims a spare worker and goes there. If there is none that nobody
/// has claimed, the connection waits for one to start. Only one connection per address looks for a worker at a time, so a flood of page
/// requests from one address does not delay others.
final class SessionPlaces: Sendable {
    typealias Instant = ContinuousClock.Instant

    enum Answer: Equatable {
        /// This worker takes the session.
        case here
        case worker(WorkerID)
        /// No worker yet; retry soon.
        case wait
        /// All workers are in use.
        case full
    }

    /// A connection that needs a worker.
    struct Visitor: Sendable {
        var id: ObjectIdentifier
        var address: String
        /// The workers that have handed the connection on.
        var tried: [WorkerID]
    }

    private struct Contents: Sendable {
        /// The connection of each address that looks for a worker.
        var looking: [String: ObjectIdentifier] = [:]
        var lastEviction: Instant?
    }

    /// The maximum wait of a connection for a worker. On a busy machine a worker takes seconds to start.
    static let patience = Duration.seconds(30)
    /// The minimum time between two evictions.
    private static let evictionPause = Duration.seconds(1)

    private let worker: Worker
    private let maximum: Int
    private let maximumPerAddress: Int
    private let logger: Logger
    private let contents = Mutex(Contents())

    init(worker: Worker, options: ServerOptions, logger: Logger) {
        self.worker = worker
        maximum = options.maxSessions
        maximumPerAddress = options.maxSessionsPerAddress
        self.logger = logger
    }

    /// Looks for a worker.
    func find(for visitor: Visitor, now: Instant = .now) -> Answer {
        if worker.occupy(from: visitor.address) {
            stopLooking(visitor)
            return .here
        }
        let isFirst = contents.withLock { contents in
            let looking = contents.looking[visitor.address] ?? visitor.id
            contents.looking[visitor.address] = looking
            return looking == visitor.id
        }
        guard isFirst else { return .wait }
        let answer = look(for: visitor, now: now)
        if answer != .wait { stopLooking(visitor) }
        return answer
    }

    /// Lets the next connection of the address look for a worker.
    func stopLooking(_ visitor: Visitor) {
        contents.withLock { contents in
            if contents.looking[visitor.address] == visitor.id { contents.looking[visitor.address] = nil }
        }
    }

    /// Gives up a worker to which the connection does not go.
    func release(_ id: WorkerID) {
        guard let found = worker.serviceState.workers.first(where: { $0.id == id }) else { return }
        worker.notes?.releaseClaim(found.place)
    }

    private func look(for visitor: Visitor, now: Instant) -> Answer {
        let workers = worker.serviceState.workers
        let sessions = sessions(among: workers, now: now)
        let name = WorkerNotes.name(ofAddress: visitor.address)
        let isAddressFull = sessions.count { $0.address == name } >= maximumPerAddress
        if !isAddressFull {
            let spare = workers.first {
                $0.phase == .spare && !visitor.tried.contains($0.id) && worker.notes?.session(ofPlace: $0.place) == nil
                    && worker.notes?.claim($0.place) ?? true
            }
            if let spare { return .worker(spare.id) }
            // A worker is starting, or the exit of one has made space.
            guard sessions.count >= maximum else { return .wait }
        }
        let mayEvict = contents.withLock { contents in
            guard contents.lastEviction.map({ $0 + Self.evictionPause <= now }) ?? true else { return false }
            contents.lastEviction = now
            return true
        }
        guard mayEvict else { return .wait }
        let eviction = Eviction(sessions, maximum: maximum, for: name, now: now)
        guard let victim = eviction.victim(withinAddress: isAddressFull) else { return .full }
        do throws(Mailbox.Failure) {
            try worker.sendEviction(to: victim)
        } catch {
            logger.debug("A worker could not be asked to end its session", metadata: ["error": "\(error)"])
        }
        return .wait
    }

    private func sessions(among workers: [ServiceState.Worker], now: Instant) -> [Eviction<WorkerID>.Candidate] {
        guard let notes = worker.notes else { return [] }
        // A worker notes its session before the supervisor reports it as occupied.
        return workers.filter { $0.phase == .occupied || $0.phase == .spare }.compactMap { worker in
            notes.session(ofPlace: worker.place, now: now).map {
                .init(id: worker.id, address: $0.address, standing: $0.standing)
            }
        }
    }

    /// Whether an address has reached its session limit; selects the error a refused client gets.
    func isFull(for address: String) -> Bool {
        let name = WorkerNotes.name(ofAddress: address)
        return sessions(among: worker.serviceState.workers, now: .now).count { $0.address == name } >= maximumPerAddress
    }
}
