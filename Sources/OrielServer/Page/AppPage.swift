internal import Foundation
internal import OrielCore
internal import OrielProtocol
internal import OrielWeb
internal import Synchronization

/// A page of an app: a view graph on the main actor and the document rendered from it.
///
/// The session calls one method at a time, so only one task uses the document at a time. The graph passes its patches
/// through a mutex that both sides may access.
final class AppPage<A: App>: LivePage {
    private let request: PageRequest
    private let services: SessionServices
    private let shared = Mutex(Shared())
    private let replies = CommandReplies()
    /// Used only by the session's task.
    nonisolated(unsafe) var document = WebDocument()
    private nonisolated(unsafe) var frameNumber: UInt32 = 0
    private nonisolated(unsafe) var handledEvent: UInt32 = 0
    private nonisolated(unsafe) var answeredEvent: UInt32 = 0
    /// The window title last sent to the client.
    private nonisolated(unsafe) var toldTitle: String?
    private nonisolated(unsafe) var isMounted = false
    /// Created on first access. Main actor only.
    private nonisolated(unsafe) var madeHost: Host?

    /// State shared by the graph and the session.
    private struct Shared {
        var patches: [Patch] = []
        var commands: [PageCommand] = []
        var frameHandler: (@Sendable () -> Void)?
        /// Whether the last page markup left commands that the client must receive in a separate frame.
        var owesCommands = false
        /// Whether the graph woke only for a date and has released its content again.
        var isReleasedAgain = false
        /// Whether the frame handler has been called since the last frame.
        var hasCalled = false
    }

    init(_ request: PageRequest, services: SessionServices) {
        self.request = request
        self.services = services
    }

    @MainActor private var host: Host {
        if let madeHost { return madeHost }
        let host = Host(page: self)
        madeHost = host
        return host
    }

    /// The main-actor part of the page.
    @MainActor
    private final class Host {
        let graph = ViewGraph()
        let environment: PageEnvironment
        let storage: SessionStorage
        /// How much of the request's path the navigation resolved.
        private(set) var arrival = NavigationHistory.Arrival.whole
        unowned let page: AppPage

        init(page: AppPage) {
            self.page = page
            environment = PageEnvironment(page.request)
            let snapshot = page.request.snapshot.flatMap(PageSnapshot.init)
            storage = SessionStorage(
                app: StorageScope(values: page.request.context.storedValues) { [weak page] key, value in
                    page?.add(.client(.store(key: key, value: value)))
                },
                scene: StorageScope(values: snapshot?.scene ?? [:])
            )
            if let snapshot { graph.history.restore(snapshot.navigation) }
        }

        func mount() -> [ElementTree] {
            page.services.noteTurn()
            graph.flushHandler = page.services.noteTurn
            // The graph may outlive the page by one turn.
            graph.history.commandHandler = { [weak page = page] in page?.add(.init($0)) }
            graph.countsTasks = true
            var values = EnvironmentValues()
            values.sessionServices = page.services
            page.request.context.apply(to: &values)
            values.fileHost = page.services
            values.systemOpenURL = { [weak page = page] url in page?.open(url) ?? false }
            values.sessionStorage = storage
            let root = PageRoot(environment: environment, app: AppView(A()))
            graph.mount(environment: values) { root }
            graph.history.origin = page.request.origin
            arrival = graph.history.arrive(at: page.request.path)
            graph.flush()
            // The trees already contain the result of navigating to the path.
            graph.patchHandler = { [weak page = page] in page?.add($0) }
            // An event can rebuild the graph without changing the page. Reporting it lets the session release the page again later.
            graph.idle.rebuildHandler = { [weak page = page] in page?.note { $0.isReleasedAgain = false } }
            graph.idle.releaseHandler = { [weak page = page] in page?.note { $0.isReleasedAgain = true } }
            return graph.elementTrees
        }

        /// Restores the scene storage of the tab's previous page after a reload. The path has already restored the navigation.
        func takeUp(_ snapshot: PageSnapshot) {
            for (key, value) in snapshot.scene where storage.scene.allValues[key] == nil {
                storage.scene.receive(value, for: key)
            }
        }

        var snapshot: [UInt8]? {
            PageSnapshot(navigation: graph.history.snapshot, scene: storage.scene.allValues).bytes
        }
    }

    // MARK: - From the graph

    private func add(_ patches: [Patch]) {
        note { $0.patches += patches }
    }

