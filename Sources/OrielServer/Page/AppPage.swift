internal import OrielCore
internal import OrielProtocol
internal import OrielResources
internal import OrielWeb
internal import Synchronization

/// A page of an app: a view graph on the main actor, and the document rendered from it.
///
/// The graph passes its patches to the document through an outbox. The session calls one method at a time, so the lock
/// of the document is always free; it only satisfies the compiler's concurrency checks.
final class AppPage<A: App>: LivePage {
    private let request: PageRequest
    private let services: SessionServices
    let outbox = PageOutbox()
    private let replies = CommandReplies()
    private let timelines = TimelineGate()
    let document = Mutex(ClientPage(appName: AppPage.appName))
    #if DEBUG
    let inspectorLog = InspectorLog()
    #endif
    /// Created on first access.
    @MainActor private var madeHost: PageHost<A>?

    init(_ request: PageRequest, services: SessionServices) {
        self.request = request
        self.services = services
    }

    /// The name in the `Info.plist`; without one, `Notes` for a `NotesApp`.
    static var appName: String {
        if let name = AppInformation.shared.displayName { return name }
        let type = String(describing: A.self)
        return type.hasSuffix("App") && type != "App" ? String(type.dropLast(3)) : type
    }

    @MainActor var host: PageHost<A> {
        if let madeHost { return madeHost }
        let host = PageHost<A>(request, services: services, outbox: outbox, timelines: timelines)
        madeHost = host
        return host
    }

    // MARK: - Life

    private func mountIfNeeded() async {
        guard document.withLock({ $0.beginMount() }) else { return }
        let trees = await MainActor.run { host.mount() }
        // The trees contain all changes made during the mount. Later changes arrive as patches.
        document.withLock { $0.mount(trees) }
    }

    /// Mounts the views. Returns false if the first component of the path was not found, also when the views' tasks have
    /// ended, and no view listens to addresses.
    func leadsSomewhere(patience: Duration) async -> Bool {
        await mountIfNeeded()
        if await MainActor.run(body: { host.arrival != .nowhere }) { return true }
        await waitForTasks(until: .now + patience)
        return await MainActor.run {
            _ = host.continueArrival()
            return host.arrival != .nowhere
        }
    }

    func setPresence(_ isPresent: Bool) async {
        await MainActor.run { host.setPresence(isPresent) }
    }

    func setKeepsUp(_ keepsUp: Bool) { timelines.setOpen(keepsUp) }

    func snapshot() async -> [UInt8]? { await MainActor.run { host.snapshot } }

    func releaseContent() async {
        // Pending work would rebuild everything at once.
        guard outbox.isEmpty else { return }
        #if DEBUG
        // Nodes that are rebuilt are others, but an inspector shows these.
        if inspectorLog.isOpen() { return }
        #endif
        let isMounted = document.withLock { document in
            if document.isMounted { document.releaseContent() }
            return document.isMounted
        }
        if isMounted { await MainActor.run { host.graph.releaseContent() } }
    }

    /// Whether both the graph and the document have released what they can rebuild.
    var isReleased: Bool {
        get async { await MainActor.run { host.graph.isReleased } && document.withLock { $0.isReleased } }
    }

    func end() async {
        replies.end()
        if document.withLock({ $0.isMounted }) { await MainActor.run { host.end() } }
    }

    // MARK: - Output

    func render(patience: Duration) async -> PageMarkup {
        await mountIfNeeded()
        let (browser, entrances) = await settle(until: ContinuousClock.now + patience)
        let ((page, language), title) = document.withLock {
            ($0.makeDocument(outbox, browser: browser, entrances: entrances), $0.title)
        }
        return PageMarkup(
            body: page.body,
            styles: page.rules,
            title: title,
            scheme: page.scheme,
            nodeCount: page.nodeCount,
            language: language.tag,
            isRightToLeft: language.isRightToLeft
        )
    }

    /// Waits for the tasks of the views, then returns what the page needs from the main actor.
    ///
    /// Each visit to the main actor waits for its other work. If the tasks have ended already, there is only one visit.
    private func settle(until deadline: ContinuousClock.Instant) async -> (DocumentLanguage, [Entrance]) {
        var hasWaited = false
        while true {
            let settled = await MainActor.run { [hasWaited] () -> (DocumentLanguage, [Entrance])? in
                let isOver = ContinuousClock.now >= deadline
                if !hasWaited, host.graph.taskCount > 0, !isOver { return nil }
                // A task can load what leads to the next component of the address, and the page there has tasks of its
                // own.
                if host.continueArrival(), !isOver { return nil }
                return (host.language, host.graph.takeEntrances())
            }
            if let settled { return settled }
            await waitForTasks(until: deadline)
            hasWaited = true
        }
    }

    /// Waits for the tasks of the views, whose results become part of the page.
    private func waitForTasks(until deadline: ContinuousClock.Instant) async {
        let graph = await MainActor.run { host.graph }
        await withTaskGroup { group in
            group.addTask { await graph.waitForTasks() }
            group.addTask { try? await Task.sleep(until: deadline, clock: .continuous) }
            await group.next()
            group.cancelAll()
        }
    }

    func setFrameHandler(_ handler: (@Sendable () -> Void)?) { outbox.setFrameHandler(handler) }

    func nextFrame() async -> PageFrame? {
        #if DEBUG
        if inspectorLog.isOpen() { return nextInspectedFrame() }
        #endif
        return document.withLock { $0.makeFrame(outbox) }
    }

    func releaseRemoved() { document.withLock { $0.releaseRemoved() } }

    func mountFrame() async -> PageFrame {
        await mountIfNeeded()
        let browser = await MainActor.run { host.language }
        return document.withLock { $0.makeMountFrame(outbox, browser: browser) }
    }

    func send(_ command: ClientCommand) { outbox.add(.client(command)) }

    func perform(_ command: ClientCommand) async -> String? {
        await replies.reply { outbox.add(.client(command, reply: $0)) }
    }

    // MARK: - Input

    func handle(_ inputs: [PageInput]) async -> [EventDrop] {
        var drops: [EventDrop] = []
        var actions: [PageHost<A>.Action] = []
        for input in inputs {
            switch input {
            case .event(let event):
                let received = document.withLock { document in
                    document.take(from: outbox)
                    return document.receive(event)
                }
                switch received {
                case .accepted(let element, let id): actions.append(.event(element, id, number: event.number))
                case .dropped(let drop): drops.append(drop)
                }
            case .environment(let environment): actions.append(.environment(environment))
            case .pop(let depth, let path): actions.append(.pop(depth: Int(depth), path: path))
            case .reply(let command, let json): replies.resume(command, returning: json)
            case .snapshot(let bytes): actions.append(.snapshot(bytes))
            case .stored(let values): actions.append(.stored(values))
            }
        }
        if !actions.isEmpty { drops += await MainActor.run { [actions] in host.perform(actions) } }
        return drops
    }
}
