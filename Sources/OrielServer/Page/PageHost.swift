internal import Foundation
internal import OrielCore
internal import OrielProtocol
internal import OrielResources
internal import OrielUIKit
internal import OrielWeb

/// The main actor's part of a page: the graph of an app's views, with the environment of their browser.
@MainActor
final class PageHost<A: App> {
    let graph = ViewGraph()
    let environment: PageEnvironment
    private let request: PageRequest
    let services: SessionServices
    private let outbox: PageOutbox
    private let storage: SessionStorage
    /// Whether steps of the user are being performed.
    private var isUsed = false
    /// UIKit's view of the browser.
    private let device: PageDevice
    private let windows: PageWindows
    /// Writes the updates as spans; nil if the program has no tracer.
    let spans = UpdateSpans.chosen
    #if DEBUG
    /// The log of an inspector, if there has been one.
    weak var inspectorLog: InspectorLog?
    #endif
    /// The extent to which the navigation resolved the request's path.
    private(set) var arrival = NavigationHistory.Arrival.whole

    init(_ request: PageRequest, services: SessionServices, outbox: PageOutbox, timelines: TimelineGate) {
        self.request = request
        self.services = services
        self.outbox = outbox
        // The size that a change of the window is compared with.
        let windowSize = request.environment?.windowSize ?? BrowserHints.windowSize(width: request.width)
        device = PageDevice(windowSize: windowSize) { [outbox, weak graph] url in
            if AppInformation.shared.opens(url) { return graph?.history.deliver(url) ?? false }
            guard let address = SafeAddress(url.absoluteString) else { return false }
            outbox.add(.client(.open(url: address.text)))
            return true
        } perform: { [outbox] action in
            outbox.add(.client(ClientCommand(action)))
        } ask: { [services] question in
            await services.ask(question)
        } address: { [services] url in
            services.address(ofMedia: url)
        }
        windows = PageWindows(path: request.path, sealer: services.windows) { [outbox] in outbox.add(.client($0)) }
        environment = PageEnvironment(request, device: device)
        let snapshot = request.snapshot.flatMap(PageSnapshot.init)
        storage = SessionStorage(
            app: StorageScope(values: request.context.storedValues) { [outbox] key, value in
                outbox.add(.client(.store(key: key, value: value)))
            },
            scene: StorageScope(values: snapshot?.scene ?? [:])
        )
        device.keptTexts = PageDevice.KeptTexts { [values = request.context.storedValues] key in
            if case .string(let text)? = values[key] { text } else { nil }
        } write: { [storage] key, text in
            storage.app.keep(text, for: key)
        }
        graph.timelineClock.gate = timelines
        graph.use(device)
        if let snapshot {
            graph.history.restore(snapshot.navigation)
            graph.restoreState(snapshot.state)
        }
        // A page for a socket is shown at the place to which the user had scrolled.
        graph.beginFirstPage(leavesOutRows: request.environment == nil)
    }

    /// Mounts the views and follows the request's path.
    func mount() -> [ElementTree] { graph.inSurroundings { mountViews() } }

    private func mountViews() -> [ElementTree] {
        services.noteTurn()
        recordIfWatched()
        graph.flushHandler = services.noteTurn
        graph.history.commandHandler = { [outbox, windows] command in
            outbox.add(PageCommand(command, at: windows.address))
        }
        graph.countsTasks = true
        var values = EnvironmentValues()
        values.sessionServices = services
        request.context.apply(to: &values)
        device.pushKey = request.context.pushKey
        values.fileHost = services
        values.copyText = { [device] in device.perform(.copy($0)) }
        values.systemOpenURL = device.open
        values.windowHost = windows
        values.windowRequest = windows.request
        #if DEBUG
        values.previewAddress = windows.preview
        windows.preview.map(PreviewLog.open)
        #endif
        values.sessionStorage = storage
        let app = AppView(A())
        values = app.launched(in: values)
        let root = PageRoot(environment: environment, app: app)
        // The returned trees contain all changes, but no commands, such as the one that scrolls to the selected page.
        graph.patchHandler = { [outbox] patches in
            let commands = patches.filter(\.operation.isCommand)
            if !commands.isEmpty { outbox.add(commands) }
        }
        graph.mount(environment: values) { root }
        graph.history.origin = request.origin
        let custom = CustomAddress.address(in: windows.path, .shared)
        arrival = graph.history.arrive(at: custom == nil ? windows.path : "/")
        if let custom { _ = graph.history.deliver(custom) }
        graph.flush()
        var evaluations = graph.evaluationCount
        graph.patchHandler = { [outbox, services, unowned graph] patches in
            outbox.add(patches)
            services.noteUpdate(patches.count, Int(clamping: graph.evaluationCount - evaluations))
            evaluations = graph.evaluationCount
        }
        graph.continueAnimations { [outbox] in outbox.isEmpty }
        // An event can rebuild the graph without changing the page. Reporting it lets the session release the page again later.
        graph.idle.rebuildHandler = { [outbox, weak self] in
            outbox.noteContent(isReleasedAgain: false)
            if let self, !isUsed { WokenGraphs.shared.add(graph, isFrequent: rebuilds.note()) }
        }
        graph.idle.releaseHandler = { [outbox] in outbox.noteContent(isReleasedAgain: true) }
        graph.idle.turnEndHandler = { WokenGraphs.shared.releaseFirst() }
        return graph.elementTrees
    }

