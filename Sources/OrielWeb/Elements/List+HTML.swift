import Foundation
import OrielCore

/// A list or form: rows in a column that scrolls. The style sheet defines the appearance of its style.
package enum ListRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { [.expands, .softVertically] }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = LayoutContext()
        context.vertical = .unbounded
        context.axis = .vertical
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "list"
        let style = node.attributes.string(.listStyle) ?? "plain"
        markup[.dataStyle] = style == "bordered" ? "plain" : style
        markup[.dataVariant] = variants(of: node)
        if node.isTable { markup[.role] = "table" }
        if node.attributes.bool(.isEditing) { markup[.dataState] = "editing" }
        markup.isSlot = true
        markup.style.append(.overflow, node.attributes.bool(.isScrollDisabled) ? "hidden" : "hidden auto")
        if node.context.vertical == .bounded { ScrollViewRenderer.appendContainer(to: &markup.style) }
        if let height = node.attributes.number(.minRowHeight) { markup.style.append(.rowHeight, px(height)) }
        if let spacing = node.attributes.number(.sectionSpacing) { markup.style.append(.sectionSpacing, px(spacing)) }
        if let spacing = node.attributes.number(.spacing) { markup.style.append(.rowSpacing, px(spacing)) }
        node.appendSectionSeparators(to: &markup.style)
        node.appendScrolling(to: &markup)
        return Box(markup)
    }

    private static func variants(of node: WebNode) -> String? {
        var variants: [String] = []
        if node.isTable { variants.append("table") }
        if node.attributes.string(.listStyle) == "bordered" { variants.append("bordered") }
        if node.attributes.bool(.hidesBackground) { variants.append("bare") }
        if node.attributes.number(.spacing) != nil { variants.append("spaced") }
        return variants.isEmpty ? nil : variants.joined(separator: " ")
    }
}

extension WebNode {
    /// Whether every second row among the children has a background of its own.
    var hasStripedRows: Bool {
        switch kind {
        case .list: attributes.bool(.alternatesRows)
        case .section, .sectionRows, .lazyRows: runContainer?.attributes.bool(.alternatesRows) ?? false
        default: false
        }
    }

    /// Whether a row is the second, fourth, ... of its collection or section.
    ///
    /// The style rules do not count rows, because each insertion would then restyle all rows of all lists.
    fileprivate var isStriped: Bool {
        guard let parent, parent.hasStripedRows else { return false }
        let rows = parent.children.lazy.filter { $0.kind == .listRow }
        let first = Int(saturating: parent.attributes.number(.firstRow) ?? 0)
        var index = first
        for row in rows {
            if row === self { break }
            index &+= 1
        }
        return index % 2 != 0
    }

    /// Sets the lines around the sections of a list, or around one section.
    func appendSectionSeparators(to style: inout Style) {
        if let line = line(.topSeparator, tint: .topSeparatorTint) { style.append(.sectionTop, line) }
        if let line = line(.bottomSeparator, tint: .bottomSeparatorTint) { style.append(.sectionBottom, line) }
    }

    private func line(_ visibility: Attributes.Name, tint: Attributes.Name) -> String? {
        switch (attributes[visibility], attributes[tint]) {
        case (.bool(false)?, _): "#0000"
        case (_, .color(let color)?): color.css
        case (.bool(true)?, _): "var(--separator)"
        default: nil
        }
    }
}

