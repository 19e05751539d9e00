import OrielCore

/// Content with an image for the browser to load; after loading, only the content.
package enum ImageLoaderRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { false }

    package static func traits(of node: WebNode) -> LayoutTraits {
        let traits = node.traitsOfChildren
        // Browsers load an image when its node becomes visible. In a layer, that is the area that the image will fill.
        if node.attributes[.url] != nil, node.childrenInFlow.isEmpty, node.parent?.isLayer == true { return .expands }
        return traits
    }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }

    package static func content(of node: WebNode) -> WebNode? { node.onlyChild }

    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        node.attributes[.url] == nil ? state : nil
    }

    package static func mergeState(of node: WebNode) -> MergeState {
        node.attributes[.url] == nil || !node.hasOneViewAtMost ? .closed : MergeState(.loader)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "flex")
        if node.onlyChild == nil { markup.style.append(.flexDirection, "column") }
        guard let url = node.attributes.string(.url) else { return Box(markup) }
        markup.style.append(.position, "relative")
        var loader = Markup(.img)
        loader[.dataKind] = "loader"
        loader[.src] = url
        loader[.alt] = ""
        loader[.ariaHidden] = "true"
        loader[.decoding] = "async"
        // Rows far from the visible area need not load yet.
        loader[.loading] = "lazy"
        if node.attributes[.contentMode] != nil, node.hasSizeOfImage { loader[.dataState] = "shown" }
        loader.events = node.element.events.mask
        markup.parts = [loader]
        return Box(markup)
    }
}

extension WebNode {
    fileprivate var hasOneViewAtMost: Bool { onlyChild != nil || childrenInFlow.isEmpty }

    /// Whether the node of a loader has the size that an image filling its space will have: it fills a layer, or a frame of
    /// fixed width and height is drawn by the node.
    fileprivate var hasSizeOfImage: Bool {
        guard let parent else { return false }
        if parent.isLayer { return traits.isSuperset(of: .expands) }
        return parent.kind == .frame && hasOneViewAtMost && parent.alignment == .center
            && parent.attributes.number(.width) != nil && parent.attributes.number(.height) != nil
    }
}
