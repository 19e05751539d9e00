private enum IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TabContextKey: EnvironmentKey { static var defaultValue: TabModel? { nil } }
private enum SearchContextKey: EnvironmentKey { static var defaultValue: SearchModel? { nil } }

extension EnvironmentValues {
    /// Whether the view is an item of a menu.
    package var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }

    /// The `TabView` that contains the view as a tab.
    var tabContext: TabModel? {
        get { self[TabContextKey.self] }
        set { self[TabContextKey.self] = newValue }
    }

    /// The search that contains the view.
    var searchContext: SearchModel? {
        get { self[SearchContextKey.self] }
        set { self[SearchContextKey.self] = newValue }
    }
}
