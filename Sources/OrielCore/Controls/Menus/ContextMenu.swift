/// The items of a context menu, as a value; `contextMenu(menuItems:)` has taken its place.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Offers actions when the view is pressed for long, or clicked with the other button.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        let items = menuItems()
        return ElementContainer(FixedElement(.contextMenu)) {
            self
            ElementContainer(FixedElement(.menuItems)) { items.modifier(MenuItemsEnvironment()) }
        }
    }

    /// Offers actions when the view is pressed for long; none for nil.
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        self.contextMenu { contextMenu?.items }
    }
}
