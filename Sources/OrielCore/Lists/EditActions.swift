import Foundation

/// The changes that users can make to the rows of a collection.
///
///     List($items, editActions: .all) { $item in TextField("Name", text: $item.name) }
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Users can move rows.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Users can delete rows.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// Users can delete and move rows.
    public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// The actions on rows that a `ForEach` declares itself.
package final class RowEdits {
    let actions: RowActions

    /// - Parameter data: The collection; it is read when the user changes it.
    init<Data: MutableCollection>(_ editActions: EditActions<Data>, of data: Binding<Data>) {
        var actions = RowActions()
        if editActions.rawValue & 1 != 0 {
            actions.move = { source, destination in data.wrappedValue.moveElements(source, to: destination) }
        }
        if editActions.rawValue & 2 != 0 {
            actions.delete = { offsets in
                if let rest = data.wrappedValue.withoutElements(offsets) { data.wrappedValue = rest }
            }
        }
        self.actions = actions
    }
}

extension MutableCollection {
    fileprivate mutating func moveElements(_ source: IndexSet, to destination: Int) {
        var elements = Array(self)
        elements.move(fromOffsets: source, toOffset: destination)
        for (index, element) in zip(indices, elements) { self[index] = element }
    }

    /// Returns the collection without some elements; nil if elements cannot be removed from it.
    fileprivate func withoutElements(_ offsets: IndexSet) -> Self? {
        func rest<C: RangeReplaceableCollection>(of collection: C) -> Self? {
            C(collection.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)) as? Self
        }
        return (self as? any RangeReplaceableCollection).flatMap { rest(of: $0) }
    }
}

extension ForEach where Content: View {
    /// Creates rows with bindings to their elements, which users can edit.
    public nonisolated init<C>(
        _ data: Binding<C>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Creates rows with bindings to their elements, identified by a key path, which users can edit.
    public nonisolated init<C>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let rows = ForEach(data, id: id, content: content)
        self.init(data: rows.data, content: rows.content, id: rows.id, edits: RowEdits(editActions, of: data))
    }
}
