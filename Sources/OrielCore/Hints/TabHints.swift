// Tabs that users can rearrange. A page has one bar, in the order of the app.

/// The changes that a user has made to the tabs of a view.
public struct TabViewCustomization: Codable, Sendable, Equatable {
    public init() {}

    /// Where a tab is shown.
    public enum TabPlacement: Sendable, Hashable { case tabBar, sidebar }

    /// Forgets the visibility that the user has chosen.
    public mutating func resetVisibility() {}

    /// Forgets the order that the user has chosen.
    public mutating func resetSectionOrder() {}
}

/// What users may change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, disabled, reorderable }
    private let value: Value

    public static let automatic = TabCustomizationBehavior(value: .automatic)
    public static let disabled = TabCustomizationBehavior(value: .disabled)
    public static let reorderable = TabCustomizationBehavior(value: .reorderable)
}

/// Where a tab is shown.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private enum Value: Hashable { case automatic, tabBar, sidebar }
    private let value: Value

    public static let automatic = AdaptableTabBarPlacement(value: .automatic)
    public static let tabBar = AdaptableTabBarPlacement(value: .tabBar)
    public static let sidebar = AdaptableTabBarPlacement(value: .sidebar)
}

/// Where a tab prefers to be shown.
public struct TabPlacement: Hashable, Sendable {
    private enum Value: Hashable { case automatic, pinned, sidebarOnly }
    private let value: Value

    public static let automatic = TabPlacement(value: .automatic)
    public static let pinned = TabPlacement(value: .pinned)
    public static let sidebarOnly = TabPlacement(value: .sidebarOnly)
}

extension View {
    /// Lets users rearrange tabs. Has no effect: the tabs of a page have the order of the app.
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        withoutEffect(self, "the tabs of a page have the order of the app")
    }
}

extension TabContent {
    /// Gives a tab an id for rearrangement. Has no effect: the tabs of a page have the order of the app.
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
        withoutEffect(self, "the tabs of a page have the order of the app")
    }

    /// Sets what users may change of a tab. Has no effect: the tabs of a page have the order of the app.
    public nonisolated func customizationBehavior(
        _ behavior: TabCustomizationBehavior,
        for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        withoutEffect(self, "the tabs of a page have the order of the app")
    }

    /// Sets whether a tab is shown at first. Has no effect: all tabs of a page are shown in its tab bar.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility,
        for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        withoutEffect(self, "all tabs of a page are shown in its tab bar")
    }

    /// Sets where a tab is shown. Has no effect: all tabs of a page are shown in its tab bar.
    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        withoutEffect(self, "all tabs of a page are shown in its tab bar")
    }

    /// Adds actions to a section of tabs. Has no effect: a sidebar shows no sections.
    public nonisolated func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        withoutEffect(self, "a sidebar shows no sections")
    }
}

extension View {
    /// Sets where tabs are shown at first. Has no effect: a tab view with the style `sidebarAdaptable` shows its sidebar in a wide window.
    public nonisolated func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        withoutEffect(self, "a tab view with the style `sidebarAdaptable` shows its sidebar in a wide window")
    }
}
