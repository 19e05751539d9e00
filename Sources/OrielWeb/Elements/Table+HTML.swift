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
        if let divider = makeDivider(of: node) { markup.parts = [divider] }
        return Box(markup)
    }

    /// The divider after a header, with which the user resizes the column; nil for a column of another kind.
    ///
    /// It has no name, because that would be a part of the name of the header, which is read with all cells of the
    /// column. The client adds the present width as its value.
    private static func makeDivider(of node: WebNode) -> Markup? {
        guard let least = node.attributes.number(.minimum), let most = node.attributes.number(.maximum)
        else { return nil }
        var divider = Markup()
        divider[.dataKind] = "table-divider"
        divider[.role] = "separator"
        divider[.ariaOrientation] = "vertical"
        divider[.ariaValueMin] = number(least.rounded(.up))
        divider[.ariaValueMax] = number(most.rounded(.down))
        divider[.tabIndex] = "0"
        divider[.dataWatch] = "divider \(number(node.attributes.number(.index) ?? 0))"
        divider.events = node.element.events.mask
        return divider
    }
}

extension WebNode {
    /// The widths of a table's columns. Columns without a fixed width share what is left in the ratio of their ideal widths.
    fileprivate var columnTemplate: String {
        guard case .columns(let columns)? = attributes[.columns] else { return "none" }
        return columns.enumerated().map { $1.css(at: $0) }.joined(separator: " ")
    }

    /// Whether the view is a table, which is drawn as a list.
    var isTable: Bool { kind == .list && attributes.string(.role) == "table" }

    /// Whether the view is a row of a table, or the header of a section in it.
    var isInTable: Bool { runContainer?.isTable == true }
}

extension TableColumnWidth {
    /// - Parameter index: The position of the column. While the user drags the divider of a column, the client sets the
    ///   property of this number to its width.
    fileprivate func css(at index: Int) -> String {
        if let fixed { return px(fixed) }
        let least = px(min(least ?? 10, most ?? .infinity))
        let flexible = number(ideal.map { max($0, 1) } ?? 100) + "fr"
        guard isResizable else { return "minmax(\(least),\(most.map(px) ?? flexible))" }
        return "minmax(\(least),var(--column-\(index),\((chosen ?? most).map(px) ?? flexible)))"
    }
}
