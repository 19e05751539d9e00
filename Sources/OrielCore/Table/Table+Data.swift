public import Foundation

// One initialiser for each combination of rows, selection and sort order, as in SwiftUI.

extension Table {
    /// Creates a table of a collection.
    public nonisolated init<Data>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable,
        Columns.TableRowValue == Data.Element
    {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: nil,
            sort: nil,
            customization: columnCustomization
        )
    }

    /// Creates a table of rows.
    public nonisolated init(
        of valueType: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: nil,
            sort: nil,
            customization: columnCustomization
        )
    }
}

extension Table {
    /// Creates a table of a collection with at most one selected row.
    public nonisolated init<Data>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable,
        Columns.TableRowValue == Data.Element
    {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: OptionalSelection(binding: selection),
            sort: nil,
            customization: columnCustomization
        )
    }

    /// Creates a table of rows with at most one selected row.
    public nonisolated init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: OptionalSelection(binding: selection),
            sort: nil,
            customization: columnCustomization
        )
    }
}

extension Table {
    /// Creates a table of a collection with any number of selected rows.
    public nonisolated init<Data>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable,
        Columns.TableRowValue == Data.Element
    {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: SetSelection(binding: selection),
            sort: nil,
            customization: columnCustomization
        )
    }

    /// Creates a table of rows with any number of selected rows.
    public nonisolated init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: SetSelection(binding: selection),
            sort: nil,
            customization: columnCustomization
        )
    }
}

extension Table {
    /// Creates a table of a collection, sorted by the app.
    public nonisolated init<Data, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable,
        Columns.TableRowValue == Data.Element
    {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: nil,
            sort: TableSort(sortOrder),
            customization: columnCustomization
        )
    }

    /// Creates a table of rows, sorted by the app.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: nil,
            sort: TableSort(sortOrder),
            customization: columnCustomization
        )
    }
}

extension Table {
    /// Creates a table of a collection with at most one selected row, sorted by the app.
    public nonisolated init<Data, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable,
        Columns.TableRowValue == Data.Element
    {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: OptionalSelection(binding: selection),
            sort: TableSort(sortOrder),
            customization: columnCustomization
        )
    }

    /// Creates a table of rows with at most one selected row, sorted by the app.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: OptionalSelection(binding: selection),
            sort: TableSort(sortOrder),
            customization: columnCustomization
        )
    }
}

extension Table {
    /// Creates a table of a collection with any number of selected rows, sorted by the app.
    public nonisolated init<Data, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable,
        Columns.TableRowValue == Data.Element
    {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: SetSelection(binding: selection),
            sort: TableSort(sortOrder),
            customization: columnCustomization
        )
    }

    /// Creates a table of rows with any number of selected rows, sorted by the app.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(),
            columns: columns(),
            selection: SetSelection(binding: selection),
            sort: TableSort(sortOrder),
            customization: columnCustomization
        )
    }
}
