public import Foundation
public import OrielCore
import OrielUIKit
import OrielWeb

/// A host that mounts a view without a browser, so that a test can inspect it and interact with it.
///
///     @Test @MainActor func `a tap counts`() async throws {
///         let host = ViewHost { CounterView() }
///
///         try await host.tap("Add")
///
///         #expect(host.texts == ["1", "Add"])
///     }
///
/// The host owns the view: when the host is deallocated, the view disappears and its tasks are cancelled. Interactions
/// such as ``tap(_:)-(String)`` return when the view has settled.
@MainActor
public final class ViewHost {
    let graph = ViewGraph()
    let clock = HostClock()
    /// The time for which settling waits for work on other executors.
    var patience = Duration.seconds(5)
    /// The time after which settling gives up on a view that stays busy.
    var restlessnessLimit = Duration.seconds(5)
    private var patches: [Patch] = []
    /// The page as a browser has it; created on first access.
    private(set) lazy var document = makeDocument()
    private var hasDocument = false
    var wireByteCount = 0

    /// The number of body evaluations since the mount or the last `resetCounters()`, by the type name of the app's view
    /// or modifier, without its module.
    ///
    ///     host.resetCounters()
    ///     try await host.tap("Like")
    ///     #expect(host.bodyEvaluations == ["MomentRow": 1])
    public private(set) var bodyEvaluations: [String: Int] = [:]

    /// The warnings and errors that the view has caused, in order, without duplicates.
    ///
    ///     #expect(host.issues.isEmpty)
    public private(set) var issues: [String] = []

    /// Mounts a view and applies the updates that follow immediately. Call ``settle()`` to wait for its tasks and
    /// publishers.
    ///
    ///     let host = ViewHost(size: CGSize(width: 1024, height: 768), colorScheme: .dark) { LibraryView() }
    ///
    /// - Parameters:
    ///   - size: The size of the window in points; a width below 700 or a height below 450 makes the respective size
    ///     class compact. The default is 390 by 844.
    ///   - locale: The locale of the view. The default is `en_US`.
    ///   - colorScheme: The colour scheme. The default is light.
    ///   - content: Creates the view with the objects and environment values it needs.
    public convenience init(
        size: CGSize = CGSize(width: 390, height: 844),
        locale: Locale = Locale(identifier: "en_US"),
        colorScheme: ColorScheme = .light,
        @ViewBuilder content: () -> some View
    ) {
        self.init(size: size, locale: locale, colorScheme: colorScheme, completing: { $0 }, content: content)
    }

    private init(
        size: CGSize,
        locale: Locale,
        colorScheme: ColorScheme,
        completing complete: (EnvironmentValues) -> EnvironmentValues,
        content: () -> some View
    ) {
        SymbolLibrary.provideDrawings()
        let graph = graph
        let device = PageDevice(windowSize: size) { [weak graph] url in
            graph?.report(.warning, "Cannot open \(url): this host does not open URLs.")
            return false
        } perform: { _ in
            // A test sees what a view shows, not what a device does.
        }
        graph.use(device)
        useClock()
        BackgroundWork.beginFollowing()
        graph.patchHandler = { [weak self] in self?.take($0) }
        graph.bodyObserver = { [weak self] in self?.bodyEvaluations[$0, default: 0] += 1 }
        graph.issueHandler = { [weak self] in self?.issues.append($0.message) }
        var environment = EnvironmentValues()
        environment.locale = locale
        environment.colorScheme = colorScheme
        environment.wallClock = clock.wallClock
        environment.horizontalSizeClass = size.width < 700 ? .compact : .regular
        environment.verticalSizeClass = size.height < 450 ? .compact : .regular
        graph.windowSize = size
        // The views are created as code of the page, too.
        graph.inSurroundings { graph.mount(environment: complete(environment), content: content) }
        patches.removeAll()
    }

    /// Mounts the first scene of an app, as a new browser window does.
    ///
    ///     let host = ViewHost(app: LibraryApp.self)
    ///     #expect(host.texts.first == "Library")
    ///
    /// - Parameters:
    ///   - app: The type of the app; the host creates an instance with its own `@StateObject`s.
    ///   - size: The size of the window in points, as in ``init(size:locale:colorScheme:content:)``.
    ///   - locale: The locale of the view. The default is `en_US`.
    ///   - colorScheme: The colour scheme. The default is light.
    public convenience init<A: App>(
        app: A.Type,
        size: CGSize = CGSize(width: 390, height: 844),
        locale: Locale = Locale(identifier: "en_US"),
        colorScheme: ColorScheme = .light
    ) {
        // The app is created as code of the page.
        lazy var app = AppView(A())
        self.init(size: size, locale: locale, colorScheme: colorScheme, completing: { app.launched(in: $0) }) { app }
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

    /// Unmounts the view: views disappear, tasks are cancelled, subscriptions end. Further calls have no effect.
    ///
    ///     host.unmount()
    ///     #expect(host.mountedNodeCount == 0)
    public func unmount() { graph.unmount() }

    /// Releases content that can be rebuilt, as a server does with an idle page.
    package func releaseContent() { graph.releaseContent() }

    // MARK: - Inspection

    /// The visible texts in document order, including labels of controls but not the content of fields.
    ///
    ///     #expect(host.texts == ["3 left", "Buy milk", "Clear"])
    public var texts: [String] { graph.elementTrees.flatMap(\.visibleTexts) }

    /// The elements on screen, outermost first.
    package var elementTrees: [ElementTree] { graph.elementTrees }

    /// The number of nodes in the tree. Modifiers and conditions have nodes too, so compare two counts instead of
    /// testing for a number.
    public var mountedNodeCount: Int { graph.nodeCount }

    /// Resets the counts in `bodyEvaluations`.
    public func resetCounters() { bodyEvaluations.removeAll() }

    /// Returns the changes on screen since the last call, in order, without the initial mount.
    package func drainPatches() -> [Patch] {
        defer { patches.removeAll() }
        return patches
    }

    /// The elements on screen as text, one per line, indented by depth; for failure messages and debugging.
    ///
    /// The names of elements and attributes are specific to Oriel and may change with any version: print the outline,
    /// but test ``texts``.
    ///
    ///     print(host.outline)
    ///     // vStack #1  spacing: 12
    ///     //   text #2 "Counters"
    public var outline: String { graph.elementTrees.map(\.description).joined(separator: "\n") }

    /// Returns the changes on screen since the last call, in order, one line per change. The initial mount is not
    /// included.
    ///
    /// The number of lines is the number of changes sent to a browser. Their wording may change with any version.
    ///
    ///     try await host.tap("Add")
    ///     #expect(host.drainChanges().count == 1)
    public func drainChanges() -> [String] { drainPatches().map(\.description) }
}
