internal import Foundation
internal import OrielCore
internal import OrielWeb
internal import Synchronization

/// A page of an app: the graph lives on the main actor, its document beside it.
///
/// The session calls one function at a time, so the document is used by one task at a time; the graph hands its patches over
/// through a box that both sides may reach.
final class AppPage<A: App>: LivePage {
    private let request: PageRequest
    private let services: SessionServices
    private let shared = Mutex(Shared())
    private let replies = CommandReplies()
    /// Used by the session's one task only.
    nonisolated(unsafe) var document = WebDocument()
    private nonisolated(unsafe) var frameNumber: UInt32 = 0
    private nonisolated(unsafe) var handledEvent: UInt32 = 0
    private nonisolated(unsafe) var answeredEvent: UInt32 = 0
    /// What the window is called, as far as it was told.
    private nonisolated(unsafe) var toldTitle: String?
    private nonisolated(unsafe) var isMounted = false
    /// Made at the first look; reached on the main actor only.
    private nonisolated(unsafe) var madeHost: Host?

    /// What the graph and the session share.
    private struct Shared {
        var patches: [Patch] = []
        var commands: [PageCommand] = []
        var frameHandler: (@Sendable () -> Void)?
        /// Whether the page that was made last comes with commands, which its client has to be told apart.
        var owesCommands = false
        /// Whether the graph was woken for a date only and rests since.
        var restsAgain = false
        /// Whether the handler has been called since the last frame.
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

    /// The part of the page on the main actor.
    @MainActor
    private final class Host {
        let graph = ViewGraph()
        let environment: PageEnvironment
        let storage: SessionStorage
        /// How far the address of the request has led.
        private(set) var arrival = NavigationHistory.Arrival.whole
        unowned let page: AppPage

        init(page: AppPage) {
            self.page = page
            environment = PageEnvironment(page.request)
            let snapshot = page.request.snapshot.flatMap(PageSnapshot.init)
            storage = SessionStorage(
                app: StorageScope(values: page.request.context.storedValues) { [weak page] key, value in
                    page?.add(.plain("store", argument: StoreArgument(key: key, value: value).json))
                },
                scene: StorageScope(values: snapshot?.scene ?? [:])
            )
            if let snapshot { graph.history.restore(snapshot.navigation) }
        }

        func mount() -> [ElementTree] {
            page.services.noteTurn()
            graph.flushHandler = page.services.noteTurn
            // The graph may live on for a turn when the page has ended.
            graph.history.commandHandler = { [weak page = page] in page?.add(.init($0)) }
            graph.countsTasks = true
            var values = EnvironmentValues()
            page.request.context.apply(to: &values)
            values.sessionServices = page.services
            values.fileHost = page.services
            values.systemOpenURL = { [weak page = page] url in page?.open(url) ?? false }
            values.sessionStorage = storage
            let root = PageRoot(environment: environment, app: AppView(A()))
            graph.mount(environment: values) { root }
            graph.history.origin = page.request.origin
            arrival = graph.history.arrive(at: page.request.path)
            graph.flush()
            // What the address has led to is in the trees already.
            graph.patchHandler = { [weak page = page] in page?.add($0) }
            // What has happened may change nothing on the page; then nobody else would let it rest again.
            graph.wakeHandler = { [weak page = page] in page?.note { $0.restsAgain = false } }
            graph.restHandler = { [weak page = page] in page?.note { $0.restsAgain = true } }
            return graph.elementTrees
        }

        /// Takes what the tab has kept of an earlier page, for a page that was loaded anew: the address has led to its place.
        func takeUp(_ snapshot: PageSnapshot) {
            for (key, value) in snapshot.scene where storage.scene.allValues[key] == nil {
                storage.scene.receive(value, for: key)
            }
        }

        var snapshot: [UInt8]? {
            PageSnapshot(navigation: graph.history.snapshot, scene: storage.scene.allValues).bytes
        }
    }

    // MARK: - The graph's side

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
        add(.plain("open", argument: JSON.object(["url": .string(address.text), "target": .string("_blank")])))
        return true
    }

    // MARK: - Showing

