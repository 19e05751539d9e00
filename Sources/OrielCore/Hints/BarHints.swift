// Hints for bars, whose size and place in a page are fixed.

/// When the tab bar becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, never, onScrollDown, onScrollUp }
    private let value: Value

    public static let automatic = TabBarMinimizeBehavior(value: .automatic)
    public static let never = TabBarMinimizeBehavior(value: .never)
    public static let onScrollDown = TabBarMinimizeBehavior(value: .onScrollDown)
    public static let onScrollUp = TabBarMinimizeBehavior(value: .onScrollUp)
}

/// How a search field is shown in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, minimize }
    private let value: Value

    public static let automatic = SearchToolbarBehavior(value: .automatic)
    public static let minimize = SearchToolbarBehavior(value: .minimize)
}

/// How a search changes the toolbar.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, avoidHidingContent }
    private let value: Value

    public static let automatic = SearchPresentationToolbarBehavior(value: .automatic)
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(value: .avoidHidingContent)
}

/// Whether a search tab opens its field.
public struct TabSearchActivation: Hashable, Sendable {
    private enum Value: Hashable { case automatic, searchTabSelection }
    private let value: Value

    public static let automatic = TabSearchActivation(value: .automatic)
    public static let searchTabSelection = TabSearchActivation(value: .searchTabSelection)
}

extension View {
    /// Sets when the tab bar becomes small. Has no effect: the bar keeps its size.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        withoutEffect(self, "the bar keeps its size")
    }

    /// Sets how a search field is shown in the toolbar. Has no effect: search fields are shown below the title.
    public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        withoutEffect(self, "search fields are shown below the title")
    }

    /// Sets how a search changes the toolbar. Has no effect: a search hides nothing.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        withoutEffect(self, "a search hides nothing")
    }

    /// Sets whether a search tab opens its field. Has no effect: the field is always shown.
    public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        withoutEffect(self, "the field is always shown")
    }
}

extension ToolbarContent {
    /// Sets whether items share a glass background. Has no effect: items have no glass background.
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        withoutEffect(self, "items have no glass background")
    }
}

/// How the columns of a split view share a window.
public protocol NavigationSplitViewStyle {}

/// The usual style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    public nonisolated init() {}
}

/// Columns next to each other.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    public nonisolated init() {}
}

/// A detail that keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets the style of split views. Has no effect: columns are always next to each other.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        withoutEffect(self, "columns are always next to each other")
    }
}
