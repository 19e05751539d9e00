/// One running instance of an app: what one browser window shows.
///
/// The app value and its `@StateObject`s are made here and belong to the session.
@MainActor
public final class AppSession<A: App> {
    private let graph = ViewGraph()

    /// Makes the app and mounts its first scene.
    ///
    /// - Parameter environment: What the host knows about the person at the browser.
    public init(environment: EnvironmentValues = EnvironmentValues()) {
        graph.mount(environment: environment) { AppView(A()) }
    }

    isolated deinit { graph.unmount() }

    /// What the session shows, outermost elements first.
    public var elementTrees: [ElementTree] { graph.elementTrees }

    /// Ends the session: views disappear and tasks are cancelled.
    public func end() { graph.unmount() }
}
