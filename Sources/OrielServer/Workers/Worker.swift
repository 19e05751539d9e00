internal import Foundation
internal import NIOCore
internal import OrielWorkerShim
internal import Synchronization

/// This process as one of several workers that serve the same port, each with its own sessions.
///
/// Two threads receive messages: one from the supervisor, one from the other workers. Both run until the process exits.
final class Worker: Sendable {
    /// This process as a worker; nil without a supervisor.
    static let current: Worker? = {
        guard let environment = WorkerEnvironment.current() else { return nil }
        // The supervisor may have exited while this process started.
        guard oriel_die_with(environment.supervisor) == 0 else { exit(EX_TEMPFAIL) }
        yieldMemory()
        do {
            let worker = try Worker(environment)
            worker.start()
            return worker
        } catch {
            FileHandle.standardError.write(Data("error: a worker cannot start: \(error)\n".utf8))
            exit(EX_OSERR)
        }
    }()

    let environment: WorkerEnvironment
    let mailbox: Mailbox
    /// The notes of this worker, such as the session whose views run.
    let notes: WorkerNotes?
    private let control = ControlChannel(descriptor: WorkerEnvironment.control)
    private let state = Mutex(ServiceState())
    private let connectionHandler = Mutex<(@Sendable (HandedConnection) -> Void)?>(nil)
    private let evictionHandler = Mutex<(@Sendable () -> Void)?>(nil)
    private let isTaken = Atomic(false)
    private let broadcastHandler = Mutex<(@Sendable ([UInt8]) -> Void)?>(nil)

    init(_ environment: WorkerEnvironment) throws {
        self.environment = environment
        mailbox = try Mailbox(service: environment.service, id: environment.id)
        notes = try WorkerNotes(descriptor: WorkerEnvironment.board, place: environment.place)
    }

    /// Creates a worker without a supervisor, for tests.
    ///
    /// - Parameters:
    ///   - spares: The peers that wait for one session.
    ///   - occupied: Further peers, which have one session. All IDs are also place numbers.
    init(
        id: WorkerID,
        service: String,
        peers: [WorkerID],
        spares: [WorkerID] = [],
        occupied: [WorkerID] = [],
        notes: WorkerNotes? = nil,
        condemned: [SessionID] = []
    ) throws {
        environment = WorkerEnvironment(
            id: id,
            slot: spares.contains(id) ? nil : 0,
            count: peers.count,
            service: service,
            port: 0,
            supervisor: 0,
            key: "",
            place: 0
        )
        mailbox = try Mailbox(service: service, id: id)
        self.notes = notes
        state.withLock { state in
            state.workers = peers.map {
                .init(id: $0, place: Int($0.rawValue), phase: spares.contains($0) ? .spare : .serving)
            }
            state.workers += occupied.map { .init(id: $0, place: Int($0.rawValue), phase: .occupied) }
            state.condemned = condemned.map { ServiceState.name(of: $0) }
        }
        startReceiving()
    }

    /// Makes the kernel kill this process before its supervisor when memory is exhausted.
    private static func yieldMemory() {
        // Without permission the kernel chooses by size, and the supervisor is small.
        guard let file = FileHandle(forWritingAtPath: "/proc/self/oom_score_adj") else { return }
        try? file.write(contentsOf: Data("500".utf8))
    }

    var id: WorkerID { environment.id }
    var serviceState: ServiceState { state.withLock { $0 } }

    /// The other workers, including those that are stopping.
    var peers: [WorkerID] { state.withLock { $0.workers.map(\.id) }.filter { $0 != id } }

    func isCondemned(_ session: SessionID) -> Bool {
        let origin = ServiceState.name(of: session)
        return state.withLock { $0.condemned.contains(origin) }
    }

    /// A worker with clearly fewer sessions than this one.
    var lessLoadedPeer: WorkerID? {
        guard let notes else { return nil }
        let loads = serviceState.workers.filter(\.isServing).map { (id: $0.id, load: notes.load(ofPlace: $0.place)) }
        let own = notes.load(ofPlace: environment.place)
        // A handover is cheap, but not free.
        guard let least = loads.min(by: { $0.load < $1.load }), least.id != id,
            own >= least.load + max(2, least.load / 8)
        else { return nil }
        return least.id
    }

