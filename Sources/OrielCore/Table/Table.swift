import Foundation

/// Rows in columns with headers, which can be selected and sorted.
///
///     Table(people, selection: $selected, sortOrder: $order) {
///         TableColumn("Name", value: \.name)
///         TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(60)
///     }
///     .onChange(of: order) { people.sort(using: $1) }
///
/// A tap on a header changes the sort order; the app sorts. In a compact width only the first column is shown, without
/// headers, as on an iPhone. Of a collection with more than 64 elements, only the rows near the viewport are mounted.
///
/// Users drag the divider after a header to resize its column, or focus it and press an arrow key. Columns with a fixed
/// width have no divider, and neither has the last column, which takes the rest of the table's width. Unlike Apple's,
/// the table never gets wider than its place: columns become narrower, as far as their minimum widths allow.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    let rows: Rows
    let columns: Columns
    let selection: (any ListSelection)?
    let sort: TableSort?
    let customization: Binding<TableColumnCustomization<Value>>?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableColumnHeaders) private var headers
    /// The widths that the user has chosen for columns that `customization` has no place for.
    @State private var widths: [String: Double]

    nonisolated init(
        rows: Rows,
        columns: Columns,
        selection: (any ListSelection)?,
        sort: TableSort?,
        customization: Binding<TableColumnCustomization<Value>>?
    ) {
        self.customization = customization
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sort = sort
        _widths = State(wrappedValue: [:])
    }
}

extension Table: View {
    public var body: some View {
        let isCompact = sizeClass == .compact
        let declared = declaredColumns()
        var all = declared.filter { $0.isShown(in: customization?.wrappedValue) }
        // It takes the rest of the width.
        if !all.isEmpty { all[all.count - 1].width.isResizable = false }
        let layout = _TableLayout(
            columns: isCompact ? Array(all.prefix(1)) : all,
            isCompact: isCompact,
            hasDisclosures: rows._hasDisclosures
        )
        return TableContainer(
            elementDescription: TableDescription(
                list: ListDescription(selection: selection),
                isCompact: isCompact
            ),
            content: TupleView(
                (
                    isCompact || headers == .hidden
                        ? nil
                        : TableHeader(
                            layout: layout,
                            sort: sort,
                            arrangement: customization.map { TableArrangement(columns: declared, customization: $0) },
                            resize: { resize($0, to: $1) }
                        ),
                    rows._views(layout).environment(\.listSelection, selection).environment(\.rowTraits, RowTraits())
                )
            )
        )
    }
}

extension Table {
    /// The columns in the order and with the widths that the user has chosen.
    @MainActor private func declaredColumns() -> [_TableColumn<Value>] {
        let chosen = customization?.wrappedValue
        var columns = columns._columns
        for index in columns.indices {
            columns[index].place = index
            let column = columns[index]
            let width = column.customizationID.flatMap { chosen?[width: $0] } ?? widths[column.widthKey]
            columns[index].width.isResizable = column.canBeResized
            columns[index].width.chosen = width.map(column.width.bounded)
        }
        return chosen?.ordered(columns) ?? columns
    }

    /// Keeps the width that the user has chosen for a column.
    @MainActor private func resize(_ column: _TableColumn<Value>, to width: Double) {
        let width = column.width.bounded(width)
        if let customization, let id = column.customizationID {
            customization.wrappedValue[width: id] = width
        } else {
            widths[column.widthKey] = width
        }
    }
}

/// The columns that a table shows.
public struct _TableLayout<RowValue> {
    let columns: [_TableColumn<RowValue>]
    let isCompact: Bool
    /// Whether rows have space for the button that opens rows below them.
    let hasDisclosures: Bool
    /// The number of open rows that a row is below.
    var depth = 0
    /// The modifiers of the view of each row; nil for none.
    var decoration: ((AnyView) -> AnyView)?

    var widths: [TableColumnWidth] { columns.map(\.width) }

    /// Returns the layout of rows inside of one more modifier.
    func decorated(by modify: @escaping (AnyView) -> AnyView) -> _TableLayout {
        var result = self
        let outer = decoration
        result.decoration = { row in
            let row = modify(row)
            return outer?(row) ?? row
        }
        return result
    }

