public import Foundation

/// The rows of a tree of values: a row with children shows them below it.
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: TableRowContent {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    public nonisolated func _views(_ layout: _TableLayout<Data.Element>) -> AnyView {
        AnyView(TableOutlineRows(data: data, children: children, layout: layout))
    }

    public nonisolated var _hasDisclosures: Bool { true }
}

private struct TableOutlineRows<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>
    let layout: _TableLayout<Data.Element>
}

extension TableOutlineRows: View {
    var body: some View {
        ForEach(data) { element in
            if let below = element[keyPath: children] {
                DisclosureRows(value: element, layout: layout, isExpanded: nil) {
                    AnyView(TableOutlineRows(data: below, children: children, layout: layout.below))
                }
            } else {
                TableCells(value: element, layout: layout)
            }
        }
    }
}

// One initialiser for each combination of selection and sort order, as in SwiftUI.

extension Table {
    /// Creates a table of a tree of values.
    ///
    ///     Table(folders, children: \.content) {
    ///         TableColumn("Name", value: \.name)
    ///     }
    ///
    /// A row forgets which rows below it were open when it is closed.
    ///
    /// - Parameter children: The children of a value; nil for a value that can have none.
    public nonisolated init<Data>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable,
        Columns.TableRowValue == Data.Element
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: nil,
            sort: nil,
            customization: columnCustomization
        )
    }

    /// Creates a table of a tree of values, sorted by the app.
    public nonisolated init<Data, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable,
        Columns.TableRowValue == Data.Element
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: nil,
            sort: TableSort(sortOrder),
            customization: columnCustomization
        )
    }

    /// Creates a table of a tree of values with at most one selected row.
    public nonisolated init<Data>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable,
        Columns.TableRowValue == Data.Element
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: OptionalSelection(binding: selection),
            sort: nil,
            customization: columnCustomization
        )
    }

    /// Creates a table of a tree of values with at most one selected row, sorted by the app.
    public nonisolated init<Data, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable,
        Columns.TableRowValue == Data.Element
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: OptionalSelection(binding: selection),
            sort: TableSort(sortOrder),
            customization: columnCustomization
        )
    }

    /// Creates a table of a tree of values with any number of selected rows.
    public nonisolated init<Data>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable,
        Columns.TableRowValue == Data.Element
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: SetSelection(binding: selection),
            sort: nil,
            customization: columnCustomization
        )
    }

    /// Creates a table of a tree of values with any number of selected rows, sorted by the app.
    public nonisolated init<Data, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable,
        Columns.TableRowValue == Data.Element
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns(),
            selection: SetSelection(binding: selection),
            sort: TableSort(sortOrder),
            customization: columnCustomization
        )
    }
}
