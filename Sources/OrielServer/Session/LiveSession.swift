internal import CoreMetrics
internal import OrielCore
internal import OrielProtocol
internal import OrielTracing
internal import Synchronization
internal import Tracing

/// One session: a page, the connection that shows it, and the order of their events.
///
/// Events from the socket, the page and the clock arrive on different threads and pass through one ``SessionState``
/// under a lock. The resulting actions wait in a queue that one task processes. No task exists while the queue is
/// empty, so an idle session costs its page and a few hundred bytes.
final class LiveSession: Sendable {
    let id: SessionID
    /// The client address of its pages and sockets, counted against a limit.
    let address: String
    let services: SessionServices
    /// The values of `@AppStorage` with which the page was created.
    let storedValues: [String: StoredValue]
    private let page: any LivePage
    /// The most messages that may wait.
    private let queueLimit: Int
    private let metrics: ServerMetrics
    private let sealer: SnapshotSealer
    private let spans: SpanSource?
    private let hasEnded: @Sendable (LiveSession) -> Void
    private let didRelease: @Sendable () -> Void
    private let guarded: Mutex<Guarded>

    /// Protected by the lock.
    private struct Guarded: Sendable {
        var state: SessionState
        var outlets: [any SocketOutlet] = []
        var queue: [Work] = []
        var isWorking = false
        /// The number of messages in the queue.
        var queuedMessages = 0
        /// Whether connections were asked to stop reading.
        var isHoldingBack = false
        /// Whether the page was last notified that the client keeps up.
        var keepsUp = false
        var lastSnapshot: [UInt8]?
        /// A frame that the page encoded while the session ended.
        var lateFrame: PageFrame?
    }

    private enum Work: Sendable {
        case render(Duration, CheckedContinuation<PageMarkup?, Never>)
        case inputs([PageInput], received: ContinuousClock.Instant)
        case action(SessionState.Action)
        #if DEBUG
        case question(InspectorQuestion, CheckedContinuation<[UInt8]?, Never>)
        #endif
    }

    init(
        id: SessionID,
        address: String,
        page: any LivePage,
        services: SessionServices,
        storedValues: [String: StoredValue] = [:],
        limits: SessionLimits,
        metrics: ServerMetrics,
        sealer: SnapshotSealer,
        spans: SpanSource? = nil,
        now: ContinuousClock.Instant = .now,
        didRelease: @escaping @Sendable () -> Void = {},
        hasEnded: @escaping @Sendable (LiveSession) -> Void
    ) {
        self.id = id
        self.address = address
        self.page = page
        self.services = services
        self.storedValues = storedValues
        queueLimit = limits.queuedMessages
        self.metrics = metrics
        self.sealer = sealer
        self.spans = spans
        self.didRelease = didRelease
        self.hasEnded = hasEnded
        guarded = Mutex(Guarded(state: SessionState(limits: limits, now: now)))
        page.setKeepsUp(false)
        page.setFrameHandler { [weak self] in self?.change { $0.pageChanged(now: .now) } }
    }

    // MARK: - State

    var phase: SessionState.Phase { guarded.withLock { $0.state.phase } }

    /// Whether the page has not released its content since it was used last.
    var isInUse: Bool { guarded.withLock { $0.state.isInUse } }

    /// Nil if the session has ended.
    var standing: SessionStanding? {
        var standing = guarded.withLock { $0.state.standing }
        standing?.isSignedIn = services.isSignedIn
        return standing
    }

    /// Renders the page for the answer to a `GET`. Returns nil if the session ended first.
    func render(patience: Duration) async -> PageMarkup? {
        await withCheckedContinuation { continuation in
            update { guarded in
                guarded.queue.append(.render(patience, continuation))
                return []
            }
        }
    }

    #if DEBUG
    // MARK: - Inspector

    /// The number of questions that may wait.
    private static let questionLimit = 16

    var inspectorLog: InspectorLog { page.inspectorLog }

    /// Answers an inspector after the work that is queued; nil if the session has ended, or too many questions wait.
    func inspect(_ question: InspectorQuestion) async -> [UInt8]? {
        await withCheckedContinuation { continuation in
            var isTaken = false
            update { guarded in
                let waiting = guarded.queue.count { if case .question = $0 { true } else { false } }
                guard !guarded.state.hasEnded, waiting < Self.questionLimit else { return [] }
                isTaken = true
                guarded.queue.append(.question(question, continuation))
                return []
            }
            if !isTaken { continuation.resume(returning: nil) }
        }
    }
    #endif

    // MARK: - Events

