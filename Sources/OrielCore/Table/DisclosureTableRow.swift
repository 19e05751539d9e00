/// A row of a table with rows below it, which a button in its first cell shows and hides.
///
///     DisclosureTableRow(album, isExpanded: $isOpen) {
///         ForEach(album.songs) { TableRow($0) }
///     }
///
/// Modifiers such as `contextMenu` and `draggable` are those of the row, not of the rows below it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
    private let value: Label.TableRowValue
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// Creates a row with rows below it.
    ///
    /// - Parameter isExpanded: Whether they are shown; nil for a row that remembers it by itself and is closed at
    ///   first.
    public nonisolated init<Value>(
        _ value: Value,
        isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        self.value = value
        self.isExpanded = isExpanded
        self.content = content
    }
}

extension DisclosureTableRow: TableRowContent {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never

    public nonisolated func _views(_ layout: _TableLayout<Label.TableRowValue>) -> AnyView {
        let content = content
        return AnyView(
            DisclosureRows(value: value, layout: layout, isExpanded: isExpanded) { content()._views(layout.below) }
        )
    }

    public nonisolated var _hasDisclosures: Bool { true }
}

/// A row of a table, and the rows below it.
struct DisclosureRows<RowValue: Identifiable> {
    let value: RowValue
    let layout: _TableLayout<RowValue>
    let isExpanded: Binding<Bool>?
    let rows: () -> AnyView
    @State private var isOpen = false

    nonisolated init(
        value: RowValue,
        layout: _TableLayout<RowValue>,
        isExpanded: Binding<Bool>?,
        rows: @escaping () -> AnyView
    ) {
        self.value = value
        self.layout = layout
        self.isExpanded = isExpanded
        self.rows = rows
        _isOpen = State(wrappedValue: false)
    }
}

extension DisclosureRows: View {
    var body: some View {
        let isOpen = isExpanded ?? $isOpen
        TableCells(value: value, layout: layout, isOpen: isOpen).decorated.tag(value.id)
        if isOpen.wrappedValue { rows() }
    }
}
