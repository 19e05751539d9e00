internal import CoreMetrics
internal import Foundation
internal import Logging
internal import OrielCore
internal import OrielProtocol
internal import OrielTracing
internal import Synchronization

/// All sessions of a process.
final class SessionStore: Sendable {
    /// The time in seconds after serving a page within which its socket may be opened.
    static let tokenLifetime: TimeInterval = 600

    /// The reason a session could not be created.
    enum Refusal: String, Error, Sendable {
        case tooManySessions = "sessions"
        case tooManySessionsOfAddress = "sessions_per_address"
    }

    private struct Contents: Sendable {
        var sessions: [SessionID: LiveSession] = [:]
        /// Open sessions and reserved places for sessions being created, by client address.
        var countByAddress: [String: Int] = [:]
        var count = 0
        /// The number of sessions opened so far.
        var openedCount = 0
        /// The used tokens with their expiration dates.
        var usedTokens: [SessionID: Date] = [:]
        var isStopping = false
    }

    private let contents = Mutex(Contents())
    private let trimmer = HeapTrimmer()
    private let factory: any LivePageFactory
    private let limits: SessionLimits
    private let origin: String
    private let maximumCount: Int
    private let maximumCountPerAddress: Int
    private let signer: TokenSigner
    private let sealer: SnapshotSealer
    private let metrics: ServerMetrics
    private let logger: Logger
    /// Nil if this process is the only one.
    private let worker: Worker?
    /// Set where each session has a worker of its own; nil where sessions share this process.
    private let places: SessionPlaces?
    private let spans: SpanSource?
    private let makeServices: @Sendable (SessionID, _ isResumed: Bool) -> SessionServices

    init(
        factory: any LivePageFactory,
        options: ServerOptions,
        limits: SessionLimits? = nil,
        key: SessionKey,
        metrics: ServerMetrics,
        logger: Logger,
        worker: Worker? = nil,
        places: SessionPlaces? = nil,
        spans: SpanSource? = nil,
        makeServices: @escaping @Sendable (SessionID, _ isResumed: Bool) -> SessionServices
    ) {
        self.factory = factory
        self.limits = limits ?? options.sessionLimits
        origin = options.origin
        maximumCount = places == nil ? options.maxSessions : worker?.isForOneSession == true ? 1 : 0
        maximumCountPerAddress = options.maxSessionsPerAddress
        signer = TokenSigner(key: key, purpose: "page")
        sealer = SnapshotSealer(key: key)
        self.metrics = metrics
        self.logger = logger
        self.worker = worker
        self.places = places
        self.spans = spans
        self.makeServices = makeServices
    }

    private var workerID: WorkerID { worker?.id ?? .none }

    var count: Int { contents.withLock { $0.sessions.count } }

    /// What is known of each session that has not ended.
    var standings: [SessionStanding] { contents.withLock { Array($0.sessions.values) }.compactMap(\.standing) }

    func session(_ id: SessionID) -> LiveSession? { contents.withLock { $0.sessions[id] } }

    // MARK: - Pages

    /// Creates a session for a page that is being served.
    ///
    /// - Returns: The markup to serve, and the token with which the page's socket finds the session.
    /// - Throws: ``Refusal``, or the error of the page factory.
    func open(
        _ request: PageRequest,
        from address: String,
        patience: Duration
    ) async throws -> (markup: PageMarkup, token: String) {
        let session = try await makeSession(SessionID(worker: workerID), for: request, from: address)
        let began = ContinuousClock.now
        guard let markup = await session.render(patience: patience) else { throw Refusal.tooManySessions }
        metrics.renderTime.recordNanoseconds((ContinuousClock.now - began).nanoseconds)
        let expires = Date(timeIntervalSinceNow: Self.tokenLifetime)
        return (markup, signer.token(for: session.id, expires: expires))
    }

