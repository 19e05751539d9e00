import Foundation
public import OrielCoreTransferable

/// Rows with a modifier of the view of each.
private struct ModifiedTableRows<Rows: TableRowContent> {
    let rows: Rows
    let modify: (AnyView) -> AnyView
}

extension ModifiedTableRows: TableRowContent {
    typealias TableRowValue = Rows.TableRowValue
    typealias TableRowBody = Never

    nonisolated func _views(_ layout: _TableLayout<Rows.TableRowValue>) -> AnyView {
        rows._views(layout.decorated(by: modify))
    }

    nonisolated var _hasDisclosures: Bool { rows._hasDisclosures }
}

extension TableRowContent {
    /// Adds a menu to each of the rows.
    public nonisolated func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return ModifiedTableRows(rows: self) { AnyView($0.contextMenu { items }) }
    }

    /// Adds a menu to each of the rows, with a view above its items.
    public nonisolated func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems,
        @ViewBuilder preview: () -> Preview
    ) -> some TableRowContent<TableRowValue> {
        let (items, preview) = (menuItems(), preview())
        return ModifiedTableRows(rows: self) {
            AnyView(
                $0.contextMenu {
                    items
                } preview: {
                    preview
                }
            )
        }
    }

    /// Calls an action when the pointer enters or leaves one of the rows.
    public nonisolated func onHover(
        perform action: @escaping (Bool) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(rows: self) { AnyView($0.onHover(perform: action)) }
    }

    /// Lets the user drag each of the rows, as the item of a provider.
    ///
    /// - Parameter action: Called when a drag begins; nothing is dragged if it returns nil.
    public nonisolated func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(rows: self) { AnyView($0.itemProvider(action)) }
    }

    /// Lets the user drag each of the rows, as a value that is made when a drag begins.
    ///
    ///     ForEach(people) { person in
    ///         TableRow(person).draggable(person.name)
    ///     }
    public nonisolated func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(rows: self) { AnyView($0.draggable(payload())) }
    }

    /// Lets the user drop items of a type on each of the rows.
    ///
    ///     TableRow(folder).dropDestination(for: Note.self) { archive += $0 }
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(rows: self) { row in
            AnyView(
                row.dropDestination(for: T.self) { (items: [T], _: CGPoint) -> Bool in
                    action(items)
                    return true
                }
            )
        }
    }
}
