import Foundation

/// A menu whose label is the title of the page.
private struct TitleMenu<Items: View> {
    @Environment(\.navigationContext) private var context
    let items: Items

    nonisolated init(items: Items) {
        self.items = items
        _context = Environment(\.navigationContext)
    }
}

extension TitleMenu: View {
    var body: some View {
        Menu {
            items
        } label: {
            HStack(spacing: 4) {
                if let entry = context?.entry { PageTitle(entry: entry) }
                Image(systemName: "chevron.down.circle.fill").imageScale(.small).foregroundStyle(.secondary)
            }
            .font(.headline)
        }
        .foregroundStyle(.primary)
    }
}

private struct PageTitle: View {
    @ObservedObject var entry: NavigationEntry

    var body: some View { entry.bar.title }
}

extension View {
    /// Adds a menu to the title of the page.
    ///
    /// Unlike Apple's, the title with its menu is always in the bar.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let items = content()
        return toolbar { ToolbarItem(placement: .principal) { TitleMenu(items: items) } }
            .navigationBarTitleDisplayMode(.inline)
    }
}

/// The menu of a page's title, as an item of a bar.
public struct ToolbarTitleMenu<Content: View> {
    private let items: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { items = content() }
}

extension ToolbarTitleMenu: ToolbarContent {
    public var body: some ToolbarContent { ToolbarItem(placement: .principal) { TitleMenu(items: items) } }
}