    private func makeSession(_ id: SessionID, for request: PageRequest, from address: String) async throws
        -> LiveSession
    {
        try reservePlace(for: address)
        // An environment means that a socket resumes a session, rather than a `GET` starting one.
        let services = makeServices(id, request.environment != nil)
        let page: any LivePage
        do {
            page = try await factory.makePage(for: request, services: services)
        } catch {
            giveBackPlace(of: address)
            throw error
        }
        services.attach(page)
        services.isSignedIn = request.context.isSignedIn
        let session = LiveSession(
            id: id,
            address: address,
            page: page,
            services: services,
            storedValues: request.context.storedValues,
            limits: limits,
            metrics: metrics,
            sealer: sealer,
            spans: spans,
            didRelease: { [trimmer] in trimmer.pageReleased() },
            hasEnded: { [weak self] in self?.remove($0) }
        )
        metrics.openedSessions.increment()
        metrics.sessions.increment()
        let (other, isStopping) = contents.withLock { contents -> (LiveSession?, Bool) in
            // An ended session stays in the table until its page has ended, too.
            let other = contents.sessions[id].flatMap { $0.phase == .ended ? nil : $0 }
            if other == nil {
                contents.sessions[id] = session
                contents.openedCount += 1
            }
            return (other, contents.isStopping)
        }
        if isStopping { session.stop() }
        // The client has connected a second time meanwhile, and that connection created the session first.
        if let other {
            session.stop()
            return other
        }
        return session
    }

    private func reservePlace(for address: String) throws(Refusal) {
        func isFull(_ contents: Contents) -> Refusal? {
            if contents.countByAddress[address, default: 0] >= maximumCountPerAddress {
                return .tooManySessionsOfAddress
            }
            return contents.count >= maximumCount ? .tooManySessions : nil
        }
        let refusal = contents.withLock { contents -> Refusal? in
            let refusal = isFull(contents)
            contents.countByAddress[address, default: 0] += 1
            contents.count += 1
            worker?.notes?.note(load: contents.count)
            return refusal
        }
        guard var refusal else { return }
        if let places, places.isFull(for: address) { refusal = .tooManySessionsOfAddress }
        guard let victim = victim(for: refusal, address: address) else {
            giveBackPlace(of: address)
            metrics.refused(refusal.rawValue)
            throw refusal
        }
        metrics.evictedSessions.increment()
        victim.evict()
    }

    private func victim(for refusal: Refusal, address: String) -> LiveSession? {
        // A worker for one session serves no other.
        guard places == nil else { return nil }
        let sessions = contents.withLock { $0.sessions }
        let candidates = sessions.values.compactMap { session in
            session.standing.map { Eviction.Candidate(id: session.id, address: session.address, standing: $0) }
        }
        let eviction = Eviction(candidates, maximum: maximumCount, for: address, now: .now)
        return eviction.victim(withinAddress: refusal == .tooManySessionsOfAddress).flatMap { sessions[$0] }
    }

    private func giveBackPlace(of address: String) {
        contents.withLock { contents in
            contents.count -= 1
            worker?.notes?.note(load: contents.count)
            let count = contents.countByAddress[address, default: 1] - 1
            contents.countByAddress[address] = count > 0 ? count : nil
        }
    }

    private func remove(_ session: LiveSession) {
        contents.withLock { contents in
            if contents.sessions[session.id] === session { contents.sessions[session.id] = nil }
        }
        giveBackPlace(of: session.address)
        trimmer.pageEnded()
        metrics.endedSessions.increment()
        metrics.sessions.decrement()
    }

    /// Returns the session named by a client's ticket; nil if the ticket is invalid.
    func sessionID(ofTicket ticket: String) -> SessionID? { try? sealer.session(ofTicket: ticket) }

    // MARK: - Sockets

    /// The result of a hello.
    enum Connection: Sendable {
        case session(LiveSession)
        case refused(EndReason)
    }

