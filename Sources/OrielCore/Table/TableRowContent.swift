/// A row of a table, or several.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableRowBody: TableRowContent

    /// The rows of a type of the app.
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

    /// Returns the rows as the views of a list. Used by the framework.
    nonisolated func _views(_ layout: _TableLayout<TableRowValue>) -> AnyView

    /// Whether one of the rows has rows below it, so that all begin at the same place. Used by the framework.
    nonisolated var _hasDisclosures: Bool { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    public nonisolated func _views(_ layout: _TableLayout<TableRowValue>) -> AnyView {
        // Tables ask for their rows while views are evaluated, on the thread of the main actor.
        nonisolated(unsafe) let content = self
        nonisolated(unsafe) let layout = layout
        return withMainActorUnchecked { content.tableRowBody._views(layout) }
    }

    public nonisolated var _hasDisclosures: Bool {
        nonisolated(unsafe) let content = self
        return withMainActorUnchecked { content.tableRowBody._hasDisclosures }
    }
}

extension TableRowContent where TableRowBody == Never {
    public var tableRowBody: Never {
        preconditionFailure("\(Self.self) is a primitive row: it has no body.")
    }

    public nonisolated var _hasDisclosures: Bool { false }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never
    public nonisolated func _views(_ layout: _TableLayout<Never>) -> AnyView { AnyView(EmptyView()) }
    public nonisolated var _hasDisclosures: Bool { false }
}

/// A row of a table with a value.
public struct TableRow<Value: Identifiable> {
    let value: Value

    /// Creates a row that the columns show a value in.
    public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public nonisolated func _views(_ layout: _TableLayout<Value>) -> AnyView {
        let cells = TableCells(value: value, layout: layout)
        return layout.decoration == nil ? AnyView(cells.tag(value.id)) : AnyView(cells.decorated.tag(value.id))
    }
}

/// A row of a table for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
}

extension TableForEachContent: TableRowContent {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    public nonisolated func _views(_ layout: _TableLayout<Data.Element>) -> AnyView {
        AnyView(ForEach(data) { TableCells(value: $0, layout: layout) })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    /// Creates rows identified by their elements' ids.
    @_disfavoredOverload
    public nonisolated init<V>(
        _ data: Data,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates rows identified by a key path.
    @_disfavoredOverload
    public nonisolated init<V>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    public nonisolated func _views(_ layout: _TableLayout<Content.TableRowValue>) -> AnyView {
        let content = content
        return AnyView(ForEach<Data, ID, AnyView>(data: data, content: { content($0)._views(layout) }, id: id))
    }

    /// What the first row says: to ask all of them would build a long collection.
    public nonisolated var _hasDisclosures: Bool { data.first.map { content($0)._hasDisclosures } ?? false }
}

/// Several rows.
public struct TupleTableRowContent<Value: Identifiable, T> {
    public var value: T
    private let rows: [(_TableLayout<Value>) -> AnyView]
    public let _hasDisclosures: Bool

    init(_ value: T, rows: [(_TableLayout<Value>) -> AnyView], hasDisclosures: Bool) {
        self.value = value
        self.rows = rows
        _hasDisclosures = hasDisclosures
    }
}

extension TupleTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public nonisolated func _views(_ layout: _TableLayout<Value>) -> AnyView {
        let rows = rows
        return AnyView(ForEach(rows.indices, id: \.self) { rows[$0](layout) })
    }
}

/// Builds the rows of a table.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: TableRowContent, Value == Content.TableRowValue { content }

    public static func buildPartialBlock<Content>(first: Content) -> Content
    where Content: TableRowContent, Value == Content.TableRowValue { first }

    public static func buildPartialBlock<First, Next>(
        accumulated: First,
        next: Next
    ) -> TupleTableRowContent<Value, (First, Next)>
    where First: TableRowContent, Value == First.TableRowValue, Next: TableRowContent, Value == Next.TableRowValue {
        TupleTableRowContent(
            (accumulated, next),
            rows: [{ accumulated._views($0) }, { next._views($0) }],
            hasDisclosures: accumulated._hasDisclosures || next._hasDisclosures
        )
    }

    public static func buildIf<Content>(_ content: Content?) -> TupleTableRowContent<Value, Content?>
    where Content: TableRowContent, Value == Content.TableRowValue {
        TupleTableRowContent(
            content,
            rows: content.map { content in [{ content._views($0) }] } ?? [],
            hasDisclosures: content?._hasDisclosures ?? false
        )
    }

    public static func buildEither<Content>(first content: Content) -> TupleTableRowContent<Value, Void>
    where Content: TableRowContent, Value == Content.TableRowValue {
        TupleTableRowContent((), rows: [{ content._views($0) }], hasDisclosures: content._hasDisclosures)
    }

    public static func buildEither<Content>(second content: Content) -> TupleTableRowContent<Value, Void>
    where Content: TableRowContent, Value == Content.TableRowValue {
        TupleTableRowContent((), rows: [{ content._views($0) }], hasDisclosures: content._hasDisclosures)
    }
}
