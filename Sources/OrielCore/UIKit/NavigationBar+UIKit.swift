import OrielUIKit

extension NavigationBar {
    /// What `UINavigationBar.appearance()` sets for the bars of the page.
    @MainActor static var appearance: NavigationBar {
        guard let look = PageDevice.current?.look else { return NavigationBar() }
        var bar = NavigationBar(look.navigationBar)
        bar.tint = bar.tint ?? (look.barButtonItem?.drawnColor).map { Color(uiColor: $0) }
        return bar
    }

    @MainActor init(_ bar: UINavigationBar?) {
        guard let bar else { return }
        background = bar.drawnBackground.map { Color(uiColor: $0)._resolve(in: _ShapeStyleContext()) }
        backgroundVisibility = bar.isTransparent ? .hidden : nil
        titleColor = bar.titleColor.map { Color(uiColor: $0) }
        tint = bar.buttonColor.map { Color(uiColor: $0) }
        colorScheme = bar.isDark ? .dark : nil
    }

    func overridden(by other: NavigationBar) -> NavigationBar {
        var merged = self
        merged.merge(other)
        return merged
    }
}
