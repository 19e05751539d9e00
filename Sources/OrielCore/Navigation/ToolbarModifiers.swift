/// A bar of the interface.
public struct ToolbarPlacement: Equatable, Sendable {
    enum Bar { case automatic, navigationBar, tabBar, bottomBar }

    let bar: Bar

    public static let automatic = ToolbarPlacement(bar: .automatic)
    public static let navigationBar = ToolbarPlacement(bar: .navigationBar)
    public static let tabBar = ToolbarPlacement(bar: .tabBar)
    public static let bottomBar = ToolbarPlacement(bar: .bottomBar)
    /// The toolbar of a window of macOS: here, the bar of the page.
    public static let windowToolbar = ToolbarPlacement(bar: .navigationBar)
}

extension View {
    /// Adds items to the bar of the page that contains the view.
    ///
    /// Unlike Apple's, secondary actions are shown next to the others, not in a menu.
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        TupleView((self, ToolbarContentView(content: content())))
    }

    /// Adds views to the trailing end of the bar of the page that contains the view.
    @_disfavoredOverload
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let items = content()
        return toolbar { ToolbarItemGroup { items } }
    }

    /// Adds items to the bar. Unlike Apple's, users cannot rearrange the items.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String,
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        TupleView((self, ToolbarContentView(content: content())))
    }

    /// Shows or hides bars of the page that contains the view.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setToolbarVisibility(visibility, for: bars)
    }

    /// Shows or hides the navigation bar and the tab bar of the page that contains the view. Other bars are ignored.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setToolbarVisibility(visibility, for: bars)
    }

    private nonisolated func setToolbarVisibility(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
        let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
        return navigationBar { bar in
            if bars.contains(where: { $0 == .navigationBar || $0 == .automatic }) { bar.isHidden = isHidden }
            if bars.contains(.tabBar) { bar.tabBar.isHidden = isHidden }
        }
    }

    /// Shows or hides the background of the navigation bar and the tab bar. Other bars are ignored.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setToolbarBackground(visibility, for: bars)
    }

    /// Shows or hides the background of the navigation bar and the tab bar. Other bars are ignored.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View {
        setToolbarBackground(visibility, for: bars)
    }

    private nonisolated func setToolbarBackground(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
        navigationBar { bar in
            if bars.contains(where: { $0 == .navigationBar || $0 == .automatic }) {
                bar.backgroundVisibility = visibility
            }
            if bars.contains(.tabBar) { bar.tabBar.backgroundVisibility = visibility }
        }
    }

    /// Fills the navigation bar or the tab bar with a style. Unlike Apple's, it has no effect on other bars.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let style = style._resolve(in: _ShapeStyleContext())
        return navigationBar { bar in
            if bars.isEmpty || bars.contains(where: { $0 == .navigationBar || $0 == .automatic }) {
                bar.background = style
            }
            if bars.contains(.tabBar) { bar.tabBar.background = style }
        }
    }

    /// Sets the color scheme of the navigation bar.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        navigationBar { bar in
            if bars.contains(where: { $0 == .navigationBar || $0 == .automatic }) { bar.colorScheme = colorScheme }
        }
    }
}