    /// Reports to the supervisor that this worker serves.
    func reportReady() { control.send(WorkerMessage.ready) }

    // MARK: - One session

    /// Whether this worker serves one session only.
    var isForOneSession: Bool { environment.slot == nil }

    /// Whether a connection has occupied this worker for its session.
    var isOccupied: Bool { isTaken.load(ordering: .sequentiallyConsistent) }

    /// Occupies this worker for a session.
    ///
    /// - Returns: False if it was occupied before, or serves more than one session.
    func occupy(from address: String) -> Bool {
        guard isForOneSession, !isTaken.exchange(true, ordering: .sequentiallyConsistent) else { return false }
        notes?.noteSession(address: address)
        control.send(WorkerMessage.occupied)
        return true
    }

    /// Asks a worker to evict its session.
    func sendEviction(to worker: WorkerID) throws(Mailbox.Failure) {
        try mailbox.send([MessageKind.eviction.rawValue], to: worker)
    }

    func setEvictionHandler(_ handler: @escaping @Sendable () -> Void) {
        evictionHandler.withLock { $0 = handler }
    }

    // MARK: - Receiving

    private func start() {
        Thread.startWaiting(named: "oriel.control") { [self] in
            // The kernel drops the signal when the thread that requested it ends. This thread runs until the process
            // exits; the thread that creates the worker belongs to a pool and may end when it is idle.
            guard oriel_die_with(environment.supervisor) == 0 else { _exit(EX_TEMPFAIL) }
            while let new = control.receive(ServiceState.self) { state.withLock { $0 = new } }
            // The supervisor has exited.
            _exit(EX_TEMPFAIL)
        }
        startReceiving()
        MainActorWatch { seconds in
            let text = "error: the main actor has not answered for \(seconds) seconds; this worker exits\n"
            FileHandle.standardError.write(Data(text.utf8))
            // Like a trap: no cleanup that could wait for the main actor.
            _exit(EX_SOFTWARE)
        }.start()
    }

    private func startReceiving() {
        Thread.startWaiting(named: "oriel.mailbox") { [weak self, mailbox] in
            while let message = mailbox.receive() {
                guard let self else { return }
                receive(message)
            }
        }
    }

    private func receive(_ message: Mailbox.Message) {
        switch message.bytes.first.flatMap(MessageKind.init(rawValue:)) {
        case .broadcast:
            let handler = broadcastHandler.withLock { $0 }
            handler?(Array(message.bytes.dropFirst()))
        case .connection:
            if let connection = HandedConnection(message), let handler = connectionHandler.withLock({ $0 }) {
                return handler(connection)
            }
        case .eviction:
            let handler = evictionHandler.withLock { $0 }
            handler?()
        case .end, nil: break
        }
        if let descriptor = message.descriptor { close(descriptor) }
    }

    /// Sets the handler for connections of other workers. Without a handler they are closed.
    func setConnectionHandler(_ handler: (@Sendable (HandedConnection) -> Void)?) {
        connectionHandler.withLock { $0 = handler }
    }

    func setBroadcastHandler(_ handler: @escaping @Sendable ([UInt8]) -> Void) {
        broadcastHandler.withLock { $0 = handler }
    }

    /// Ends the receiving thread of a worker in a test.
    func stopReceiving() { try? mailbox.send([MessageKind.end.rawValue], to: id) }

    // MARK: - Sending

    /// Hands over a connection with the bytes already read from it.
    func handOver(_ descriptor: Int32, _ connection: HandedConnection.Content, to worker: WorkerID) throws(Mailbox
        .Failure)
    {
        try mailbox.send(connection.bytes, descriptor: descriptor, to: worker)
    }

    func send(broadcast: [UInt8], to worker: WorkerID) throws(Mailbox.Failure) {
        try mailbox.send([MessageKind.broadcast.rawValue] + broadcast, to: worker)
    }
}

/// The kind of a message between workers; its first byte.
enum MessageKind: UInt8 {
    case broadcast = 1
    case connection = 2
    /// Ends the receiving thread.
    case end = 3
    /// The receiver evicts its session.
    case eviction = 4
}

extension Thread {
    /// Starts a thread that blocks on reads.
    fileprivate static func startWaiting(named name: String, _ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.name = name
        thread.stackSize = 512 * 1024
        thread.start()
    }
}