    private func add(_ command: PageCommand) {
        note { $0.commands.append(command) }
    }

    private func note(_ change: (inout Shared) -> Void) {
        let handler = shared.withLock { shared -> (@Sendable () -> Void)? in
            change(&shared)
            guard !shared.hasCalled, let handler = shared.frameHandler else { return nil }
            shared.hasCalled = true
            return handler
        }
        handler?()
    }

    private func open(_ url: URL) -> Bool {
        guard let address = SafeAddress(url.absoluteString) else { return false }
        add(.client(.open(url: address.text)))
        return true
    }

    // MARK: - Rendering

    func render(patience: Duration) async -> PageMarkup {
        await mountIfNeeded()
        let deadline = ContinuousClock.now + patience
        // The answer includes the results of tasks. Tasks do not report their end, so this polls, a few times at most.
        while ContinuousClock.now < deadline, await hasTasks {
            try? await Task.sleep(for: .milliseconds(4))
        }
        let page = makePage()
        let environment = await MainActor.run { (host.environment.values.locale, host.environment.isRightToLeft) }
        return PageMarkup(
            body: page.body,
            styles: page.rules,
            title: title,
            nodeCount: page.nodeCount,
            language: environment.0.identifier(.bcp47),
            isRightToLeft: environment.1
        )
    }

    /// The document's title, or the app's name if it has none: `Notes` for a `NotesApp`.
    private var title: String {
        if let title = document.title { return title }
        return Self.appName
    }

    private static var appName: String {
        let type = String(describing: A.self)
        return type.hasSuffix("App") && type != "App" ? String(type.dropLast(3)) : type
    }

    private var hasTasks: Bool {
        get async { await MainActor.run { host.graph.taskCount > 0 } }
    }

    private func mountIfNeeded() async {
        guard !isMounted else { return }
        isMounted = true
        let trees = await MainActor.run { host.mount() }
        // The trees contain all changes made during the mount. Later changes arrive as patches.
        document.mount(trees)
    }

    /// Mounts the views. Returns whether the path leads to more than a page that is shown for any path.
    var leadsSomewhere: Bool {
        get async {
            await mountIfNeeded()
            return await MainActor.run { host.arrival != .nowhere }
        }
    }

    func setFrameHandler(_ handler: (@Sendable () -> Void)?) {
        let isWaiting = shared.withLock { shared in
            shared.frameHandler = handler
            let hasWork = !shared.patches.isEmpty || !shared.commands.isEmpty || shared.owesCommands
            shared.hasCalled = handler != nil && hasWork
            return shared.hasCalled
        }
        if isWaiting { handler?() }
    }

    private func takePatches() {
        let (patches, commands) = shared.withLock { shared in
            defer {
                shared.patches.removeAll()
                shared.commands.removeAll()
                shared.owesCommands = false
                shared.hasCalled = false
            }
            return (shared.patches, shared.commands)
        }
        document.take(patches)
        for command in commands { document.send(command) }
    }

    /// Sends the window title to the client if it changed.
    private func tellTitle() {
        guard let changed = document.takeChangedTitle() else { return }
        let title = changed ?? Self.appName
        guard title != toldTitle else { return }
        toldTitle = title
        document.send(.client(.title(title)))
    }

    private func makePage() -> PageContent {
        takePatches()
        let page = document.makePage()
        // The page markup contains the title.
        toldTitle = title
        if document.hasCommands { note { $0.owesCommands = true } }
        return page
    }

    func nextFrame() async -> PageFrame? {
        takePatches()
        tellTitle()
        let operations = document.encodeChanges()
        // Many pages wait for the same date. If they stayed awake, they would all hold memory at the same time.
        if shared.withLock({ $0.isReleasedAgain }) { document.releaseContent() }
        guard !operations.isEmpty || handledEvent != answeredEvent else { return nil }
        return frame { .patches($0, operations: operations) }
    }

    func mountFrame() async -> PageFrame {
        await mountIfNeeded()
        let page = makePage()
        let content = MountedPage(firstNode: page.firstNumber, markup: page.body, rules: page.rules, title: title)
        return frame { .mount($0, content) }
    }

    private func frame(_ content: (FrameHead) -> ServerFrame) -> PageFrame {
        frameNumber += 1
        answeredEvent = handledEvent
        return PageFrame(
            number: frameNumber,
            bytes: content(FrameHead(number: frameNumber, answeredEvent: handledEvent)).bytes
        )
    }

