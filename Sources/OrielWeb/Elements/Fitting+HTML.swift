import OrielCore

/// A view that shows the first of its views that fits. The client compares their ideal sizes with the view's own; see `measure.js`.
package enum FittingRenderer: ElementRenderer {
    /// The view is as large as the view that it shows, but it may become smaller, so that the client can measure the
    /// offered size.
    package static func traits(of node: WebNode) -> LayoutTraits {
        var traits = DepthStackRenderer.traits(of: node)
        if node.fits(along: "horizontal") { traits.insert(.softHorizontally) }
        if node.fits(along: "vertical") { traits.insert(.softVertically) }
        return traits
    }

    package static var vanishesWithoutContent: Bool { true }

    package static func placement(of node: WebNode) -> Placement { Placement(.depthStack) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        // Style rules hide all views but one.
        markup[.dataKind] = "fitting"
        markup[.dataAxis] = node.attributes.string(.axes)
        markup.style.append(.display, "grid")
        markup.style.append(.gridTemplateColumns, "minmax(0,1fr)")
        markup.style.append(.gridTemplateRows, "minmax(0,1fr)")
        markup.events = node.element.events.mask
        return Box(markup)
    }
}

extension WebNode {
    fileprivate func fits(along axis: String) -> Bool { attributes.string(.axes)?.contains(axis) ?? false }
}
