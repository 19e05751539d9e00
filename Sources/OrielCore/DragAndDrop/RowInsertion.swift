public import OrielCoreTransferable
public import OrielUniformTypeIdentifiers

/// The action for items that are dropped between the rows of a collection.
struct RowInsertion {
    let accepts: ([DraggedItem]) -> Bool
    let insert: @MainActor ([DraggedItem], Int) -> Void
}

extension RowInsertion {
    /// Takes items of some types.
    init(of types: [UTType], _ action: @escaping (Int, [NSItemProvider]) -> Void) {
        nonisolated(unsafe) let action = action
        accepts = { $0.contains { $0.conforms(to: types) } }
        insert = { items, position in action(position, items.filter { $0.conforms(to: types) }.map(\.provider)) }
    }

    /// Takes items that can be loaded as values of a type.
    init<T: Transferable>(for type: T.Type, _ action: @escaping ([T], Int) -> Void) {
        nonisolated(unsafe) let action = action
        accepts = { $0.contains { $0.canLoad(T.self) } }
        insert = { items, position in items.load(T.self) { action($0, position) } }
    }
}

/// A modifier that lets the user drop items between rows.
public struct _OnInsertModifier {
    let insertion: RowInsertion
}

extension _OnInsertModifier: ViewModifier, RowActionsModifier {
    public typealias Body = Never

    var actions: RowActions { RowActions(insertion: insertion) }
}

extension DynamicViewContent {
    /// Lets the user drop items between the rows.
    ///
    ///     ForEach(tracks) { TrackRow(track: $0) }
    ///         .onInsert(of: [.plainText]) { position, providers in ... }
    ///
    /// Unlike Apple's, an empty collection has no row to drop items at.
    ///
    /// - Parameter action: Called with the position of the first new row and the providers of the items.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        let insertion = RowInsertion(of: supportedContentTypes, action)
        return ModifiedContent(content: self, modifier: _OnInsertModifier(insertion: insertion))
    }

    @available(*, deprecated, message: "Use UTType.")
    public nonisolated func onInsert(
        of acceptedTypeIdentifiers: [String],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(anyIdentifier: $0) }, perform: action)
    }

    /// Lets the user drop items of a type between the rows.
    ///
    /// - Parameter action: Called with the items and the position of the first new row.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        let insertion = RowInsertion(for: T.self, action)
        return ModifiedContent(content: self, modifier: _OnInsertModifier(insertion: insertion))
    }
}