    func snapshot() async -> [UInt8]? { await MainActor.run { host.snapshot } }

    func setPresence(_ isPresent: Bool) async {
        await MainActor.run { host.environment.setPresence(isPresent) }
    }

    func releaseContent() async {
        // Pending work would rebuild everything at once.
        let hasWork = shared.withLock { !$0.patches.isEmpty || !$0.commands.isEmpty }
        guard isMounted, !hasWork else { return }
        document.releaseContent()
        await MainActor.run { host.graph.releaseContent() }
    }

    /// Whether both the graph and the document have released what they can rebuild.
    var isReleased: Bool { get async { await MainActor.run { host.graph.isReleased } && document.isReleased } }

    func end() async {
        replies.end()
        if isMounted { await MainActor.run { host.graph.unmount() } }
    }

    func send(_ command: ClientCommand) { add(.client(command)) }

    func perform(_ command: ClientCommand) async -> String? {
        await replies.reply { add(.client(command, reply: $0)) }
    }

    // MARK: - Input

    func handle(_ inputs: [PageInput]) async -> [EventDrop] {
        var drops: [EventDrop] = []
        var actions: [Action] = []
        for input in inputs {
            switch input {
            case .event(let event):
                // The client numbers its events from 1, and sends handled events again after a reconnect.
                guard event.number > handledEvent else {
                    drops.append(.repeated)
                    continue
                }
                handledEvent = event.number
                guard let action = action(for: event, drops: &drops) else { continue }
                actions.append(action)
            case .environment(let environment): actions.append(.environment(environment))
            case .pop(let depth, let path): actions.append(.pop(depth: Int(depth), path: path))
            case .reply(let command, let json): replies.resume(command, returning: json)
            case .snapshot(let bytes): actions.append(.snapshot(bytes))
            }
        }
        if !actions.isEmpty { drops += await MainActor.run { perform(actions) } }
        return drops
    }

    private enum Action: Sendable {
        case event(ElementEvent, Element.ID)
        case environment(BrowserEnvironment)
        case pop(depth: Int, path: String)
        case snapshot([UInt8])
    }

    private func action(for event: ClientEvent, drops: inout [EventDrop]) -> Action? {
        takePatches()
        let id: Element.ID
        switch document.listener(of: event.node, to: event.payload.kind) {
        case .found(let found): id = found
        case .unknown:
            drops.append(.unknownNode)
            return nil
        case .notListening:
            drops.append(.notListening)
            return nil
        }
        guard let node = document.node(of: id) else {
            drops.append(.unknownNode)
            return nil
        }
        switch event.payload {
        case .input(let text): document.noteClientValue(text, of: .value, on: event.node)
        // The files of a file chooser are not a value that its button shows.
        case .change where node.kind == .button: break
        case .change(let value):
            document.noteClientValue(value, of: node.kind == .toggle ? .checked : .value, on: event.node)
        default: break
        }
        return .event(ElementEvent(event.payload, for: node.kind), id)
    }

    @MainActor
    private func perform(_ actions: [Action]) -> [EventDrop] {
        services.noteTurn()
        var drops: [EventDrop] = []
        for action in actions {
            switch action {
            case .event(let event, let id):
                if let refusal = host.graph.send(event, to: id) { drops.append(EventDrop(refusal)) }
                // The graph looks up the next event's element again: this event may have covered or removed it.
                host.graph.flush()
            case .environment(let environment): host.environment.take(environment)
            case .pop(let depth, let path): host.graph.history.goTo(depth: depth, path: path)
            case .snapshot(let bytes): if let snapshot = PageSnapshot(bytes) { host.takeUp(snapshot) }
            }
        }
        host.graph.flush()
        return drops
    }
}

extension PageCommand {
    /// A step of the navigation for the browser's history.
    fileprivate init(_ command: NavigationHistory.Command) {
        self =
            switch command {
            case .push(let path, let depth): .client(.history(.push, path: path, depth: depth))
            case .replace(let path, let depth): .client(.history(.replace, path: path, depth: depth))
            case .back(let path, let depth): .client(.history(.back, path: path, depth: depth))
            }
    }
}

extension EventDrop {
    fileprivate init(_ refusal: EventRefusal) {
        self =
            switch refusal {
            case .unknown: .unknownNode
            case .notListening: .notListening
            case .disabled: .disabled
            case .hidden: .hidden
            case .behindModal: .behindModal
            }
    }
}
