import OrielCore

/// A view that takes all it is offered and tells its size; what is inside starts at its corner.
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
        // What is inside never changes the size that it was made for.
        markup.style.append(.contain, "size")
        ColorRenderer.appendIdealSize(of: node, to: &markup.style)
        node.appendMeasuring(to: &markup)
        return Box(markup)
    }
}

/// A view whose box is told.
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
    /// The size is told when it changes; the place too, and as scrollers around move, where somebody has asked for it.
    fileprivate func appendMeasuring(to markup: inout Markup) {
        let events = element.events
        if events.contains(.scroll) { markup[.dataTrack] = "true" }
        markup.events = UInt32(events.subtracting(.scroll).rawValue)
    }
}
