/// The settings of a tab bar that the views of a tab declare; nil where they declare none.
struct TabBarSettings: Equatable {
    var isHidden: Bool?
    var background: _ResolvedShapeStyle?
    var backgroundVisibility: Visibility?

    /// Overrides these settings with the non-nil settings of another bar.
    mutating func merge(_ other: TabBarSettings) {
        isHidden = other.isHidden ?? isHidden
        background = other.background ?? background
        backgroundVisibility = other.backgroundVisibility ?? backgroundVisibility
    }
}

extension Attributes {
    mutating func set(_ bar: TabBarSettings, in environment: EnvironmentValues) {
        set(.hidesTabBar, bar.isHidden ?? false)
        if let background = bar.background { self[.tabBarBackground] = .style(background.resolved(in: environment)) }
        if let visibility = bar.backgroundVisibility, visibility != .automatic {
            self[.tabBarBackgroundVisibility] = .string("\(visibility)")
        }
    }
}

/// A modifier that reads the settings of the tab bar that the views inside declare, and keeps them from ancestors: those of a page are
/// settings of the page. Other settings of bars pass.
struct TabBarReader {
    let didChange: @MainActor (TabBarSettings) -> Void
}

extension TabBarReader: ViewModifier, BehaviorModifier {
    typealias Body = Never

    /// Returns nil: no bar has been reported yet.
    func makeState() -> TabBarSettings? { nil }

    func willMount(on node: ViewNode, state: inout TabBarSettings?) {
        node.flags.insert(.observesPreferences)
        node.graph.preferences.invalidate(node)
    }

    func preferencesDidChange(on node: ViewNode, state: inout TabBarSettings?) {
        let bar = node.preferenceOfChildren(NavigationBarKey.self)?.tabBar ?? TabBarSettings()
        guard bar != state else { return }
        state = bar
        didChange(bar)
    }

    func preferenceWrite(for key: ObjectIdentifier) -> PreferenceWrite? {
        guard key == ObjectIdentifier(NavigationBarKey.self) else { return nil }
        return .transform { value in
            guard var bar = value as? NavigationBar else { return }
            bar.tabBar = TabBarSettings()
            value = bar
        }
    }
}
