/// Decides what happens to a session: it is told what has happened, and answers what is to be done.
///
/// It performs nothing, knows no socket and no clock. ``LiveSession`` does what it says, in order, and tells it the
/// results:
///
///     page served ──connect──▶ attached ──disconnected──▶ detached ──connect──▶ attached
///          │ 15 s                 │ idle                      │ 60 s
///          ▼                      ▼                           ▼
///        ended                  ended                       ended
struct SessionState: Sendable {
    typealias Instant = ContinuousClock.Instant

    enum Phase: Equatable, Sendable {
        /// The page was served and nobody has opened its socket yet.
        case waiting
        case attached(SocketID)
        /// The connection is gone; it may come back.
        case detached
        case ended
    }

    /// What is to be done, in order.
    enum Action: Equatable, Sendable {
        case welcome(SocketID, lastFrame: UInt32, goesOn: Bool)
        /// Tells the page whether a browser shows it.
        case presence(Bool)
        /// Sends frames that were encoded before.
        case send(SocketID, [PageFrame])
        /// Asks the page for what has changed; the answer comes back as ``SessionState/encoded(_:now:)``.
        case encode
        /// Asks the page for a mount frame; the answer comes back as ``SessionState/mounted(_:now:)``.
        case mount
        /// Asks the page for a snapshot, and sends it sealed.
        case snapshot(SocketID)
        /// Lets the page rest: nothing has happened for a while.
        case rest
        /// Says why, and closes.
        case close(SocketID, EndReason)
        /// Ends the page; the session leaves the store.
        case endPage
    }

    private(set) var phase: Phase = .waiting
    /// When the phase began.
    private(set) var phaseBegan: Instant
    /// When the person did something last, or connected.
    private(set) var lastInput: Instant
    /// When the person did something last; nil before.
    private var lastAction: Instant?
    private let limits: SessionLimits
    private var replay: ReplayBuffer
    /// The page has something to send that nobody has asked it for yet.
    private var isDirty = false
    /// Whether the page is being asked for a frame: a second question would have to wait for it anyway.
    private var isEncoding = false
    /// How many mount frames the page is still to give. Patches that come before the last of them are void.
    private var pendingMounts = 0
    private var isWritable = true
    /// When the page changed last since the last snapshot; nil if it has not.
    private var changedSinceSnapshot: Instant?
    /// When something happened last since the page was let rest; nil if nothing has.
    private var changedSinceRest: Instant?
    private var restDelay: Duration

    init(limits: SessionLimits, now: Instant) {
        self.limits = limits
        restDelay = limits.restDelay
        replay = ReplayBuffer(capacity: limits.replayBytes)
        phaseBegan = now
        lastInput = now
    }

    var hasEnded: Bool { phase == .ended }
    var isAttached: Bool { socket != nil }
    var replayByteCount: Int { replay.byteCount }

    /// Nil if the session has ended.
    var standing: SessionStanding? {
        let presence: SessionStanding.Presence
        switch phase {
        case .waiting: presence = .waiting
        case .attached: presence = .attached
        case .detached: presence = .detached
        case .ended: return nil
        }
        return SessionStanding(presence: presence, lastInput: lastInput, lastAction: lastAction)
    }

    private var socket: SocketID? { if case .attached(let socket) = phase { socket } else { nil } }

    private mutating func enter(_ phase: Phase, now: Instant) {
        self.phase = phase
        phaseBegan = now
    }

    // MARK: - Connections

    /// A client has proved that the session is its own.
    ///
    /// - Parameter lastFrame: The last frame the client has applied; nil if it has nothing of this session and needs a mount.
    /// - Returns: Nothing if the session has ended: the client must be served by a new one.
    mutating func connect(_ newSocket: SocketID, lastFrame: UInt32?, now: Instant) -> [Action] {
        guard !hasEnded else { return [] }
        var actions: [Action] = []
        // The client reconnects before the server has noticed that the old connection is gone.
        if let socket { actions.append(.close(socket, .stopping)) }
        if socket == nil { actions.append(.presence(true)) }
        enter(.attached(newSocket), now: now)
        lastInput = now
        changedSinceRest = now
        isWritable = true

        if let lastFrame, let missed = replay.frames(after: lastFrame) {
            replay.acknowledge(lastFrame)
            actions.append(.welcome(newSocket, lastFrame: lastFrame, goesOn: true))
            if !missed.isEmpty { actions.append(.send(newSocket, missed)) }
            return actions + encodeIfPossible()
        }
        actions.append(.welcome(newSocket, lastFrame: lastFrame ?? 0, goesOn: false))
        return actions + remount()
    }

    /// A connection is gone.
    mutating func disconnected(_ lost: SocketID, now: Instant) -> [Action] {
        guard socket == lost else { return [] }
        enter(.detached, now: now)
        return [.presence(false)]
    }