/// A row of a list.
package enum ListRowRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement { Placement(.wrapper) }

    package static func placement(of child: WebNode, in node: WebNode) -> Placement {
        switch child.kind {
        case .listRowBackground: Placement(.layerBehind)
        case .swipeActions, .rowControl, .rowMenu: Placement(.free)
        default: Placement(.wrapper)
        }
    }

    package static func traits(of node: WebNode) -> LayoutTraits { .expandsHorizontally }

    package static func box(of node: WebNode) -> Box {
        let attributes = node.attributes
        var markup = Markup()
        markup[.dataKind] = "row"
        markup[.dataVariant] = node.isStriped ? node.placeInCard.map { "\($0) striped" } ?? "striped" : node.placeInCard
        markup.isSlot = true
        if node.isInTable {
            markup[.role] = "row"
            if attributes.bool(.allowsSelection) {
                markup[.ariaSelected] = attributes.bool(.isSelected) ? "true" : "false"
            }
        } else if node.parent?.kind == .lazyRows {
            markup[.role] = "listitem"
        }
        if case .insets(let insets)? = attributes[.insets] {
            // Sets all four, because the style sheet has other values.
            markup.style.append(.paddingBlock, "\(px(max(0, insets.top))) \(px(max(0, insets.bottom)))")
            markup.style.append(.paddingInline, "\(px(max(0, insets.leading))) \(px(max(0, insets.trailing)))")
        }
        if case .color(let color)? = attributes[.color] { markup.style[.background] = color.css }
        appendSeparators(of: node, to: &markup)
        if case .color(let tint)? = attributes[.itemTint] { markup.style.append(.itemTint, tint.css) }
        markup.events = node.element.events.mask
        if attributes.bool(.allowsSelection) {
            markup[.tabIndex] = "0"
            markup[.dataRole] = "selectable"
            markup[.ariaCurrent] = attributes.bool(.isSelected) ? "true" : "false"
        }
        if attributes.bool(.hasMenu) {
            markup[.dataContext] = ""
            markup[.ariaControls] = node.rowMenuID
        }
        if node.element.events.contains(.lift) { markup[.dataLift] = "" }
        markup[.dataDrop] = attributes.string(.dropRole)
        // The delete key applies to the focused row.
        if let title = attributes.string(.deleteTitle) {
            markup[.dataDelete] = title
            markup[.tabIndex] = "0"
        }
        return Box(markup)
    }

    /// Draws the line above a row if requested, and the line below unless disabled.
    private static func appendSeparators(of node: WebNode, to markup: inout Markup) {
        let attributes = node.attributes
        if node.traitsOfChildren.contains(.beginsWithIcon) { markup.style.append(.lineStart, "var(--title-start)") }
        if attributes[.bottomSeparator] == .bool(false) {
            markup.style.append(.line, "#0000")
        } else if case .color(let color)? = attributes[.bottomSeparatorTint] {
            markup.style.append(.line, color.css)
        }
        if case .color(let color)? = attributes[.topSeparatorTint], attributes[.topSeparator] != .bool(false) {
            markup.style.append(.lineAbove, color.css)
        }
    }
}

/// The background of a row.
package enum ListRowBackgroundRenderer: ElementRenderer {
    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "row-background"
        markup.isSlot = true
        markup.style.append(.display, "flex")
        return Box(markup)
    }
}

/// The buttons revealed by a swipe.
package enum SwipeActionsRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "swipe-actions"
        markup[.dataEdge] = node.attributes.string(.edge) ?? "trailing"
        markup[.dataActions] = node.attributes.bool(.allowsFullSwipe) ? "full" : "some"
        markup.isSlot = true
        return Box(markup)
    }
}

/// A button at the edge of a row in edit mode.
package enum RowControlRenderer: ElementRenderer {
    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.button)
        markup[.type] = "button"
        markup[.dataKind] = "row-control"
        markup[.dataEdge] = node.attributes.string(.edge) ?? "leading"
        markup[.ariaLabel] = node.attributes.string(.label)
        if node.attributes.string(.edge) == "leading" {
            markup[.ariaExpanded] = node.attributes.bool(.isOn) ? "true" : "false"
        }
        markup.events = node.element.events.mask
        markup.text = node.element.text ?? ""
        return Box(markup)
    }
}

/// A number or word after a view.
package enum BadgeRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { true }

    package static func traits(of node: WebNode) -> LayoutTraits {
        node.traitsOfChildren.union(.expandsHorizontally)
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.wrapper) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "badge"
        if let prominence = node.attributes.string(.role) { markup[.dataRole] = prominence }
        var content = Markup()
        content.isSlot = true
        var badge = Markup(.span)
        badge.text = node.element.text ?? ""
        markup.parts = [content, badge]
        return Box(markup)
    }
}
