/// The settings of a page's bar that its views declare; nil where they declare none.
struct NavigationBar: Equatable {
    var title: Text?
    var subtitle: Text?
    var titleDisplay: NavigationBarItem.TitleDisplayMode?
    var isHidden: Bool?
    var hidesBackButton: Bool?
    var background: _ResolvedShapeStyle?
    var backgroundVisibility: Visibility?
    var colorScheme: ColorScheme?
    var tabBar = TabBarSettings()
    var removesTitle: Bool?
    /// The width of the page's column in a split view, in points.
    var columnWidth: Double?
    var titleColor: Color?
    /// The colour of the buttons.
    var tint: Color?

    /// Overrides these settings with the non-nil settings of another bar.
    mutating func merge(_ other: NavigationBar) {
        title = other.title ?? title
        subtitle = other.subtitle ?? subtitle
        titleDisplay = other.titleDisplay ?? titleDisplay
        isHidden = other.isHidden ?? isHidden
        hidesBackButton = other.hidesBackButton ?? hidesBackButton
        background = other.background ?? background
        backgroundVisibility = other.backgroundVisibility ?? backgroundVisibility
        colorScheme = other.colorScheme ?? colorScheme
        tabBar.merge(other.tabBar)
        removesTitle = other.removesTitle ?? removesTitle
        columnWidth = other.columnWidth ?? columnWidth
        titleColor = other.titleColor ?? titleColor
        tint = other.tint ?? tint
    }

    /// Returns these settings, of a hidden bar if a condition holds.
    func hidden(_ isHidden: Bool) -> NavigationBar {
        var bar = self
        if isHidden { bar.isHidden = true }
        return bar
    }
}

enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBar { NavigationBar() }

    /// Merges the settings of siblings; the first sibling wins.
    static func reduce(value: inout NavigationBar, nextValue: () -> NavigationBar) {
        var merged = nextValue()
        merged.merge(value)
        value = merged
    }
}

/// A modifier that changes the bar of the page that contains it; the outermost modifier wins.
struct NavigationBarModifier: Equatable {
    let bar: NavigationBar
}

extension NavigationBarModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func willMount(on node: ViewNode, state: inout Void) { node.preferenceDidChange() }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) {
        if old != self { node.preferenceDidChange() }
    }

    func willUnmount(from node: ViewNode, state: inout Void) { node.preferenceDidChange() }

    func canBeRebuilt(on node: ViewNode, state: Void) -> Bool { true }
    func isEquivalent(to other: Self) -> Bool { self == other }

    func preferenceWrite(for key: ObjectIdentifier) -> PreferenceWrite? {
        guard key == ObjectIdentifier(NavigationBarKey.self) else { return nil }
        return .transform { value in
            guard var merged = value as? NavigationBar else { return }
            merged.merge(bar)
            value = merged
        }
    }
}

extension View {
    nonisolated func navigationBar(_ change: (inout NavigationBar) -> Void) -> some View {
        var bar = NavigationBar()
        change(&bar)
        return modifier(NavigationBarModifier(bar: bar))
    }
}
