import OrielCore

/// A view with layers in front of it.
package enum OverlayRenderer: ElementRenderer {
    package static var keepsFrame: Bool { true }
    package static var boundsLayer: Bool { true }

    package static func traits(of node: WebNode) -> LayoutTraits {
        node.base?.traits ?? []
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.wrapper, alignment: node.alignment) }

    package static func placement(of child: WebNode, in node: WebNode) -> Placement {
        guard child === node.layer else { return Placement(.wrapper) }
        var placement = Placement(node.kind == .background && !node.drawsLayerFirst ? .layerBehind : .layer)
        placement.isLayer = child.flags.contains(.isMerged)
        return placement
    }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.other, .painted) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "flex")
        markup.style.append(.position, "relative")
        if node.kind == .background, !node.drawsLayerFirst { markup.style.append(.isolation, "isolate") }
        return Box(markup)
    }
}

/// A view with layers behind it. A single colour, gradient or filled rectangle becomes the background of the view's own node.
package enum BackgroundRenderer: ElementRenderer {
    package static var keepsFrame: Bool { true }
    package static var boundsLayer: Bool { true }

    package static func traits(of node: WebNode) -> LayoutTraits { OverlayRenderer.traits(of: node) }

    package static func placement(of node: WebNode) -> Placement { OverlayRenderer.placement(of: node) }

    package static func placement(of child: WebNode, in node: WebNode) -> Placement {
        OverlayRenderer.placement(of: child, in: node)
    }

    package static func mergeState(of node: WebNode) -> MergeState { OverlayRenderer.mergeState(of: node) }

    package static func content(of node: WebNode) -> WebNode? {
        node.layer?.isPlainLayer == true ? node.base : nil
    }

    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        var state = state
        if let shapes = node.layer?.plainShapes, shapes.count == 1, Ring.canPaint(shapes[0], behind: state) {
            (state.ring, state.radius) = (nil, nil)
            return state
        }
        guard state.phase < .painted, state.host != .greedy, !state.isTrimmed else { return nil }
        // A node with a material is a group for blend modes.
        if node.flags.contains(.blends), node.layer?.hasMaterial == true { return nil }
        // The node now has the corners, so no modifier around it may clip it in another shape.
        state.phase = node.layer?.plainShapes == nil ? .painted : .clipped
        return state
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        if let color = node.layer?.plainColor {
            ColorRenderer.paint(color, on: &box.markup.style)
        } else if let shapes = node.layer?.plainShapes {
            if node.base?.merge.ring != nil { return Ring.paint(shapes[0], on: &box) }
            ShapeRenderer.paint(shapes, on: &box.markup)
        }
    }

    package static func box(of node: WebNode) -> Box { OverlayRenderer.box(of: node) }

    /// Marks the layer as drawn by the view, or by itself.
    static func absorbLayer(of node: WebNode, isMerged: Bool) {
        guard let layer = node.layer else { return }
        for view in [layer] + layer.children {
            if isMerged { view.flags.insert(.isAbsorbed) } else { view.flags.remove(.isAbsorbed) }
        }
    }
}

extension WebNode {
    /// Whether the layer behind a view comes before it in the page, instead of having a lower stacking order.
    ///
    /// A lower order needs a stacking context, and blend modes do not mix with content behind one.
    var drawsLayerFirst: Bool { kind == .background && flags.contains(.blends) }

    /// The view under an overlay or in front of a background.
    package var base: WebNode? {
        var base: WebNode?
        var count = 0
        for child in children where !child.isOutOfFlow {
            if count == 0 { base = child }
            count += 1
        }
        return count == 2 ? base : nil
    }

    /// The layer of an overlay or a background: its last child.
    package var layer: WebNode? { children.last { !$0.isOutOfFlow } }

    /// Whether the only view in a layer can be a node's background: ``plainColor`` or ``plainShapes``.
    fileprivate var isPlainLayer: Bool {
        guard let child = onlyLayerChild else { return false }
        // Every search for the node of a view below a background asks, and shapes of several layers are painted to find
        // out.
        if let isPlain = child.isPlainPaint { return isPlain }
        let isPlain =
            switch child.kind {
            case .color: plainColor != nil
            case .shape: child.element.events.isEmpty && ShapeRenderer.isPlain(child.shapeLayers)
            default: false
            }
        child.isPlainPaint = isPlain
        return isPlain
    }

    /// The only view in a layer, if it is a colour or gradient that can be a node's background.
    package var plainColor: WebNode? {
        guard let child = onlyLayerChild, child.kind == .color else { return nil }
        switch child.attributes[.color] {
        case .color?: return child
        case .style(let style)?: return style.value.isPlain ? child : nil
        default: return nil
        }
    }

    /// The layers of the shape that is the only content of a layer, if they are fills of one rectangle, and perhaps a line along
    /// its edge, that can be a node's background.
    var plainShapes: [_ShapeLayer]? {
        guard let child = onlyLayerChild, child.kind == .shape, isPlainLayer else { return nil }
        return child.shapeLayers
    }

    fileprivate var hasMaterial: Bool {
        onlyLayerChild?.shapeLayers.contains { $0.style.value.cssMaterial != nil } == true
    }

    private var onlyLayerChild: WebNode? { kind == .zStack && children.count == 1 ? children[0] : nil }
}
