/// What brings the data of a view up to date.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private enum RefreshControlKey: EnvironmentKey { static var defaultValue: RefreshControl? { nil } }

/// What a scroller shows above its content while it is being refreshed.
@MainActor
struct RefreshControl {
    let isRefreshing: Bool
    let begin: () -> Void
}

extension EnvironmentValues {
    /// What brings the data around up to date; nil if nothing does.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    var refreshControl: RefreshControl? {
        get { self[RefreshControlKey.self] }
        set { self[RefreshControlKey.self] = newValue }
    }

    /// Has a scroller say that it can be pulled down, and whether it is refreshing now.
    @MainActor
    func describeRefresh(_ element: inout Element) {
        guard let refreshControl else { return }
        element.events.insert(.refresh)
        element.attributes.set(.isRefreshing, refreshControl.isRefreshing)
    }
}

/// Runs the action of `refreshable` and remembers that it runs.
private struct RefreshableModifier: ViewModifier {
    let action: @Sendable () async -> Void
    @State private var isRefreshing = false

    func body(content: Content) -> some View {
        content
            .environment(\.refresh, RefreshAction(action: action))
            .environment(\.refreshControl, RefreshControl(isRefreshing: isRefreshing, begin: begin))
    }

    private func begin() {
        guard !isRefreshing else { return }
        isRefreshing = true
        Task {
            await action()
            isRefreshing = false
        }
    }
}

extension View {
    /// Lets the person bring the scrollers inside up to date by pulling them down.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshableModifier(action: action))
    }
}