    /// A connection takes bytes again, or takes none for now.
    mutating func writabilityChanged(_ changed: SocketID, to isWritable: Bool) -> [Action] {
        guard socket == changed else { return [] }
        self.isWritable = isWritable
        return encodeIfPossible()
    }

    // MARK: - From the client

    /// The person has done something.
    mutating func received(now: Instant) {
        (lastInput, lastAction) = (now, now)
        (changedSinceSnapshot, changedSinceRest) = (now, now)
    }

    mutating func acknowledged(_ number: UInt32) { replay.acknowledge(number) }

    /// The client cannot go on and asks for the whole page.
    mutating func mountRequested(by asking: SocketID) -> [Action] {
        guard socket == asking else { return [] }
        return remount()
    }

    // MARK: - From the page

    /// There is something to send.
    mutating func pageChanged(now: Instant) -> [Action] {
        guard !hasEnded else { return [] }
        isDirty = true
        (changedSinceSnapshot, changedSinceRest) = (now, now)
        return encodeIfPossible()
    }

    /// The page has encoded what it was asked for; nil if nothing had changed.
    mutating func encoded(_ frame: PageFrame?, now: Instant) -> [Action] {
        isEncoding = false
        guard !hasEnded else { return [] }
        // The client that asked for a mount has no document these patches would fit.
        let sending = frame.flatMap { pendingMounts == 0 ? keep($0, now: now) : nil }
        return (sending ?? []) + encodeIfPossible()
    }

    /// The page has encoded itself anew.
    mutating func mounted(_ frame: PageFrame, now: Instant) -> [Action] {
        pendingMounts -= 1
        guard !hasEnded, pendingMounts == 0 else { return [] }
        return keep(frame, now: now) + encodeIfPossible()
    }

    private mutating func keep(_ frame: PageFrame, now: Instant) -> [Action] {
        (changedSinceSnapshot, changedSinceRest) = (now, now)
        // Kept even if the connection went away meanwhile: the page will not encode these changes again.
        replay.append(frame)
        guard let socket else { return [] }
        return [.send(socket, [frame])]
    }

    private mutating func encodeIfPossible() -> [Action] {
        guard isDirty, !isEncoding, pendingMounts == 0, isWritable, isAttached else { return [] }
        isDirty = false
        isEncoding = true
        return [.encode]
    }

    private mutating func remount() -> [Action] {
        // A mount frame holds everything, so whatever waited is in it.
        replay.drop()
        isDirty = false
        pendingMounts += 1
        return [.mount]
    }

    // MARK: - Time

    /// Time has passed.
    mutating func tick(now: Instant) -> [Action] {
        switch phase {
        case .waiting:
            return phaseBegan + limits.attachTimeout <= now ? end(now: now) : []
        case .detached:
            return phaseBegan + limits.resumeTimeout <= now ? end(now: now) : restIfIdle(now: now)
        case .attached(let socket):
            if lastInput + limits.idleTimeout <= now { return evict(now: now) }
            guard let changed = changedSinceSnapshot, changed + limits.snapshotDelay <= now, isWritable else {
                return restIfIdle(now: now)
            }
            changedSinceSnapshot = nil
            // First the snapshot: a page at rest would have to be made again for it.
            return [.snapshot(socket)] + restIfIdle(now: now)
        case .ended:
            return []
        }
    }

    private mutating func restIfIdle(now: Instant) -> [Action] {
        guard let changed = changedSinceRest, changed + restDelay <= now else { return [] }
        changedSinceRest = nil
        restDelay = min(restDelay * 2, limits.longestRestDelay)
        return [.rest]
    }

    /// Makes room: the client gets a snapshot to come back with.
    mutating func evict(now: Instant) -> [Action] { leave(.evicted, now: now) }

    /// The server stops.
    mutating func stop(now: Instant) -> [Action] { leave(.stopping, now: now) }

    /// The client is not to be served any longer.
    mutating func refuse(_ reason: EndReason, now: Instant) -> [Action] {
        guard let socket else { return end(now: now) }
        return [.close(socket, reason)] + end(now: now)
    }

    private mutating func leave(_ reason: EndReason, now: Instant) -> [Action] {
        guard let socket else { return end(now: now) }
        let farewell: [Action] = changedSinceSnapshot == nil || !isWritable ? [] : [.snapshot(socket)]
        return farewell + [.close(socket, reason)] + end(now: now)
    }

    private mutating func end(now: Instant) -> [Action] {
        guard !hasEnded else { return [] }
        enter(.ended, now: now)
        replay.drop()
        return [.endPage]
    }
}

/// Names one connection within the process.
struct SocketID: Hashable, Sendable {
    let rawValue: UInt64
    init(_ rawValue: UInt64) { self.rawValue = rawValue }
}
