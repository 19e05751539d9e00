public import Foundation

/// A column of a table: a header, and a view for each row.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Age") { person in Text(person.age, format: .number) }
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
    let label: Label
    let content: (RowValue) -> Content
    let comparator: Sort?
    var columnWidth = TableColumnWidth()
    var columnAlignment: HorizontalAlignment = .leading

    nonisolated init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.content = content
        self.comparator = comparator
    }
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    public nonisolated var _columns: [_TableColumn<RowValue>] {
        let content = content
        return [
            _TableColumn(
                label: AnyView(label),
                content: { AnyView(content($0)) },
                comparator: comparator.map { AnyHashable($0) },
                width: columnWidth,
                alignment: columnAlignment
            )
        ]
    }

    /// Sets the width of the column in points; nil for the width that a column has by itself.
    public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        var result = self
        result.columnWidth = TableColumnWidth(fixed: width.flatMap(columnLength))
        return result
    }

    /// Sets the limits of the column's width. Columns share the width of the table in the ratio of their ideal widths.
    public nonisolated func width(
        min: CGFloat? = nil,
        ideal: CGFloat? = nil,
        max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var result = self
        result.columnWidth = TableColumnWidth(
            least: min.flatMap(columnLength),
            ideal: ideal.flatMap(columnLength),
            most: max.flatMap(columnLength)
        )
        return result
    }

    /// Sets the alignment of the header and the cells.
    public nonisolated func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue, Sort, Content, Label>
    {
        var result = self
        result.columnAlignment = alignment.value
        return result
    }
}

/// Returns a length of a column; nil for one that cannot be drawn.
private func columnLength(_ length: CGFloat) -> Double? { length.isFinite && length >= 0 ? Double(length) : nil }

/// The alignment of a column.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Place: Hashable, Sendable { case leading, center, trailing }
    private let place: Place

    /// The same as `leading`.
    public static var automatic: TableColumnAlignment { TableColumnAlignment(place: .leading) }
    public static var leading: TableColumnAlignment { TableColumnAlignment(place: .leading) }
    public static var center: TableColumnAlignment { TableColumnAlignment(place: .center) }
    public static var trailing: TableColumnAlignment { TableColumnAlignment(place: .trailing) }
    /// Numbers end below each other. Unlike Apple's, in all languages at the trailing edge.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(place: .trailing) }

    var value: HorizontalAlignment {
        switch place {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

// MARK: - Columns that do not sort

extension TableColumn where Sort == Never, Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    public nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

// MARK: - Columns with a comparator of the app

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    public nonisolated init(
        _ text: Text,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: comparator, content: content)
    }
}

// MARK: - Columns that sort by a value of the rows

// Apple's default for texts is `localizedStandard`; Foundation on Linux has `lexical` only.

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public nonisolated init<V: Comparable>(
        _ titleKey: LocalizedStringKey,
        value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    public nonisolated init<V: Comparable>(
        _ titleKey: LocalizedStringKey,
        value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .lexical,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleKey),
            comparator: KeyPathComparator(value, comparator: comparator),
            content: content
        )
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Comparable>(
        _ title: S,
        value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .lexical,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(title),
            comparator: KeyPathComparator(value, comparator: comparator),
            content: content
        )
    }

    public nonisolated init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey,
        value: any KeyPath<RowValue, V> & Sendable,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(titleKey),
            comparator: KeyPathComparator(value, comparator: comparator),
            content: content
        )
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }
}
