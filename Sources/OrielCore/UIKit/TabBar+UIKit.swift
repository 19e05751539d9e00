import OrielUIKit

extension Attributes {
    /// Sets what `UITabBar.appearance()` says about the tab bars of the page.
    @MainActor mutating func set(_ bar: UITabBar?, in environment: EnvironmentValues) {
        guard let bar else { return }
        var settings = TabBarSettings(isHidden: bar.isHidden)
        settings.background = bar.drawnBackground.map { Color(uiColor: $0)._resolve(in: _ShapeStyleContext()) }
        settings.backgroundVisibility = bar.isTransparent ? .hidden : nil
        set(settings, in: environment)
        if let color = bar.selectedColor { self[.tint] = .color(Color(uiColor: color)) }
        if let color = bar.normalColor { self[.unselectedTint] = .color(Color(uiColor: color)) }
    }
}
