import Dispatch
public import Foundation
public import OrielCore

/// Mounts a view without a browser, so that a test can look at it and use it.
///
///     @Test @MainActor func `a tap counts`() async throws {
///         let host = ViewHost { CounterView() }
///         try await host.tap("Add")
///         #expect(host.texts == ["1", "Add"])
///     }
@MainActor
public final class ViewHost {
    private let graph = ViewGraph()
    private var patches: [Patch] = []

    /// How often each body has run since `resetCounters()`: the unqualified name of an app-defined view or modifier, and
    /// the number of its bodies.
    public private(set) var bodyEvaluations: [String: Int] = [:]

    /// The warnings and errors the graph has reported, in order, each text once.
    public private(set) var issues: [String] = []

    /// Mounts a view and brings it to rest, except for tasks and publishers that need another turn.
    ///
    /// - Parameters:
    ///   - size: Of the window, in points.
    ///   - locale: What texts are written for.
    ///   - colorScheme: Light or dark.
    public init(
        size: CGSize = CGSize(width: 390, height: 844),
        locale: Locale = Locale(identifier: "en_US"),
        colorScheme: ColorScheme = .light,
        @ViewBuilder content: () -> some View
    ) {
        graph.patchHandler = { [weak self] in self?.patches += $0 }
        graph.bodyObserver = { [weak self] in self?.bodyEvaluations[$0, default: 0] += 1 }
        graph.issueHandler = { [weak self] in self?.issues.append($0.message) }
        var environment = EnvironmentValues()
        environment.locale = locale
        environment.colorScheme = colorScheme
        environment.horizontalSizeClass = size.width < 700 ? .compact : .regular
        environment.verticalSizeClass = size.height < 450 ? .compact : .regular
        graph.mount(environment: environment, content: content)
        patches.removeAll()
    }

    isolated deinit { graph.unmount() }

    /// The elements on screen, outermost first.
    public var elementTrees: [ElementTree] { graph.elementTrees }

    /// The visible text in document order, the labels of controls included; what stands in fields is not.
    public var texts: [String] { graph.elementTrees.flatMap(\.visibleTexts) }

    /// How many views are in the tree.
    public var mountedNodeCount: Int { graph.nodeCount }

    public func resetCounters() { bodyEvaluations.removeAll() }

    /// What has changed on screen since the last call, in order; the mount itself is not among it.
    public func drainPatches() -> [Patch] {
        defer { patches.removeAll() }
        return patches
    }

    /// Ends the tree: views disappear, tasks are cancelled, subscriptions end.
    public func unmount() { graph.unmount() }

    // MARK: - Time

    /// Waits until round trips to the main actor bring no more work.
    ///
    /// Tasks that sleep and timers that have not fired are not waited for; use `wait(until:within:)` for those.
    public func settle() async {
        var quietTurns = 0
        while quietTurns < 8 {
            graph.flush()
            let before = graph.activity
            await Self.turn()
            graph.flush()
            quietTurns = graph.activity == before ? quietTurns + 1 : 0
        }
    }

    /// Waits for a condition, looking again after each turn of the main actor.
    ///
    /// - Throws: `ViewHostError.timedOut` if the condition does not hold in time.
    public func wait(until condition: () -> Bool, within duration: Duration = .seconds(2)) async throws {
        let clock = ContinuousClock()
        let deadline = clock.now + duration
        graph.flush()
        while !condition() {
            guard clock.now < deadline else { throw ViewHostError.timedOut(after: duration, onScreen: summary) }
            try await clock.sleep(for: .milliseconds(1))
            graph.flush()
        }
    }

    /// Lets everything run that waits for the main actor now, and tasks elsewhere that are about to come back to it.
    private static func turn() async {
        await Task.yield()
        await Task.detached(priority: .low) {}.value
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    // MARK: - Use

    /// Taps the first control, or tappable view, of a name.
    ///
    /// - Parameter name: Its accessible name, or the text it shows.
    /// - Throws: `ViewHostError` if there is none, or it is disabled; the message lists what is on screen.
    public func tap(_ name: String) async throws {
        let control = try find(name, "something to tap") { $0.element.events.contains(.tap) }
        try await send(.tap, to: control, name: name)
    }

    /// Types into a field: replaces its text.
    ///
    /// - Parameter name: The field's label or placeholder.
    public func type(_ text: String, into name: String) async throws {
        let field = try find(name, "a text field") { $0.element.kind == .textField }
        try await send(.input(text), to: field, name: name)
    }

    /// Sets a toggle.
    public func set(_ isOn: Bool, toggle name: String) async throws {
        let toggle = try find(name, "a toggle") { $0.element.kind == .toggle }
        guard toggle.element.attributes.bool(.isOn) != isOn else { return await settle() }
        try await send(.change(isOn), to: toggle, name: name)
    }

    /// What a control shows: the text of a field, "true" or "false" for a toggle.
    public func value(of name: String) throws -> String {
        let control = try find(name, "a control with a value") {
            $0.element.kind == .textField || $0.element.kind == .toggle
        }
        if control.element.kind == .toggle { return String(control.element.attributes.bool(.isOn)) }
        return control.element.attributes.string(.value) ?? ""
    }

    private func send(_ event: ElementEvent, to control: FoundControl, name: String) async throws {
        guard graph.send(event, to: control.id) else {
            throw ViewHostError.disabled(name: name, kind: control.element.kind.rawValue, onScreen: summary)
        }
        await settle()
    }

    private func find(_ name: String, _ wanted: String, where matches: (FoundControl) -> Bool) throws -> FoundControl {
        let controls = graph.elementTrees.flatMap { $0.controls() }
        guard let control = controls.first(where: { matches($0) && $0.names.contains(name) }) else {
            throw ViewHostError.notFound(name: name, wanted: wanted, onScreen: summary)
        }
        return control
    }

    private var summary: String {
        let controls = graph.elementTrees.flatMap { $0.controls() }.map(\.description)
        return """
            Controls: \(controls.isEmpty ? "none" : controls.joined(separator: ", ")). \
            Texts: \(texts.isEmpty ? "none" : texts.map { "\"\($0)\"" }.joined(separator: ", ")).
            """
    }
}
