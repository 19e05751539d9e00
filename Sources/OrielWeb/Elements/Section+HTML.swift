import OrielCore

/// A section, its rows, or the rows of one collection: part of the enclosing list or stack, which lays out its content.
package enum RunRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        var traits = node.traitsOfChildren
        switch node.runContainer?.kind {
        case .list, .lazyVStack: traits.insert(.expandsHorizontally)
        case .lazyHStack: traits.insert(.expandsVertically)
        default: break
        }
        return traits
    }

    package static var vanishesWithoutContent: Bool { true }

    package static func placement(of node: WebNode) -> Placement {
        guard let container = node.runContainer else { return Placement(.verticalStack) }
        if container.kind == .list { return Placement(.free) }
        return container.renderer.placement(of: container)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(node.kind == .section ? .section : .div)
        markup.isSlot = true
        markup[.dataKind] = name(of: node)
        if node.kind == .section { appendSection(node, to: &markup) }
        let container = node.runContainer
        switch container?.kind {
        case .list:
            if node.isListOfRows {
                markup[.role] = container?.isTable == true ? "rowgroup" : "list"
            }
        case .lazyVGrid, .lazyHGrid: appendGrid(node, to: &markup.style)
        default:
            // The same layout as in the enclosing stack.
            let isRow = container?.kind == .hStack || container?.kind == .lazyHStack
            let spacing = container?.attributes.number(.spacing) ?? StackRenderer.spacing
            markup.style.append(.display, "flex")
            if !isRow { markup.style.append(.flexDirection, "column") }
            if spacing > 0 { markup.style.append(.gap, px(spacing)) }
            if isRow { markup[.dataAxis] = "h" }
        }
        if node.kind == .lazyRows {
            appendWindow(of: node, to: &markup)
            markup[.dataVariant] = node.flags.contains(.hasSections) ? "sections" : node.placeInCard
        }
        return Box(markup)
    }

    private static func name(of node: WebNode) -> String {
        switch node.kind {
        case .section: "section"
        case .sectionRows: "section-rows"
        default: "rows"
        }
    }

    private static func appendSection(_ node: WebNode, to markup: inout Markup) {
        let hasHeader = node.children.contains { $0.kind == .sectionHeader && !$0.isEmpty }
        if hasHeader { markup[.dataVariant] = "titled" }
        if let spacing = node.attributes.number(.sectionSpacing) { markup.style.append(.sectionSpacing, px(spacing)) }
        node.appendSectionSeparators(to: &markup.style)
        appendMargins(of: node, to: &markup.style)
    }

    private static func appendMargins(of node: WebNode, to style: inout Style) {
        let attributes = node.attributes
        if let top = attributes.number(.verticalSpacing) {
            style[.sectionSpacing] = px(top)
            style[.firstCard] = px(top)
        }
        if let leading = attributes.number(.leadingSpace) { style[.sectionStart] = px(leading) }
        if let trailing = attributes.number(.trailingSpace) { style[.sectionEnd] = px(trailing) }
        if let bottom = attributes.number(.spacing) { style[.paddingBlockEnd] = px(bottom) }
    }

    private static func appendGrid(_ node: WebNode, to style: inout Style) {
        guard node.kind == .lazyRows, node.attributes.number(.rowCount) != nil else {
            return style.append(.display, "contents")
        }
        // A box of its own, because its visible range is observed. Its tracks are the grid's.
        style.append(.display, "grid")
        if node.runContainer?.kind == .lazyVGrid {
            style.append(.gridColumn, "1/-1")
            style.append(.gridTemplateColumns, "subgrid")
        } else {
            style.append(.gridRow, "1/-1")
            style.append(.gridTemplateRows, "subgrid")
            style.append(.gridAutoFlow, "column")
        }
        let spacing = px(node.runContainer?.attributes.number(.spacing) ?? StackRenderer.spacing)
        style.append(node.runContainer?.kind == .lazyVGrid ? .rowGap : .columnGap, spacing)
    }

    /// Sets the space of omitted rows, which the style sheet adds before and after the existing rows.
    private static func appendWindow(of node: WebNode, to markup: inout Markup) {
        markup.events = node.element.events.mask
        if let space = node.attributes.number(.leadingSpace) { markup.inline.append(.leadingSpace, px(space)) }
        if let space = node.attributes.number(.trailingSpace) { markup.inline.append(.trailingSpace, px(space)) }
        if node.runContainer?.kind == .lazyHGrid { markup[.dataAxis] = "h" }
        // A printed page has only a part of what scrolls horizontally.
        if node.attributes.number(.rowCount) != nil, markup[.dataAxis] == nil { markup[.dataWatch] = "print" }
    }
}

extension WebNode {
    /// Whether the view is a collection of rows that is in no other one: lists within a list would be read as such.
    fileprivate var isListOfRows: Bool {
        kind == .lazyRows && parent?.kind != .lazyRows && !flags.contains(.hasSections)
            && [.listRow, .lazyRows].contains(children.first?.kind)
    }

    /// The list, stack or grid that contains the rows of this part.
    var runContainer: WebNode? {
        var ancestor = parent
        while let view = ancestor, view.kind == .section || view.kind == .sectionRows || view.kind == .lazyRows {
            ancestor = view.parent
        }
        return ancestor
    }
}

/// The header or footer of a section.
package enum SectionPartRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { true }

    package static func traits(of node: WebNode) -> LayoutTraits {
        node.traitsOfChildren
    }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack, alignment: .leading)
    }

    package static func box(of node: WebNode) -> Box {
        let isHeader = node.kind == .sectionHeader
        var markup = Markup(.div)
        markup.isSlot = true
        // A header or footer occupies a whole line of a grid.
        switch node.runContainer?.kind {
        case .lazyVGrid: markup.style.append(.gridColumn, "1/-1")
        case .lazyHGrid: markup.style.append(.gridRow, "1/-1")
        default: break
        }
        markup[.dataKind] = isHeader ? "section-header" : "section-footer"
        markup.style.append(.display, "flex")
        if node.onlyChild == nil { markup.style.append(.flexDirection, "column") }
        if node.attributes.bool(.isProminent) { markup[.dataVariant] = "prominent" }
        if node.isPinned {
            markup.style.append(.position, "sticky")
            markup.style.append(isHeader ? .top : .bottom, isHeader ? "var(--stick,0px)" : "0")
            markup.style.append(.zIndex, "1")
        }
        markup.events = node.element.events.mask
        if let isExpanded = node.attributes[.isExpanded] {
            markup[.role] = "button"
            markup[.tabIndex] = "0"
            markup[.ariaExpanded] = isExpanded == .bool(true) ? "true" : "false"
        }
        return Box(node.isInTable ? row(of: markup) : markup)
    }

    /// Returns a row of a table with one cell, as a table contains nothing but rows.
    private static func row(of content: Markup) -> Markup {
        var cell = Markup(.div)
        cell[.role] = "cell"
        cell.parts = [content]
        var row = Markup(.div)
        row[.role] = "row"
        row.parts = [cell]
        return row
    }
}

extension WebNode {
    /// Whether a header or footer is pinned while the rows of its section scroll.
    fileprivate var isPinned: Bool {
        guard let attributes = runContainer?.attributes else { return false }
        return attributes.bool(kind == .sectionHeader ? .pinsHeaders : .pinsFooters)
    }
}