    /// Follows the part of the address to which nothing led when the views were mounted. Returns whether
    /// another place is shown now.
    func continueArrival() -> Bool {
        guard arrival != .whole else { return false }
        return graph.inSurroundings {
            // What the tasks have loaded may not be on the page yet.
            graph.flush()
            let (arrival, hasMoved) = graph.history.continueArrival(at: windows.path)
            self.arrival = arrival
            graph.flush()
            return hasMoved
        }
    }

    /// The browser's language.
    var language: DocumentLanguage {
        DocumentLanguage(
            tag: environment.values.locale.identifier(.bcp47),
            isRightToLeft: environment.isRightToLeft
        )
    }

    private var rebuilds = RecentRebuilds()

    /// A step for the views.
    enum Action: Sendable {
        /// - Parameter number: The number that the client gave it.
        case event(ElementEvent, Element.ID, number: UInt32)
        case environment(BrowserEnvironment)
        case pop(depth: Int, path: String)
        case snapshot([UInt8])
        case stored([String: StoredValue])
    }

    /// Performs steps in order.
    ///
    /// - Returns: The reasons for which events were dropped.
    func perform(_ actions: [Action]) -> [EventDrop] {
        services.noteTurn()
        recordIfWatched()
        isUsed = true
        defer { isUsed = false }
        WokenGraphs.shared.remove(graph)
        var drops: [EventDrop] = []
        for action in actions {
            switch action {
            case .event(let event, let id, let number):
                graph.trace?.note(FlushRecord.Event(event, number: number, on: id))
                // From now on the views that appear are new.
                graph.restoreState(nil)
                if let refusal = graph.send(event, to: id) { drops.append(EventDrop(refusal)) }
                // The graph looks up the next event's element again: this event may have covered or removed it.
                graph.flush()
            case .environment(let environment): graph.inSurroundings { self.environment.take(environment) }
            case .pop(let depth, let path): graph.history.goTo(depth: depth, path: windows.rest(of: path))
            case .snapshot(let bytes): if let snapshot = PageSnapshot(bytes) { restoreScene(of: snapshot) }
            case .stored(let values): take(stored: values)
            }
        }
        graph.flush()
        return drops
    }

    /// Restores the scene storage of the tab's previous page after a reload. The path has already restored the navigation.
    private func restoreScene(of snapshot: PageSnapshot) {
        for (key, value) in snapshot.scene where storage.scene.allValues[key] == nil {
            storage.scene.receive(value, for: key)
        }
    }

    /// Takes the values that the browser has stored since the page was requested, unless the page has changed them.
    private func take(stored values: [String: StoredValue]) {
        let requested = request.context.storedValues
        for key in Set(requested.keys).union(values.keys)
        where values[key] != requested[key] && storage.app.allValues[key] == requested[key] {
            storage.app.receive(values[key], for: key)
        }
    }

    /// Sets whether a browser shows the page.
    func setPresence(_ isPresent: Bool) {
        graph.inSurroundings {
            if isPresent { graph.endFirstPage() }
            environment.setPresence(isPresent)
        }
    }

    /// Ends the page: its views disappear.
    func end() {
        graph.inSurroundings {
            device.application.willTerminate()
            graph.unmount()
            WokenGraphs.shared.remove(graph)
        }
        // What outlives the page, such as an object of the whole program, does not wait for its browser.
        device.connection.set(isConnected: true)
    }

    var snapshot: [UInt8]? {
        let state = keepsState ? graph.encodedState : nil
        return PageSnapshot(navigation: graph.history.snapshot, scene: storage.scene.allValues, state: state).bytes
    }

    /// Whether pages go on with their `@State` in a program that has been built again, which `oriel dev` sets.
    private let keepsState = HostEnvironment.text("ORIEL_KEEPS_STATE") != nil
}

extension FlushRecord.Event {
    /// - Parameter event: An event whose description begins with its kind, such as `key(…)`.
    fileprivate init(_ event: ElementEvent, number: UInt32, on id: Element.ID) {
        self.init(number: number, kind: String("\(event)".prefix { $0 != "(" }), element: id.rawValue)
    }
}

extension ClientCommand {
    /// An action of UIKit's objects.
    fileprivate init(_ action: PageDevice.Action) {
        self =
            switch action {
            case .copy(let text): .copy(text: text)
            case .vibrate(let milliseconds): .vibrate(milliseconds)
            case .endEditing: .focus(node: nil)
            case .keepAwake(let isOn): .awake(isOn)
            case .announce(let text, let isUrgent): .announce(text: text, isUrgent: isUrgent)
            }
    }
}

extension PageCommand {
    /// A step of the navigation for the browser's history.
    ///
    /// - Parameter address: Returns the browser's address for a path of the app.
    @MainActor
    fileprivate init(_ command: NavigationHistory.Command, at address: (String) -> String) {
        self =
            switch command {
            case .push(let path, let depth): .client(.history(.push, path: address(path), depth: depth))
            case .tab(let path, let depth): .client(.history(.tab, path: address(path), depth: depth))
            case .replace(let path, let depth): .client(.history(.replace, path: address(path), depth: depth))
            case .back(let path, let depth): .client(.history(.back, path: address(path), depth: depth))
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