    func render(patience: Duration) async -> PageMarkup {
        await mountIfNeeded()
        let deadline = ContinuousClock.now + patience
        // What tasks bring is to be in the answer; they tell nobody when they end, and it is a few looks at most.
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

    /// Where nothing on the page is called anything, the app's name: `Notes` for a `NotesApp`.
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
        // What changed since the mount is in the trees; what comes later is not.
        document.mount(trees)
    }

    /// Mounts the views, and says whether the address has led to more than a page that shows anyway.
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

    /// Has the window called what the page is called now.
    private func tellTitle() {
        guard let changed = document.takeChangedTitle() else { return }
        let title = changed ?? Self.appName
        guard title != toldTitle else { return }
        toldTitle = title
        document.send(.plain("title", argument: JSON.text(title)))
    }

    private func makePage() -> PageContent {
        takePatches()
        let page = document.makePage()
        // The page says itself what it is called.
        toldTitle = title
        if document.hasCommands { note { $0.owesCommands = true } }
        return page
    }

    func nextFrame() async -> PageFrame? {
        takePatches()
        tellTitle()
        let operations = document.encodeChanges()
        // Many pages wait for the same date: if they stayed awake, they would take room at the same time.
        if shared.withLock({ $0.restsAgain }) { document.rest() }
        guard !operations.isEmpty || handledEvent != answeredEvent else { return nil }
        var writer = FrameWriter()
        writer.byte(2)
        writeHead(to: &writer)
        writer.append(operations)
        return PageFrame(number: frameNumber, bytes: writer.bytes)
    }

    func mountFrame() async -> PageFrame {
        await mountIfNeeded()
        let page = makePage()
        var writer = FrameWriter()
        writer.byte(3)
        writeHead(to: &writer)
        writer.int(page.firstNumber)
        writer.string(page.body)
        writer.string(page.rules)
        writer.string(title)
        return PageFrame(number: frameNumber, bytes: writer.bytes)
    }

    private func writeHead(to writer: inout FrameWriter) {
        frameNumber += 1
        answeredEvent = handledEvent
        writer.int(frameNumber)
        writer.int(handledEvent)
    }

    func snapshot() async -> [UInt8]? { await MainActor.run { host.snapshot } }

    func setPresence(_ isPresent: Bool) async {
        await MainActor.run { host.environment.setPresence(isPresent) }
    }

    func rest() async {
        // Work that waits would make it all again at once.
        let hasWork = shared.withLock { !$0.patches.isEmpty || !$0.commands.isEmpty }
        guard isMounted, !hasWork else { return }
        document.rest()
        await MainActor.run { host.graph.rest() }
    }

    /// Whether the page is kept as what it can be made of again.
    var isResting: Bool { get async { await MainActor.run { host.graph.isResting } && document.isResting } }

    func end() async {
        replies.end()
        if isMounted { await MainActor.run { host.graph.unmount() } }
    }

    func send(_ command: String, argument: String) { add(.plain(command, argument: argument)) }

    func perform(_ command: String, argument: String) async -> String? {
        await replies.reply { add(.plain(command, argument: argument, number: Int($0))) }
    }

    // MARK: - What the person does

    func handle(_ inputs: [PageInput]) async -> [EventDrop] {
        var drops: [EventDrop] = []
        var actions: [Action] = []
        for input in inputs {
            switch input {
            case .event(let event):
                // The client numbers its events from 1; one that has been handled came again after a reconnect.
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
        let mask = Element.Events(rawValue: event.payload.mask)
        guard let id = document.listener(of: event.node, to: mask), let node = document.node(of: id) else {
            drops.append(.notOnScreen)
            return nil
        }
        switch event.payload {
        case .input(let text): document.noteClientValue(text, of: .value, on: event.node)
        // The files of a chooser are no value that its button shows.
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
                if !host.graph.send(event, to: id) { drops.append(.disabled) }
                // The graph looks at the next element again: this event may have covered or removed it.
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
    /// A step of the navigation, as the client's history has it.
    fileprivate init(_ command: NavigationHistory.Command) {
        let (action, path, depth) =
            switch command {
            case .push(let path, let depth): ("push", path, depth)
            case .replace(let path, let depth): ("replace", path, depth)
            case .back(let path, let depth): ("back", path, depth)
            }
        let argument = JSON.object(["action": .string(action), "path": .string(path), "depth": .number(Double(depth))])
        self = .plain("history", argument: argument)
    }
}
