/// The appearance of a `TabView`'s tabs.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The style's value for renderers. Used by the framework.
    var _value: _TabViewStyleValue { get }
}

/// A tab view style in the form renderers use.
public struct _TabViewStyleValue: Equatable, Sendable {
    let name: String
    var showsIndex = false

    var isPaged: Bool { name == "page" }

    static let automatic = _TabViewStyleValue(name: "automatic")
    static let sidebarAdaptable = _TabViewStyleValue(name: "sidebarAdaptable")
}

/// A bar of tabs: at the bottom of a narrow window, at the top of a wide one.
public struct DefaultTabViewStyle: TabViewStyle {
    public nonisolated init() {}

    public var _value: _TabViewStyleValue { .automatic }
}

/// A bar of tabs that never becomes a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public nonisolated init() {}

    public var _value: _TabViewStyleValue { _TabViewStyleValue(name: "tabBarOnly") }
}

/// A sidebar of tabs in a window that is at least 900 points wide, otherwise a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public nonisolated init() {}

    public var _value: _TabViewStyleValue { .sidebarAdaptable }
}

/// The style of tab views in windows of macOS: a bar of tabs that never becomes a sidebar.
public struct GroupedTabViewStyle: TabViewStyle {
    public nonisolated init() {}

    public var _value: _TabViewStyleValue { _TabViewStyleValue(name: "tabBarOnly") }
}

/// Adjacent pages that the user swipes through.
public struct PageTabViewStyle: TabViewStyle {
    /// The visibility of the dots below the pages.
    public struct IndexDisplayMode: Sendable, Equatable {
        private let rawValue: Int

        /// Visible if there is more than one page.
        public static let automatic = IndexDisplayMode(rawValue: 0)
        public static let always = IndexDisplayMode(rawValue: 1)
        public static let never = IndexDisplayMode(rawValue: 2)
    }

    let indexDisplayMode: IndexDisplayMode

    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    public var _value: _TabViewStyleValue {
        _TabViewStyleValue(name: "page", showsIndex: indexDisplayMode != .never)
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private enum TabViewStyleValueKey: EnvironmentKey {
    static var defaultValue: _TabViewStyleValue { .automatic }
}

private enum TabBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
    var tabViewStyle: _TabViewStyleValue {
        get { self[TabViewStyleValueKey.self] }
        set { self[TabViewStyleValueKey.self] = newValue }
    }

    /// The badge on the label of the view's tab; nil for none.
    var tabBadge: Text? {
        get { self[TabBadgeKey.self] }
        set { self[TabBadgeKey.self] = newValue }
    }
}

/// Sets the style of the tab views inside.
struct TabViewStyleModifier<Style: TabViewStyle> {
    let style: Style
}

extension TabViewStyleModifier: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values.tabViewStyle = style._value }
}

extension View {
    /// Sets the style of the tab views in this view.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modifier(TabViewStyleModifier(style: style))
    }
}