    /// Returns the layout of the rows below an open row, which have no modifiers of that row.
    var below: _TableLayout {
        var result = self
        result.depth += 1
        result.decoration = nil
        return result
    }
}

// MARK: - Sorting

/// The sort order of a table, without its type.
struct TableSort {
    /// Returns the order of a column's comparator if it is the first of the sort order.
    let order: (AnyHashable) -> SortOrder?
    let select: (AnyHashable) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        order = { column in
            guard let first = binding.wrappedValue.first, first.isLike(column) else { return nil }
            return first.order
        }
        select = { column in
            guard var comparator = column.base as? Sort else { return }
            var comparators = binding.wrappedValue
            if let first = comparators.first, first.isLike(column) {
                comparators[0].order = first.order == .forward ? .reverse : .forward
            } else {
                comparators.removeAll { $0.isLike(column) }
                comparator.order = .forward
                comparators.insert(comparator, at: 0)
            }
            binding.wrappedValue = comparators
        }
    }
}

extension SortComparator {
    /// Whether another comparator compares the same, possibly in the other direction.
    fileprivate func isLike(_ other: AnyHashable) -> Bool {
        guard var other = other.base as? Self else { return false }
        if let column = other as? any KeyPathComparing, let own = self as? any KeyPathComparing {
            return column.comparedPath == own.comparedPath
        }
        other.order = order
        return other == self
    }
}

/// A comparator of one value of a row. The app's comparator of a path and that of its column may compare texts differently.
private protocol KeyPathComparing {
    var comparedPath: AnyKeyPath { get }
}

extension KeyPathComparator: KeyPathComparing {
    fileprivate var comparedPath: AnyKeyPath { keyPath }
}

// MARK: - Elements

private struct TableContainer<Content: View> {
    let elementDescription: TableDescription
    let content: Content
}

extension TableContainer: ContainerElementView {
    typealias Body = Never

    static var contentContext: RowContext? { .list }
}

/// A list in the look of a table.
private struct TableDescription {
    let list: ListDescription
    /// Whether only the first column is shown, as a list.
    let isCompact: Bool
}

extension TableDescription: ElementDescription {
    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = list.makeElement(in: environment)
        let look = environment.tableLook
        element.attributes[.listStyle] = .string(look.name)
        let alternates = environment.alternatesRows(inStyle: look.alternatesRows)
        element.attributes[.alternatesRows] = alternates ? .bool(true) : nil
        if !isCompact { element.attributes[.role] = .string("table") }
        return element
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode) {
        list.handle(event, in: environment, on: node)
    }
}

/// The cells of a row.
struct TableCells<RowValue> {
    let value: RowValue
    let layout: _TableLayout<RowValue>
    /// Whether the rows below this one are shown; nil for a row that has none.
    var isOpen: Binding<Bool>?
}

extension TableCells: View {
    var body: some View {
        if layout.isCompact {
            layout.columns.first.map { first($0) }
        } else {
            ElementContainer(FixedElement(.tableRow, [.columns: .columns(layout.widths)])) {
                ForEach(layout.columns, id: \.place) { column in
                    ElementContainer(
                        FixedElement(
                            .tableCell,
                            [.alignment: .alignment(Alignment(horizontal: column.alignment, vertical: .center))]
                        )
                    ) {
                        if column.place == layout.columns.first?.place {
                            first(column).lineLimit(1)
                        } else {
                            column.content(value).lineLimit(1)
                        }
                    }
                }
            }
        }
    }

    /// The cells inside of the modifiers of the row.
    var decorated: AnyView { layout.decoration?(AnyView(self)) ?? AnyView(self) }

    /// The first cell, which is indented, and has the button that opens the rows below.
    @ViewBuilder private func first(_ column: _TableColumn<RowValue>) -> some View {
        let indent = 20 * CGFloat(layout.depth)
        if let isOpen {
            HStack(spacing: 6) {
                ElementContainer(OutlineButton(isOpen: isOpen, isWholeRow: false)) { EmptyView() }
                column.content(value)
            }
            .padding(.leading, indent)
        } else if layout.hasDisclosures || layout.depth > 0 {
            // As wide as the button, and the space after it.
            column.content(value).padding(.leading, indent + 34)
        } else {
            column.content(value)
        }
    }
}
