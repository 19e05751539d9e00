// Trees whose values the rows change: one initialiser for each combination of identity and selection, as in SwiftUI.

extension List {
    /// Creates rows with bindings to a tree of identified values, with multiple selection.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>,
        children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { SetSelection(binding: $0) },
            content: OutlineGroup(data, children: children, content: rowContent)
        )
    }

    /// Creates rows with bindings to a tree of values identified by a key path, with multiple selection.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, ID: Hashable
    {
        self.init(
            selection: selection.map { SetSelection(binding: $0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent)
        )
    }

    /// Creates rows with bindings to a tree of identified values, with single selection.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>,
        children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { OptionalSelection(binding: $0) },
            content: OutlineGroup(data, children: children, content: rowContent)
        )
    }

    /// Creates rows with bindings to a tree of values identified by a key path, with single selection.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, ID: Hashable
    {
        self.init(
            selection: selection.map { OptionalSelection(binding: $0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent)
        )
    }
}

extension List where SelectionValue == Never {
    /// Creates rows with bindings to a tree of identified values.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>,
        children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(
            selection: nil,
            content: OutlineGroup(data, children: children, content: rowContent)
        )
    }

    /// Creates rows with bindings to a tree of values identified by a key path.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, ID: Hashable
    {
        self.init(
            selection: nil,
            content: OutlineGroup(data, id: id, children: children, content: rowContent)
        )
    }
}
