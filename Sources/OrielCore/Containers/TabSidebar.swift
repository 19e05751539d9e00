/// The views above and below the tabs of a sidebar.
struct TabSidebar {
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?
}

private enum TabSidebarKey: EnvironmentKey {
    static var defaultValue: TabSidebar { TabSidebar() }
}

extension EnvironmentValues {
    /// The sidebar of the tab views inside.
    var tabSidebar: TabSidebar {
        get { self[TabSidebarKey.self] }
        set { self[TabSidebarKey.self] = newValue }
    }
}

/// The views of a sidebar, which a renderer shows around the tabs.
struct TabSidebarView: View {
    @Environment(\.tabSidebar) private var sidebar

    var body: some View {
        part(sidebar.header, at: "header")
        part(sidebar.footer, at: "footer")
        part(sidebar.bottomBar, at: "bottomBar")
    }

    @ViewBuilder private func part(_ view: AnyView?, at placement: String) -> some View {
        if let view {
            ElementContainer(FixedElement(.sidebarPart, [.placement: .string(placement)])) { view }
        }
    }
}

extension View {
    /// Shows a view above the tabs of a sidebar, in tab views with the style `sidebarAdaptable`.
    public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = content()
        return transformEnvironment(\.tabSidebar) { $0.header = AnyView(view) }
    }

    /// Shows a view below the tabs of a sidebar, in tab views with the style `sidebarAdaptable`.
    public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = content()
        return transformEnvironment(\.tabSidebar) { $0.footer = AnyView(view) }
    }

    /// Shows a view at the bottom of a sidebar, in tab views with the style `sidebarAdaptable`.
    public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = content()
        return transformEnvironment(\.tabSidebar) { $0.bottomBar = AnyView(view) }
    }
}
