import OrielCore

/// A view that takes all offered space and reports its size. Its content starts at the top leading corner.
package enum GeometryReaderRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .expands }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement { Placement(.depthStack, alignment: .topLeading) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "grid")
        markup.style.append(.gridTemplateColumns, "minmax(0,1fr)")
        markup.style.append(.gridTemplateRows, "minmax(0,1fr)")
        // The content never changes the size that it was created for.
        markup.style.append(.contain, "size")
        ColorRenderer.appendIdealSize(of: node, to: &markup.style)
        node.appendMeasuring(to: &markup)
        return Box(markup)
    }
}

/// An invisible view with the heights of the bars that the reader around it touches, as its height and its width. Only the style
/// sheet knows them.
package enum BarLengthsRenderer: ElementRenderer {
    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "bars"
        markup.style.append(.visibility, "hidden")
        markup.style.append(.pointerEvents, "none")
        let edges = node.parent?.touchedEdges ?? []
        markup.style.append(.height, edges.contains(.top) ? "var(--under-top,0px)" : "0")
        markup.style.append(.width, edges.contains(.bottom) ? "var(--under-bottom,0px)" : "0")
        markup.events = node.element.events.mask
        return Box(markup)
    }
}

/// A view that reports its frame.
package enum GeometryObserverRenderer: ElementRenderer {
    package static var keepsFrame: Bool { true }

    package static var vanishesWithoutContent: Bool { true }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "flex")
        if node.onlyChild == nil { markup.style.append(.flexDirection, "column") }
        node.appendMeasuring(to: &markup)
        return Box(markup)
    }
}

extension WebNode {
    /// Reports the size after changes. If requested, also reports the position, including while an enclosing scroll view scrolls.
    fileprivate func appendMeasuring(to markup: inout Markup) {
        if attributes.bool(.reportsPosition) { markup[.dataTrack] = "true" }
        markup.events = element.events.mask
    }
}
