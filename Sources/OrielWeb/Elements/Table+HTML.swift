import OrielCore

/// The headers of a table's columns.
package enum TableHeaderRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .expandsHorizontally }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "table-header"
        markup[.role] = "row"
        markup.style.append(.gridTemplateColumns, node.columnTemplate)
        markup.isSlot = true
        return Box(markup)
    }
}

/// The cells of a row.
package enum TableRowRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .expandsHorizontally }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "table-row"
        markup.style.append(.gridTemplateColumns, node.columnTemplate)
        markup.isSlot = true
        return Box(markup)
    }
}

/// The header of a column, or a cell.
package enum TableCellRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .expandsHorizontally }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = LayoutContext()
        context.vertical = .unbounded
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.wrapper) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = node.kind == .tableHead ? "table-head" : "table-cell"
        markup[.role] = node.kind == .tableHead ? "columnheader" : "cell"
        markup[.ariaSort] = node.attributes.string(.value)
        if node.alignment.horizontal != .leading {
            markup.style.append(.justifyContent, node.alignment.horizontal.css)
        }
        markup.isSlot = true
        return Box(markup)
    }
}

extension WebNode {
    /// The widths of a table's columns. Columns without a fixed width share what is left in the ratio of their ideal widths.
    fileprivate var columnTemplate: String {
        guard case .columns(let columns)? = attributes[.columns] else { return "none" }
        return columns.map(\.css).joined(separator: " ")
    }

    /// Whether the view is a table, which is drawn as a list.
    var isTable: Bool { kind == .list && attributes.string(.role) == "table" }

    /// Whether the view is a row of a table.
    var isInTable: Bool {
        var ancestor = parent
        while let view = ancestor, view.kind == .lazyRows { ancestor = view.parent }
        return ancestor?.isTable == true
    }
}

extension TableColumnWidth {
    fileprivate var css: String {
        if let fixed { return px(fixed) }
        let least = px(min(least ?? 10, most ?? .infinity))
        if let most { return "minmax(\(least),\(px(most)))" }
        return "minmax(\(least),\(number(ideal.map { max($0, 1) } ?? 100))fr)"
    }
}
