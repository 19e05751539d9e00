import OrielCore

/// An icon before a title.
package enum LabelRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement {
        Placement(.horizontalStack, alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline))
    }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        context.axis = .horizontal
        return context
    }

    package static func traits(of node: WebNode) -> LayoutTraits {
        let showsBoth = node.attributes.string(.labelStyle).map { $0 == "titleAndIcon" } ?? true
        return showsBoth ? node.traitsOfChildren.union(.beginsWithIcon) : node.traitsOfChildren
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.span)
        markup[.dataKind] = "iconlabel"
        // The base style sheet shows one or both of the parts. A hidden title still names its control.
        markup[.dataStyle] = node.attributes.string(.labelStyle)
        if let spacing = node.attributes.number(.spacing) { markup.style[.gap] = px(max(spacing, 0)) }
        if let width = node.attributes.number(.minWidth) { markup.style[.iconWidth] = px(max(width, 0)) }
        // Symbols share a baseline with the title, images do not.
        if node.children.first?.host?.kind == .image { markup[.dataVariant] = "image" }
        markup.isSlot = true
        return Box(markup)
    }
}

/// The icon of a label, without an accessibility label, because the title names it.
package enum LabelIconRenderer: DecoratingRenderer {
    // Style rules identify the title as the last child.
    package static var vanishesWithoutContent: Bool { false }

    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup[.role] = nil
        box.markup[.ariaLabel] = nil
        box.markup[.ariaHidden] = "true"
    }
}

/// The title of a label.
package enum LabelTitleRenderer: DecoratingRenderer {
    package static var vanishesWithoutContent: Bool { false }

    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }
}
