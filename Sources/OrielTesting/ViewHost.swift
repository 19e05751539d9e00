public import Foundation
public import OrielCore
import OrielWeb

/// Mounts a view without a browser, so that a test can look at it and use it.
///
///     @Test @MainActor func `a tap counts`() async throws {
///         let host = ViewHost { CounterView() }
///
///         try await host.tap("Add")
///
///         #expect(host.texts == ["1", "Add"])
///     }
///
/// The view lives as long as the host: its tasks are cancelled and it disappears when the host is released.
@MainActor
public final class ViewHost {
    let graph = ViewGraph()
    /// How long settling waits for work that has left the main actor.
    var patience = Duration.seconds(1)
    /// How long settling watches a view that never comes to rest.
    var restlessnessLimit = Duration.seconds(5)
    private var patches: [Patch] = []
    /// The page as a browser has it; made when somebody first asks.
    private(set) lazy var document = makeDocument()
    private var hasDocument = false
    var wireByteCount = 0

    /// How often each body has run since the mount or the last `resetCounters()`: the name of a view or modifier of the
    /// app, without its module, and the number of its bodies.
    ///
    ///     host.resetCounters()
    ///     try await host.tap("Like")
    ///     #expect(host.bodyEvaluations == ["MomentRow": 1])
    public private(set) var bodyEvaluations: [String: Int] = [:]

    /// The warnings and errors the graph has reported, in order, each text once.
    ///
    ///     #expect(host.issues.isEmpty)
    public private(set) var issues: [String] = []

    /// Mounts a view and brings it to rest, except for tasks and publishers that need another turn.
    ///
    ///     let host = ViewHost(size: CGSize(width: 1024, height: 768), colorScheme: .dark) { LibraryView() }
    ///
    /// - Parameters:
    ///   - size: Of the window, in points; under 700 wide and under 450 high the size classes are compact.
    ///   - locale: What texts are written for.
    ///   - colorScheme: Light or dark.
    ///   - content: Makes the view, with the objects and environment values it needs.
    public init(
        size: CGSize = CGSize(width: 390, height: 844),
        locale: Locale = Locale(identifier: "en_US"),
        colorScheme: ColorScheme = .light,
        @ViewBuilder content: () -> some View
    ) {
        BackgroundWork.beginFollowing()
        graph.patchHandler = { [weak self] in self?.take($0) }
        graph.bodyObserver = { [weak self] in self?.bodyEvaluations[$0, default: 0] += 1 }
        graph.issueHandler = { [weak self] in self?.issues.append($0.message) }
        var environment = EnvironmentValues()
        environment.locale = locale
        environment.colorScheme = colorScheme
        environment.horizontalSizeClass = size.width < 700 ? .compact : .regular
        environment.verticalSizeClass = size.height < 450 ? .compact : .regular
        graph.windowSize = size
        graph.mount(environment: environment, content: content)
        patches.removeAll()
    }

    /// Mounts the first scene of an app, as a new browser window does.
    ///
    ///     let host = ViewHost(app: LibraryApp.self)
    ///     #expect(host.texts.first == "Library")
    ///
    /// - Parameters:
    ///   - app: The type of the app; the host creates its value, and with it its `@StateObject`s.
    ///   - size: The size of the window in points, as in ``init(size:locale:colorScheme:content:)``.
    ///   - locale: The locale that texts are written for.
    ///   - colorScheme: Light or dark.
    public convenience init<A: App>(
        app: A.Type,
        size: CGSize = CGSize(width: 390, height: 844),
        locale: Locale = Locale(identifier: "en_US"),
        colorScheme: ColorScheme = .light
    ) {
        self.init(size: size, locale: locale, colorScheme: colorScheme) { AppView(A()) }
    }

    isolated deinit { graph.unmount() }

    private func take(_ new: [Patch]) {
        patches += new
        if hasDocument { document.take(new) }
    }

    private func makeDocument() -> WebDocument {
        hasDocument = true
        let document = WebDocument()
        document.mount(graph.elementTrees)
        _ = document.makePage()
        return document
    }

    /// Ends the tree: views disappear, tasks are cancelled, subscriptions end.
    ///
    ///     host.unmount()
    ///     #expect(host.mountedNodeCount == 0)
    public func unmount() { graph.unmount() }

    /// Lets go of what can be made again, as a server does with a page in which nothing happens.
    package func rest() { graph.rest() }

    // MARK: - Looking

    /// The visible text in document order, the labels of controls included; what stands in fields is not.
    ///
    ///     #expect(host.texts == ["3 left", "Buy milk", "Clear"])
    public var texts: [String] { graph.elementTrees.flatMap(\.visibleTexts) }

    /// The elements on screen, outermost first.
    package var elementTrees: [ElementTree] { graph.elementTrees }

    /// How many views are in the tree; modifiers and conditions count as well, so compare numbers rather than guess them.
    public var mountedNodeCount: Int { graph.nodeCount }

    /// Begins to count bodies anew; see `bodyEvaluations`.
    public func resetCounters() { bodyEvaluations.removeAll() }

    /// The changes on screen since the last call, in order, without the mount itself.
    package func drainPatches() -> [Patch] {
        defer { patches.removeAll() }
        return patches
    }

    /// The elements on screen as text, one per line, indented by depth; for failure messages and debugging.
    ///
    /// The names of elements and attributes are Oriel's own and may change with any version: print them, but compare ``texts``.
    ///
    ///     print(host.outline)
    ///     // vStack #1  spacing: 12
    ///     //   text #2 "Counters"
    public var outline: String { graph.elementTrees.map(\.description).joined(separator: "\n") }

    /// The changes on screen since the last call, one line each, in order, without the mount itself.
    ///
    /// The number of lines is the number of differences sent to a browser; their wording may change with any version.
    ///
    ///     try await host.tap("Add")
    ///     #expect(host.drainChanges().count == 1)
    public func drainChanges() -> [String] { drainPatches().map(\.description) }
}
