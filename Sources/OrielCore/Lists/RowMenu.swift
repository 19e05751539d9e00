/// The menu and the primary action of the rows of a list or table.
struct RowMenu {
    /// Returns the items for a row that is not selected, or for all selected rows.
    let items: (AnyHashable, [AnyHashable]) -> AnyView?
    /// Nil if a tap selects the row.
    let primaryAction: ((AnyHashable) -> Void)?
}

private enum RowMenuKey: EnvironmentKey { static var defaultValue: RowMenu? { nil } }

extension EnvironmentValues {
    /// The menu of the rows inside.
    var rowMenu: RowMenu? {
        get { self[RowMenuKey.self] }
        set { self[RowMenuKey.self] = newValue }
    }
}

/// The items of a row's menu.
struct RowMenuItems {
    let elementDescription = SimpleElement(element: Element(.rowMenu))
    let content: ModifiedContent<AnyView, MenuItemsEnvironment>

    init(_ items: AnyView) { content = ModifiedContent(content: items, modifier: MenuItemsEnvironment()) }
}

extension RowMenuItems: ContainerElementView {
    typealias Body = Never
}

extension View {
    /// Adds a menu to the rows of a list or table.
    ///
    ///     List(selection: $selection) { ... }
    ///         .contextMenu(forSelectionType: Item.ID.self) { items in
    ///             Button("Delete") { delete(items) }
    ///         } primaryAction: { items in
    ///             open(items)
    ///         }
    ///
    /// The menu opens on a long press or a secondary click. It gets the selected rows, or the row alone if it is not selected. Unlike Apple's,
    /// the space without rows has no menu.
    ///
    /// - Parameter primaryAction: The action of a tap on a row. While it is set, a tap selects rows in edit mode only.
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self,
        @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        environment(
            \.rowMenu,
            RowMenu(
                items: { row, selected in
                    guard let row = row.base as? I else { return nil }
                    let rows = Set(selected.compactMap { $0.base as? I })
                    return AnyView(menu(rows.contains(row) ? rows : [row]))
                },
                primaryAction: primaryAction.map { action in
                    { row in if let row = row.base as? I { action([row]) } }
                }
            )
        )
    }
}
