import OrielCore

/// Content with an image for the browser to load; after loading, only the content.
package enum ImageLoaderRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { false }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }

    package static func content(of node: WebNode) -> WebNode? { node.onlyChild }

    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        node.attributes[.url] == nil ? state : nil
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.style.append(.display, "flex")
        guard let url = node.attributes.string(.url) else {
            markup.isSlot = true
            if node.onlyChild == nil { markup.style.append(.flexDirection, "column") }
            return Box(markup)
        }
        markup.style.append(.position, "relative")
        var content = Markup()
        content.isSlot = true
        content.style.append(.display, "flex")
        content.style.append(.flex, "1 1 auto")
        content.style.append(.minWidth, "0")
        if node.onlyChild == nil { content.style.append(.flexDirection, "column") }
        var loader = Markup(.img)
        loader[.dataKind] = "loader"
        loader[.src] = url
        loader[.alt] = ""
        loader[.ariaHidden] = "true"
        loader[.decoding] = "async"
        // Rows far from the visible area need not load yet.
        loader[.loading] = "lazy"
        loader.events = node.element.events.mask
        markup.parts = [content, loader]
        return Box(markup)
    }
}
