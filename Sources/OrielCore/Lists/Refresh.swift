/// An action that refreshes the data of a view.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private enum RefreshControlKey: EnvironmentKey { static var defaultValue: RefreshControl? { nil } }

/// The refresh state of a scroll view.
@MainActor
struct RefreshControl {
    let isRefreshing: Bool
    let begin: () -> Void
}

extension EnvironmentValues {
    /// The action that refreshes the data of the enclosing view; nil if there is none.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    var refreshControl: RefreshControl? {
        get { self[RefreshControlKey.self] }
        set { self[RefreshControlKey.self] = newValue }
    }

    /// Makes a scroll view's element refreshable by pulling, and sets whether it is refreshing.
    @MainActor
    func describeRefresh(_ element: inout Element) {
        guard let refreshControl else { return }
        element.events.insert(.refresh)
        element.attributes.set(.isRefreshing, refreshControl.isRefreshing)
    }
}

/// A modifier that runs the action of `refreshable` and stores whether it is running.
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
    /// Lets users refresh the scroll views in this view by pulling them down.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshableModifier(action: action))
    }
}
