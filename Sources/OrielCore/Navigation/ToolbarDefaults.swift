/// An item that a bar has without the app.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    enum Kind { case sidebarToggle, title, search }

    let kind: Kind

    /// The button that shows and hides the sidebar. There is none.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
    /// The title of the page.
    public static let title = ToolbarDefaultItemKind(kind: .title)
    /// The search field.
    public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// The purpose of the content under a bar.
public struct ToolbarRole: Hashable, Sendable {
    private enum Role: Hashable { case automatic, browser, editor, navigationStack }
    private let role: Role

    public static let automatic = ToolbarRole(role: .automatic)
    public static let browser = ToolbarRole(role: .browser)
    public static let editor = ToolbarRole(role: .editor)
    public static let navigationStack = ToolbarRole(role: .navigationStack)
}

/// The size of a page's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    fileprivate enum Mode: Hashable { case automatic, inline, inlineLarge, large }
    fileprivate let mode: Mode

    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Small, in the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Large, in the bar. Unlike Apple's, large under the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inlineLarge)
    /// Large, under the bar.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
    /// Removes an item that the bar has without the app. Unlike Apple's, only the title can be removed.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationBar { if defaultItemKind?.kind == .title { $0.removesTitle = true } }
    }

    /// Sets the purpose of the content under the bar. Has no effect: all bars have the same layout.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Sets the size of the page's title.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        switch mode.mode {
        case .automatic: navigationBarTitleDisplayMode(.automatic)
        case .inline: navigationBarTitleDisplayMode(.inline)
        case .inlineLarge, .large: navigationBarTitleDisplayMode(.large)
        }
    }
}

/// An item of the system at a place in a toolbar. Has no effect: the title, the search field and the columns of a page have fixed places.
public struct DefaultToolbarItem {
    public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: CustomizableToolbarContent {
    public var body: some CustomizableToolbarContent {
        // The builder would hide that users could move the item.
        return ToolbarItems(view: EmptyView())
    }
}