    /// Finds the session a client requests, or rebuilds it from the client's snapshot and path.
    ///
    /// - Parameters:
    ///   - storedValues: The values of `@AppStorage` that the browser has now; nil if they are not known.
    ///   - context: Returns the host's current information about the user; called only if a session is created.
    func connect(
        _ hello: ClientHello,
        outlet: any SocketOutlet,
        from address: String,
        storedValues: [String: StoredValue]? = nil,
        context: @Sendable () async throws -> SessionContext
    ) async -> Connection {
        let id: SessionID
        do throws(TokenSigner.Failure) {
            if hello.session.isEmpty {
                id = try signer.verify(hello.token)
                guard useToken(of: id) else { return refuse("token_reused") }
            } else {
                id = try sealer.session(ofTicket: hello.session)
            }
        } catch {
            return refuse(error == .expired ? "token_expired" : "token_forged")
        }

        if worker?.isCondemned(id) == true {
            metrics.refused("session_condemned")
            // The client's snapshot may be the cause of the crashes, so delete it.
            outlet.send(ServerFrame.snapshot([]).bytes)
            return .refused(.failed)
        }
        let snapshot = sealer.open(hello.snapshot)
        if let session = session(id) {
            var first: [PageInput] = [.environment(hello.environment)]
            // A page that was just served lacks the tab's snapshot of the previous page.
            if hello.session.isEmpty, let snapshot { first.append(.snapshot(snapshot)) }
            // The previous page may have stored values after this one was requested.
            if hello.session.isEmpty, let storedValues, storedValues != session.storedValues {
                first.append(.stored(storedValues))
            }
            if session.connect(outlet, lastFrame: hello.lastFrame, first: first) {
                // Reported now, because the supervisor may evict pages that were unconnected at the last sweep.
                noteStanding(of: [session], now: .now)
                return .session(session)
            }
        }
        do {
            let request = PageRequest(
                path: hello.path,
                origin: origin,
                languages: hello.environment.language.isEmpty ? [] : [hello.environment.language],
                environment: hello.environment,
                snapshot: snapshot,
                context: try await context()
            )
            // A worker that takes over a session gives it a new ID that routes here.
            let session = try await makeSession(id.moved(to: workerID), for: request, from: address)
            return session.connect(outlet, lastFrame: nil) ? .session(session) : .refused(.stopping)
        } catch let refusal as Refusal {
            logger.notice("A session was refused", metadata: ["reason": "\(refusal.rawValue)"])
            // The client retries later, and keeps showing its page until then.
            if hello.session.isEmpty { restoreToken(of: id) }
            return .refused(.stopping)
        } catch {
            logger.notice("No session could be created for a socket", metadata: ["error": "\(error)"])
            return refuse("page")
        }
    }

    private func refuse(_ reason: String) -> Connection {
        metrics.refused(reason)
        return .refused(.notAllowed)
    }

    /// Marks a token as used.
    ///
    /// - Returns: False if it was already used.
    private func useToken(of id: SessionID) -> Bool {
        contents.withLock { contents in
            guard contents.usedTokens[id] == nil else { return false }
            contents.usedTokens[id] = Date(timeIntervalSinceNow: Self.tokenLifetime)
            return true
        }
    }

    /// Makes a token valid again if no session was created for it.
    private func restoreToken(of id: SessionID) { contents.withLock { $0.usedTokens[id] = nil } }

    // MARK: - One session

    /// Returns whether this process is a worker for one session, and that session has ended.
    func isOver(_ state: inout SingleSession, now: ContinuousClock.Instant = .now) -> Bool {
        guard let worker, worker.isForOneSession else { return false }
        let (opened, count) = contents.withLock { ($0.openedCount, $0.count) }
        return state.isOver(isOccupied: worker.isOccupied, opened: opened, count: count, now: now)
    }

    /// Evicts all sessions to free their places. Their clients reconnect when their pages are used again.
    func evictAll() {
        for session in contents.withLock({ Array($0.sessions.values) }) {
            metrics.evictedSessions.increment()
            session.evict()
        }
    }

    private func noteStanding(of sessions: [LiveSession], now: ContinuousClock.Instant) {
        guard let worker, worker.isForOneSession, let session = sessions.first, let standing = session.standing else {
            return
        }
        worker.notes?.noteSession(address: session.address, standing: standing, now: now)
    }

    // MARK: - Time

    /// Ends expired sessions, takes the snapshots that are due, and releases the content of idle pages.
    ///
    /// - Returns: Whether many pages are in use.
    @discardableResult
    func sweep(now: ContinuousClock.Instant = .now, date: Date = Date()) -> Bool {
        let sessions = contents.withLock { contents in
            contents.usedTokens = contents.usedTokens.filter { date < $0.value }
            return Array(contents.sessions.values)
        }
        let isCrowded = sessions.count(where: \.isInUse) > limits.crowdedPageCount
        for session in sessions { session.tick(now: now, isCrowded: isCrowded) }
        noteStanding(of: sessions, now: now)
        trimmer.tick(now: now)
        return isCrowded
    }

    /// Ends all sessions. Their clients get snapshots and are asked to reconnect.
    func stop() {
        let sessions = contents.withLock { contents in
            contents.isStopping = true
            return Array(contents.sessions.values)
        }
        for session in sessions { session.stop() }
    }
}

extension Duration {
    /// Whole nanoseconds.
    var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
