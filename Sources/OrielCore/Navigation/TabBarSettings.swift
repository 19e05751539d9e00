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
