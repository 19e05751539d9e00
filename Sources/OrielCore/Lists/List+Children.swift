// One initialiser for each combination of data and selection, as in SwiftUI.

extension List {
    /// Creates rows for a tree of identified values, with multiple selection.
    ///
    /// - Parameter children: The children of a value; nil for a value that can have none.
    public nonisolated init<Data, RowContent>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { SetSelection(binding: $0) },
            content: OutlineGroup(data, children: children, content: rowContent)
        )
    }

    /// Creates rows for a tree of values identified by a key path, with multiple selection.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(
            selection: selection.map { SetSelection(binding: $0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent)
        )
    }

    /// Creates rows for a tree of identified values, with single selection.
    public nonisolated init<Data, RowContent>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { OptionalSelection(binding: $0) },
            content: OutlineGroup(data, children: children, content: rowContent)
        )
    }

    /// Creates rows for a tree of values identified by a key path, with single selection.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(
            selection: selection.map { OptionalSelection(binding: $0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent)
        )
    }
}

extension List where SelectionValue == Never {
    /// Creates rows for a tree of identified values.
    ///
    /// - Parameter children: The children of a value; nil for a value that can have none.
    public nonisolated init<Data, RowContent>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates rows for a tree of values identified by a key path.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
