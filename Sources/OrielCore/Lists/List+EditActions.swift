// One initialiser for each combination of identity and selection, as in SwiftUI.

extension List {
    /// Creates rows that users can edit, with multiple selection.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(
            selection: selection.map { SetSelection(binding: $0) },
            content: ForEach(data, editActions: editActions, content: rowContent)
        )
    }

    /// Creates rows that users can edit, identified by a key path, with multiple selection.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { SetSelection(binding: $0) },
            content: ForEach(data, id: id, editActions: editActions, content: rowContent)
        )
    }

    /// Creates rows that users can edit, with single selection.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(
            selection: selection.map { OptionalSelection(binding: $0) },
            content: ForEach(data, editActions: editActions, content: rowContent)
        )
    }

    /// Creates rows that users can edit, identified by a key path, with single selection.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { OptionalSelection(binding: $0) },
            content: ForEach(data, id: id, editActions: editActions, content: rowContent)
        )
    }
}

extension List where SelectionValue == Never {
    /// Creates rows that users can edit.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(
            selection: nil,
            content: ForEach(data, editActions: editActions, content: rowContent)
        )
    }

    /// Creates rows that users can edit, identified by a key path.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(
            selection: nil,
            content: ForEach(data, id: id, editActions: editActions, content: rowContent)
        )
    }
}
