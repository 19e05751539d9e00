// One initialiser for each combination of data and selection, as in SwiftUI.

extension List {
    /// Creates rows for identified elements, with multiple selection.
    ///
    /// Disfavored, because a binding to a collection is a collection of bindings, and fits here, too.
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: selection.map { SetSelection(binding: $0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates rows for elements identified by a key path, with multiple selection.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(
            selection: selection.map { SetSelection(binding: $0) },
            content: ForEach(data, id: id, content: rowContent)
        )
    }

    /// Creates rows for a range of numbers, with multiple selection.
    public nonisolated init<RowContent>(
        _ data: Range<Int>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    )
    where
        Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View
    {
        self.init(selection: selection.map { SetSelection(binding: $0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates rows with bindings to their elements, with multiple selection.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection: selection.map { SetSelection(binding: $0) }, content: ForEach(data, content: rowContent))
    }

    /// Creates rows with bindings to their elements, identified by a key path, with multiple selection.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { SetSelection(binding: $0) },
            content: ForEach(data, id: id, content: rowContent)
        )
    }

    /// Creates rows for identified elements, with single selection.
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { OptionalSelection(binding: $0) },
            content: ForEach(data, content: rowContent)
        )
    }

    /// Creates rows for elements identified by a key path, with single selection.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(
            selection: selection.map { OptionalSelection(binding: $0) },
            content: ForEach(data, id: id, content: rowContent)
        )
    }

    /// Creates rows for a range of numbers, with single selection.
    public nonisolated init<RowContent>(
        _ data: Range<Int>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    )
    where
        Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View
    {
        self.init(
            selection: selection.map { OptionalSelection(binding: $0) },
            content: ForEach(data, content: rowContent)
        )
    }

    /// Creates rows with bindings to their elements, with single selection.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>,
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
            content: ForEach(data, content: rowContent)
        )
    }

    /// Creates rows with bindings to their elements, identified by a key path, with single selection.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(
            selection: selection.map { OptionalSelection(binding: $0) },
            content: ForEach(data, id: id, content: rowContent)
        )
    }
}

extension List where SelectionValue == Never {
    /// Creates rows for identified elements.
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// Creates rows for elements identified by a key path.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates rows for a range of numbers.
    public nonisolated init<RowContent>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    )
    where
        Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View
    {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// Creates rows with bindings to their elements.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// Creates rows with bindings to their elements, identified by a key path.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }
}