    /// Connects a client that has proved this session is its own.
    ///
    /// - Parameters:
    ///   - lastFrame: The last frame the client has applied; nil if it needs a mount.
    ///   - first: Inputs for the page before it encodes its first frame, such as the size of the window.
    /// - Returns: False if the session has ended.
    func connect(_ outlet: any SocketOutlet, lastFrame: UInt32?, first: [PageInput] = []) -> Bool {
        var isConnected = false
        update { guarded in
            guard !guarded.state.hasEnded else { return [] }
            isConnected = true
            guarded.outlets.append(outlet)
            if !first.isEmpty {
                guarded.queue.append(.inputs(first, received: .now))
                guarded.queuedMessages += 1
            }
            return guarded.state.connect(outlet.id, lastFrame: lastFrame, now: .now)
        }
        return isConnected
    }

    func disconnected(_ socket: SocketID) {
        update { guarded in
            guarded.outlets.removeAll { $0.id == socket }
            return guarded.state.disconnected(socket, now: .now)
        }
    }

    func writabilityChanged(_ socket: SocketID, to isWritable: Bool) {
        change { $0.writabilityChanged(socket, to: isWritable) }
    }

    /// Handles the items of one message from the connection.
    ///
    /// - Returns: False if the connection must stop reading until ``SocketOutlet/resumeReading()``.
    func receive(_ items: [ClientItem], from outlet: any SocketOutlet) -> Bool {
        let now = ContinuousClock.now
        var inputs: [PageInput] = []
        var wantsPong = false
        var wantsMount = false
        var acknowledged: UInt32?
        for item in items {
            switch item {
            case .hello: break
            case .event(let event): inputs.append(.event(event))
            case .environment(let environment): inputs.append(.environment(environment))
            case .pop(let depth, let path): inputs.append(.pop(depth: depth, path: path))
            case .reply(let command, let json): inputs.append(.reply(command: command, json: json))
            case .acknowledge(let number): acknowledged = max(acknowledged ?? 0, number)
            case .mount: wantsMount = true
            // One pong for any number of pings: a message full of pings must not be amplified.
            case .ping: wantsPong = true
            }
        }
        if wantsPong { outlet.send(ServerFrame.pong.bytes) }

        update { guarded in
            // Ignored if another connection has taken over.
            guard case .attached(outlet.id) = guarded.state.phase else { return [] }
            if let acknowledged { guarded.state.acknowledged(acknowledged) }
            if !inputs.isEmpty {
                guarded.state.received(now: now)
                guarded.queue.append(.inputs(inputs, received: now))
                guarded.queuedMessages += 1
            }
            return wantsMount ? guarded.state.mountRequested(by: outlet.id) : []
        }
        return guarded.withLock { guarded in
            guard guarded.queuedMessages >= queueLimit else { return true }
            guarded.isHoldingBack = true
            return false
        }
    }

    func tick(now: ContinuousClock.Instant, isCrowded: Bool) { change { $0.tick(now: now, isCrowded: isCrowded) } }
    func evict() { change { $0.evict(now: .now) } }
    func stop() { change { $0.stop(now: .now) } }

    // MARK: - Work

    private func change(_ body: (inout SessionState) -> [SessionState.Action]) {
        update { body(&$0.state) }
    }

    private func update(_ body: (inout Guarded) -> [SessionState.Action]) {
        let starts = guarded.withLock { guarded in
            let actions = body(&guarded)
            let keepsUp = guarded.state.keepsUp
            if keepsUp != guarded.keepsUp {
                guarded.keepsUp = keepsUp
                // Under the lock, so that the page gets the changes in order.
                page.setKeepsUp(keepsUp)
            }
            guarded.queue += actions.map { .action($0) }
            guard !guarded.isWorking, !guarded.queue.isEmpty else { return false }
            guarded.isWorking = true
            return true
        }
        // The only task of a session. It ends when the queue is empty.
        if starts { Task { await work() } }
    }

    private func work() async {
        while let batch = nextBatch() {
            for work in batch {
                switch work {
                case .render(let patience, let continuation):
                    let hasEnded = guarded.withLock { $0.state.hasEnded }
                    continuation.resume(returning: hasEnded ? nil : await page.render(patience: patience))
                case .inputs(let inputs, let received): await handle(inputs, received: received)
                case .action(let action): await perform(action)
                #if DEBUG
                case .question(let question, let continuation):
                    let hasEnded = guarded.withLock { $0.state.hasEnded }
                    continuation.resume(returning: hasEnded ? nil : await page.inspect(question))
                #endif
                }
            }
        }
    }

