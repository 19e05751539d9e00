internal import OrielProtocol

/// The state machine of a session: takes events and returns the actions to perform.
///
/// It performs nothing itself and uses no socket and no clock. ``LiveSession`` performs the actions in order and reports their results:
///
///     page served ──connect──▶ attached ──disconnected──▶ detached ──connect──▶ attached
///          │ 15 s                 │ idle                      │ 60 s
///          ▼                      ▼                           ▼
///        ended                  ended                       ended
struct SessionState: Sendable {
    typealias Instant = ContinuousClock.Instant

    enum Phase: Equatable, Sendable {
        /// The page was served, but its socket is not open yet.
        case waiting
        case attached(SocketID)
        /// The connection is lost; the client may reconnect.
        case detached
        case ended
    }

    /// An action to perform, in order.
    enum Action: Equatable, Sendable {
        case welcome(SocketID, lastFrame: UInt32, goesOn: Bool)
        /// Tells the page whether a browser shows it.
        case presence(Bool)
        /// Sends frames that are already encoded.
        case send(SocketID, [PageFrame])
        /// Asks the page for its changes; ``SessionState/encoded(_:now:)`` takes the result.
        case encode
        /// Asks the page for a mount frame; ``SessionState/mounted(_:now:)`` takes the result.
        case mount
        /// Sends what the page has changed until its end, with the number of the last event that it has handled.
        case lastFrame(SocketID)
        /// Asks the page for a snapshot, seals it and sends it.
        case snapshot(SocketID)
        /// Releases content the page can rebuild, because it has been idle for a while.
        case releaseContent
        /// Sends the reason and closes the connection.
        case close(SocketID, EndReason)
        /// Ends the page and removes the session from the store.
        case endPage
    }

    private(set) var phase: Phase = .waiting
    /// The start of the phase.
    private(set) var phaseBegan: Instant
    /// The time of the last input or connection.
    private(set) var lastInput: Instant
    /// The time of the last input; nil before the first.
    private var lastAction: Instant?
    private let limits: SessionLimits
    private var replay: ReplayBuffer
    /// Whether the page has changes that have not been requested.
    private var isDirty = false
    /// Whether a frame has been requested: a second request would have to wait for it anyway.
    private var isEncoding = false
    /// The number of requested mount frames that are not encoded yet. Patches before the last of them are void.
    private var pendingMounts = 0
    private var isWritable = true
    /// The time of the last change since the last snapshot; nil if there is none.
    private var changedSinceSnapshot: Instant?
    /// The time of the last activity since the page was last released; nil if there is none.
    private var changedSinceRelease: Instant?
    private var releaseDelay: Duration

