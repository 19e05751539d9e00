/// Rows of a table without any row: the header or the footer that a section does not have.
public struct EmptyTableRowContent<Value: Identifiable> {
    public init() {}
}

extension EmptyTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public nonisolated func _views(_ layout: _TableLayout<Value>) -> AnyView { AnyView(EmptyView()) }
}

/// The header of a section of a table: one view instead of a cell for each column.
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
    let content: Content
}

extension TableHeaderRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public nonisolated func _views(_ layout: _TableLayout<Value>) -> AnyView { AnyView(content) }
}

extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public nonisolated func _views(_ layout: _TableLayout<Content.TableRowValue>) -> AnyView {
        let rows = content._views(layout)
        guard let header = header as? any TableSectionHeader else {
            return AnyView(Section<EmptyView, AnyView, EmptyView>(rows, header: EmptyView(), isExpanded))
        }
        return AnyView(Section<AnyView, AnyView, EmptyView>(rows, header: header.view, isExpanded))
    }

    public nonisolated var _hasDisclosures: Bool { content._hasDisclosures }
}

private protocol TableSectionHeader {
    nonisolated var view: AnyView { get }
}

extension TableHeaderRowContent: TableSectionHeader {
    fileprivate nonisolated var view: AnyView { AnyView(content) }
}

extension Section where Content == AnyView, Footer == EmptyView {
    /// Creates the section of a list that shows a section of a table.
    fileprivate nonisolated init(_ rows: AnyView, header: Parent, _ isExpanded: Binding<Bool>?) {
        self.init(header: header, content: rows, footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    /// Creates a section of rows of a table.
    @_disfavoredOverload
    public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(
            header: EmptyTableRowContent(),
            content: content(),
            footer: EmptyTableRowContent(),
            isExpanded: nil
        )
    }

    /// Creates a section of rows of a table with a header.
    @_disfavoredOverload
    public nonisolated init<V, H: View>(
        @TableRowBuilder<V> content: () -> Content,
        @ViewBuilder header: () -> H
    )
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: header(), rows: content(), isExpanded: nil)
    }

    /// Creates a section of rows of a table with a title.
    ///
    ///     Section("Teachers") {
    ///         ForEach(teachers) { TableRow($0) }
    ///     }
    public nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: Text(titleKey), rows: content(), isExpanded: nil)
    }

    /// Creates a section of rows of a table with a title.
    @_disfavoredOverload
    public nonisolated init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: Text(title), rows: content(), isExpanded: nil)
    }

    /// Creates a section of rows of a table that the user can collapse and expand by a tap on its header.
    @_disfavoredOverload
    public nonisolated init<V, H: View>(
        isExpanded: Binding<Bool>,
        @TableRowBuilder<V> content: () -> Content,
        @ViewBuilder header: () -> H
    )
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: header(), rows: content(), isExpanded: isExpanded)
    }

    /// Creates a section of rows of a table that the user can collapse and expand by a tap on its title.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @TableRowBuilder<V> content: () -> Content
    )
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: Text(titleKey), rows: content(), isExpanded: isExpanded)
    }

    /// Creates a section of rows of a table that the user can collapse and expand by a tap on its title.
    @_disfavoredOverload
    public nonisolated init<V, S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @TableRowBuilder<V> content: () -> Content
    )
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: Text(title), rows: content(), isExpanded: isExpanded)
    }

    private nonisolated init<V, H: View>(header: H, rows: Content, isExpanded: Binding<Bool>?)
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(
            header: TableHeaderRowContent(content: header),
            content: rows,
            footer: EmptyTableRowContent(),
            isExpanded: isExpanded
        )
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    /// Creates a group of rows, to which a modifier can be applied at once.
    @_disfavoredOverload  // `Group {}` is a view.
    public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
        self.content = content()
    }

    public nonisolated func _views(_ layout: _TableLayout<Content.TableRowValue>) -> AnyView { content._views(layout) }

    public nonisolated var _hasDisclosures: Bool { content._hasDisclosures }
}