    private func nextBatch() -> [Work]? {
        guarded.withLock { guarded in
            guard !guarded.queue.isEmpty else {
                guarded.isWorking = false
                return nil
            }
            defer { guarded.queue = [] }
            return guarded.queue
        }
    }

    private func handle(_ inputs: [PageInput], received: ContinuousClock.Instant) async {
        if !guarded.withLock({ $0.state.hasEnded }) {
            for drop in await tracedHandle(inputs) { metrics.droppedEvents[drop].increment() }
            metrics.eventLatency.recordNanoseconds((.now - received).nanoseconds)
            // Even an event without changes needs a frame: the client waits for the event's number.
            change { $0.pageChanged(now: .now) }
        }
        let resuming = guarded.withLock { guarded -> [any SocketOutlet] in
            guarded.queuedMessages -= 1
            guard guarded.isHoldingBack, guarded.queuedMessages <= queueLimit / 2 else { return [] }
            guarded.isHoldingBack = false
            return guarded.outlets
        }
        for outlet in resuming { outlet.resumeReading() }
    }

    /// Lets the page handle inputs, in a span if they have events. The tasks that views start belong to the trace.
    private func tracedHandle(_ inputs: [PageInput]) async -> [EventDrop] {
        guard let spans, let names = PageInput.names(of: inputs) else { return await page.handle(inputs) }
        // This task may have begun with anything, so the events do not belong to its trace.
        return await Optional(spans).withSpan("event \(names)", kind: .server, context: .topLevel) { span in
            span?.attributes["oriel.event.count"] = inputs.count
            return await page.handle(inputs)
        }
    }

    private func perform(_ action: SessionState.Action) async {
        switch action {
        case .welcome(let socket, let lastFrame, let goesOn):
            let welcome = ServerFrame.welcome(
                session: sealer.resumeTicket(for: id),
                lastFrame: lastFrame,
                goesOn: goesOn
            )
            outlet(socket)?.send(welcome.bytes)
        case .send(let socket, let frames):
            send(frames, to: socket)
            page.releaseRemoved()
        case .presence(let isPresent): await page.setPresence(isPresent)
        case .encode:
            let frame = await page.nextFrame()
            update { guarded in
                // ``SessionState/Action/lastFrame(_:)`` sends it.
                if guarded.state.hasEnded { guarded.lateFrame = frame }
                return guarded.state.encoded(frame, now: .now)
            }
        case .mount:
            let frame = await page.mountFrame()
            change { $0.mounted(frame, now: .now) }
        case .lastFrame(let socket):
            let late = guarded.withLock { $0.lateFrame }
            let last = await page.nextFrame()
            send([late, last].compactMap { $0 }, to: socket)
        case .snapshot(let socket):
            await sendSnapshot(to: socket)
        case .releaseContent:
            await page.releaseContent()
            didRelease()
        case .close(let socket, let reason):
            outlet(socket)?.close(reason)
            guarded.withLock { $0.outlets.removeAll { $0.id == socket } }
        case .endPage:
            page.setFrameHandler(nil)
            await page.end()
            services.end()
            hasEnded(self)
        }
    }

    private func outlet(_ socket: SocketID) -> (any SocketOutlet)? {
        guarded.withLock { $0.outlets.first { $0.id == socket } }
    }

    private func send(_ frames: [PageFrame], to socket: SocketID) {
        guard let outlet = outlet(socket) else { return }
        for frame in frames {
            outlet.send(frame.bytes)
            metrics.sent(frame)
        }
    }

    private func sendSnapshot(to socket: SocketID) async {
        let plain = await page.snapshot() ?? []
        let isNew = guarded.withLock { guarded in
            defer { guarded.lastSnapshot = plain }
            return guarded.lastSnapshot != plain
        }
        guard isNew, let outlet = outlet(socket) else { return }
        // An outdated snapshot would restore an old state, so send an empty one rather than keep it.
        let sealed = plain.isEmpty ? [] : sealer.seal(plain) ?? []
        if sealed.isEmpty && !plain.isEmpty { metrics.oversizeSnapshots.increment() }
        outlet.send(ServerFrame.snapshot(sealed).bytes)
    }
}

extension PageInput {
    /// The kinds of the events among inputs, such as `tap` or `input, submit`, each once; nil if there are none.
    fileprivate static func names(of inputs: [PageInput]) -> String? {
        var names: [String] = []
        for case .event(let event) in inputs where !names.contains("\(event.payload.kind)") {
            names.append("\(event.payload.kind)")
        }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}
