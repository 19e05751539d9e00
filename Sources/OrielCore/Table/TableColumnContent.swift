public import Foundation

/// A column of a table, or several.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The values of the rows.
    associatedtype TableRowValue: Identifiable = Never
    /// The comparators by which the columns sort; `Never` for columns that do not sort.
    associatedtype TableColumnSortComparator: SortComparator = Never
    associatedtype TableColumnBody: TableColumnContent

    /// The columns of a type of the app.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }

    /// The columns in the form that tables use. Used by the framework.
    nonisolated var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    public nonisolated var _columns: [_TableColumn<TableRowValue>] {
        // Tables ask for their columns while views are evaluated, on the thread of the main actor.
        nonisolated(unsafe) let content = self
        nonisolated(unsafe) var columns: [_TableColumn<TableRowValue>] = []
        withMainActorUnchecked { columns = content.tableColumnBody._columns }
        return columns
    }
}

extension TableColumnContent where TableColumnBody == Never {
    public var tableColumnBody: Never {
        preconditionFailure("\(Self.self) is a primitive column: it has no body.")
    }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
    public nonisolated var _columns: [_TableColumn<Never>] { [] }
}

/// A column in the form that tables use.
public struct _TableColumn<RowValue> {
    let label: AnyView
    let content: (RowValue) -> AnyView
    /// Nil for a column that does not sort.
    let comparator: AnyHashable?
    var width = TableColumnWidth()
    var alignment: HorizontalAlignment = .leading
    /// The name under which users hide and show the column.
    var customizationID: String?
    var defaultVisibility = Visibility.automatic
    var disabledCustomization: TableColumnCustomizationBehavior = []
    /// The position among the columns that the app declares. Used by the table.
    var place = 0
}

/// The limits of the width of a table's column.
@usableFromInline package struct TableColumnWidth: Sendable, Hashable {
    /// A fixed width in points.
    package var fixed: Double?
    package var least: Double?
    package var ideal: Double?
    package var most: Double?
    /// The width in points that the user has chosen.
    package var chosen: Double?
    /// Whether the user can change the width.
    package var isResizable = false

    /// The bounds of what the user can choose.
    package var bounds: ClosedRange<Double> {
        let upper = most ?? 10_000
        return min(least ?? 10, upper)...upper
    }

    /// Returns the nearest width that the user can choose.
    package func bounded(_ width: Double) -> Double { min(max(width, bounds.lowerBound), bounds.upperBound) }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
    public var value: T
    let columns: [_TableColumn<RowValue>]

    init(_ value: T, columns: [_TableColumn<RowValue>]) {
        self.value = value
        self.columns = columns
    }
}

extension TupleTableColumnContent: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    public nonisolated var _columns: [_TableColumn<RowValue>] { columns }
}

/// Builds the columns of a table.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Takes a column that sorts as the table does.
    public static func buildExpression<Content>(_ column: Content) -> Content
    where Content: TableColumnContent, RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
        column
    }

    /// Takes a column that does not sort.
    @_disfavoredOverload
    public static func buildExpression<Content>(_ column: Content) -> some TableColumnContent<RowValue, Sort>
    where Content: TableColumnContent, RowValue == Content.TableRowValue, Content.TableColumnSortComparator == Never {
        TupleTableColumnContent<RowValue, Sort, Content>(column, columns: column._columns)
    }

    public static func buildPartialBlock<Column>(first: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
        first
    }

    public static func buildPartialBlock<First, Next>(
        accumulated: First,
        next: Next
    ) -> TupleTableColumnContent<RowValue, Sort, (First, Next)>
    where
        RowValue == First.TableRowValue, Sort == First.TableColumnSortComparator, First: TableColumnContent,
        RowValue == Next.TableRowValue, Sort == Next.TableColumnSortComparator, Next: TableColumnContent
    {
        TupleTableColumnContent((accumulated, next), columns: accumulated._columns + next._columns)
    }

    public static func buildIf<Column>(_ column: Column?) -> TupleTableColumnContent<RowValue, Sort, Column?>
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
        TupleTableColumnContent(column, columns: column?._columns ?? [])
    }

    public static func buildEither<Column>(first column: Column) -> TupleTableColumnContent<RowValue, Sort, Void>
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
        TupleTableColumnContent((), columns: column._columns)
    }

    public static func buildEither<Column>(second column: Column) -> TupleTableColumnContent<RowValue, Sort, Void>
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
        TupleTableColumnContent((), columns: column._columns)
    }

    public static func buildLimitedAvailability<Column>(
        _ column: Column
    ) -> TupleTableColumnContent<RowValue, Sort, Void>
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent {
        TupleTableColumnContent((), columns: column._columns)
    }
}
