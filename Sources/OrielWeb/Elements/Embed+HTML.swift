import OrielCore

/// Content that the client draws, in a box that takes all offered space; see `embed.js`.
package enum EmbedRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .expands }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = LayoutContext()
        (context.horizontal, context.vertical) = (.unbounded, .unbounded)
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "embed"
        markup[.dataVariant] = node.attributes.string(.style)
        markup[.dataEmbed] = node.attributes.string(.embed)
        if node.attributes.bool(.isDisabled) { markup[.inert] = "true" }
        markup.isSlot = true
        ColorRenderer.appendIdealSize(of: node, to: &markup.style)
        markup.events = node.element.events.mask
        return Box(markup)
    }
}

/// A view that the client places in an embed. In a video, it is a layer that covers the picture.
package enum EmbedPlaceRenderer: ElementRenderer {
    private static func isLayer(_ node: WebNode) -> Bool { node.attributes.string(.embed) == #""overlay""# }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = LayoutContext()
        if isLayer(node) { return context }
        (context.horizontal, context.vertical) = (.unbounded, .unbounded)
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.wrapper) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "embed-place"
        markup[.dataValue] = node.attributes.string(.embed)
        markup.isSlot = true
        markup.style.append(.display, "flex")
        markup.style.append(.position, "absolute")
        if isLayer(node) {
            markup[.dataKind] = "embed-layer"
            markup[.dataValue] = nil
            markup.style.append(.inset, "0")
        }
        return Box(markup)
    }
}
