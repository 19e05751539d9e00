public import OrielCoreTransferable
public import OrielUniformTypeIdentifiers

/// Rows of a table that are made from the elements of a collection.
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
    associatedtype Data: Collection

    /// The elements.
    var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

/// A modifier that lets the user drop items between rows of a table.
public struct OnInsertTableRowModifier {
    let insertion: RowInsertion
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier == OnInsertTableRowModifier {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public nonisolated func _views(_ layout: _TableLayout<Content.TableRowValue>) -> AnyView {
        AnyView(content._views(layout).modifier(_OnInsertModifier(insertion: modifier.insertion)))
    }

    public nonisolated var _hasDisclosures: Bool { content._hasDisclosures }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier == OnInsertTableRowModifier {
    public var data: Content.Data { content.data }
}

extension DynamicTableRowContent {
    /// Lets the user drop items between the rows.
    ///
    /// Unlike Apple's, an empty collection has no row to drop items at.
    ///
    /// - Parameter action: Called with the position of the first new row and the providers of the items.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        let insertion = RowInsertion(of: supportedContentTypes, action)
        return ModifiedContent(content: self, modifier: OnInsertTableRowModifier(insertion: insertion))
    }

    /// Lets the user drop items of a type between the rows.
    ///
    /// - Parameter action: Called with the position of the first new row and the items.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping (Int, [T]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        let insertion = RowInsertion(for: T.self) { items, position in action(position, items) }
        return ModifiedContent(content: self, modifier: OnInsertTableRowModifier(insertion: insertion))
    }
}