    init(limits: SessionLimits, now: Instant) {
        self.limits = limits
        releaseDelay = limits.releaseDelay
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

    /// Whether the client keeps up with the page, so that continuous motion may go on: all changes have been sent, and few frames
    /// are on their way. Otherwise frames would wait in the network or in the browser, and be outdated when they are shown.
    var keepsUp: Bool {
        isAttached && isWritable && !isDirty && !isEncoding && pendingMounts == 0
            && replay.unacknowledgedCount < Self.mostFramesOnTheirWay
    }

    /// The client acknowledges every second frame at once. With a round trip of 100 ms, these frames are 30 per second.
    private static let mostFramesOnTheirWay = 4

    private var socket: SocketID? { if case .attached(let socket) = phase { socket } else { nil } }

    private mutating func enter(_ phase: Phase, now: Instant) {
        self.phase = phase
        phaseBegan = now
    }

    // MARK: - Connections

    /// Attaches a client that has proved the session is its own.
    ///
    /// - Parameter lastFrame: The last frame the client has applied; nil if it has none of this session and needs a mount.
    /// - Returns: No actions if the session has ended: the client needs a new one.
    mutating func connect(_ newSocket: SocketID, lastFrame: UInt32?, now: Instant) -> [Action] {
        guard !hasEnded else { return [] }
        var actions: [Action] = []
        // The client can reconnect before the server notices the loss of the old connection.
        if let socket { actions.append(.close(socket, .stopping)) }
        if socket == nil { actions.append(.presence(true)) }
        enter(.attached(newSocket), now: now)
        lastInput = now
        changedSinceRelease = now
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

    /// A connection was lost.
    mutating func disconnected(_ lost: SocketID, now: Instant) -> [Action] {
        guard socket == lost else { return [] }
        enter(.detached, now: now)
        return [.presence(false)]
    }

    /// A connection became writable or unwritable.
    mutating func writabilityChanged(_ changed: SocketID, to isWritable: Bool) -> [Action] {
        guard socket == changed else { return [] }
        self.isWritable = isWritable
        return encodeIfPossible()
    }

    // MARK: - From the client

    /// The client sent input.
    mutating func received(now: Instant) {
        (lastInput, lastAction) = (now, now)
        (changedSinceSnapshot, changedSinceRelease) = (now, now)
    }

    mutating func acknowledged(_ number: UInt32) { replay.acknowledge(number) }

    /// The client cannot continue and requests the whole page.
    mutating func mountRequested(by asking: SocketID) -> [Action] {
        guard socket == asking else { return [] }
        return remount()
    }

    // MARK: - From the page

    /// The page has changes to send.
    mutating func pageChanged(now: Instant) -> [Action] {
        guard !hasEnded else { return [] }
        isDirty = true
        (changedSinceSnapshot, changedSinceRelease) = (now, now)
        return encodeIfPossible()
    }

    /// The page has encoded its changes; nil if there were none.
    mutating func encoded(_ frame: PageFrame?, now: Instant) -> [Action] {
        isEncoding = false
        guard !hasEnded else { return [] }
        // A client that requested a mount has no document that these patches fit.
        let sending = frame.flatMap { pendingMounts == 0 ? keep($0, now: now) : nil }
        return (sending ?? []) + encodeIfPossible()
    }

    /// The page has encoded a mount frame.
    mutating func mounted(_ frame: PageFrame, now: Instant) -> [Action] {
        pendingMounts -= 1
        guard !hasEnded, pendingMounts == 0 else { return [] }
        return keep(frame, now: now) + encodeIfPossible()
    }

    private mutating func keep(_ frame: PageFrame, now: Instant) -> [Action] {
        (changedSinceSnapshot, changedSinceRelease) = (now, now)
        // Kept even if the connection was lost meanwhile: the page will not encode these changes again.
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
        // A mount frame contains everything, including pending changes.
        replay.drop()
        isDirty = false
        pendingMounts += 1
        return [.mount]
    }

    // MARK: - Time

    /// Whether the page has not released its content since it was used last. A page that no browser has connected to
    /// yet is not in use: each request for an address makes one, also those of crawlers.
    var isInUse: Bool { changedSinceRelease != nil && phase != .waiting && !hasEnded }

    /// Checks the deadlines. Called periodically.
    ///
    /// - Parameter isCrowded: Whether many pages of the server are in use.
    mutating func tick(now: Instant, isCrowded: Bool = false) -> [Action] {
        let isFirstOfCrowd = isCrowded && releaseDelay == limits.releaseDelay
        let delay = isFirstOfCrowd ? min(limits.crowdedReleaseDelay, releaseDelay) : releaseDelay
        switch phase {
        case .waiting:
            return phaseBegan + limits.attachTimeout <= now ? end(now: now) : []
        case .detached:
            return phaseBegan + limits.resumeTimeout <= now ? end(now: now) : releaseIfIdle(now: now, after: delay)
        case .attached(let socket):
            if lastInput + limits.idleTimeout <= now { return evict(now: now) }
            // Snapshot first: a released page would have to be rebuilt for it.
            let snapshotDelay = isFirstOfCrowd ? min(limits.snapshotDelay, delay) : limits.snapshotDelay
            guard let changed = changedSinceSnapshot, changed + snapshotDelay <= now, isWritable else {
                return releaseIfIdle(now: now, after: delay)
            }
            changedSinceSnapshot = nil
            return [.snapshot(socket)] + releaseIfIdle(now: now, after: delay)
        case .ended:
            return []
        }
    }

    private mutating func releaseIfIdle(now: Instant, after delay: Duration) -> [Action] {
        guard let changed = changedSinceRelease, changed + delay <= now else { return [] }
        changedSinceRelease = nil
        releaseDelay = min(releaseDelay * 2, limits.longestReleaseDelay)
        return [.releaseContent]
    }

    /// Ends the session to free its place. The client gets a snapshot to reconnect with.
    mutating func evict(now: Instant) -> [Action] { leave(.evicted, now: now) }

    /// Ends the session because the server is stopping.
    mutating func stop(now: Instant) -> [Action] { leave(.stopping, now: now) }

    /// Ends the session because the client may no longer use it.
    mutating func refuse(_ reason: EndReason, now: Instant) -> [Action] {
        guard let socket else { return end(now: now) }
        return [.close(socket, reason)] + end(now: now)
    }

    private mutating func leave(_ reason: EndReason, now: Instant) -> [Action] {
        guard let socket else { return end(now: now) }
        var farewell: [Action] = []
        // The end tells the client that no event after those of this frame has been handled, so it is sent even if the
        // socket takes no bytes now. A client that waits for a mount can apply no other frame.
        if pendingMounts == 0 { farewell.append(.lastFrame(socket)) }
        if changedSinceSnapshot != nil, isWritable { farewell.append(.snapshot(socket)) }
        return farewell + [.close(socket, reason)] + end(now: now)
    }

    private mutating func end(now: Instant) -> [Action] {
        guard !hasEnded else { return [] }
        enter(.ended, now: now)
        replay.drop()
        return [.endPage]
    }
}

/// Identifies a connection within the process.
struct SocketID: Hashable, Sendable {
    let rawValue: UInt64
    init(_ rawValue: UInt64) { self.rawValue = rawValue }
}
