/// The items of a context menu, as a value. Superseded by `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Adds a menu that opens on a long press or a secondary click. Unlike Apple's, it shows no preview of the view.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        let items = menuItems()
        return ElementContainer(FixedElement(.contextMenu)) {
            self
            ElementContainer(FixedElement(.menuItems)) { items.modifier(MenuItemsEnvironment()) }
        }
    }

    /// Adds a menu that opens on a long press or a secondary click, with a view above its items.
    ///
    /// Unlike Apple's, the preview is part of the menu, as wide as it, and not longer than half of the window.
    public nonisolated func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems,
        @ViewBuilder preview: () -> Preview
    ) -> some View {
        let (items, preview) = (menuItems(), preview())
        return ElementContainer(FixedElement(.contextMenu, [.style: .string("preview")])) {
            self
            ElementContainer(FixedElement(.menuItems)) {
                items.modifier(MenuItemsEnvironment())
                ElementContainer(FixedElement(.menuPreview)) { preview.allowsHitTesting(false) }
            }
        }
    }

    /// Adds a menu that opens on a long press; nil adds none.
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        self.contextMenu { contextMenu?.items }
    }
}
