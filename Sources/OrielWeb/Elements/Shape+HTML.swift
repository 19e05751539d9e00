import Foundation
package import OrielCore

/// A figure that fills its box: one node if CSS can paint its only layer on the box, otherwise one part per layer.
package enum ShapeRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        guard node.fixedRatio != nil else { return .expands }
        return node.hasBoundedSpace ? [.expands, .soft] : []
    }

    package static func mergeState(of node: WebNode) -> MergeState {
        var state = MergeState(.greedy)
        state.hasProportions = node.proportions != nil
        let layers = node.shapeLayers
        state.hasClipPath = layers.count == 1 && ShapePart(layers[0], name: "").form == .clipPath
        // A clip cuts what is in its node, not the shadows of the node.
        if layers.contains(where: { !$0.style.value.dropShadows.isEmpty }) { state.phase = .clipped }
        return state
    }

    package static func box(of node: WebNode) -> Box {
        var box = drawn(node)
        node.ownProportions?.shape(&box)
        return box
    }

    private static func drawn(_ node: WebNode) -> Box {
        var markup = Markup()
        if let ratio = node.fixedRatio, !node.hasBoundedSpace {
            // The larger length follows from the other one, which is 10 points.
            markup.style.append(.width, px(10 * min(ratio, 1)))
            markup.style.append(.height, px(10 * min(1 / ratio, 1)))
        } else {
            ColorRenderer.appendIdealSize(of: node, to: &markup.style)
        }
        markup.events = node.element.events.mask
        if node.attributes.bool(.reportsPosition) { markup[.dataTrack] = "true" }
        let layers = node.shapeLayers
        // A line around a view lets taps through to it.
        if node.element.events.subtracting(.size).isEmpty, !layers.isEmpty,
            layers.allSatisfy({ ShapePlan($0.outline).stroke != nil })
        {
            markup.style[.pointerEvents] = "none"
        }
        if layers.count == 1 {
            let part = ShapePart(layers[0], name: "")
            if part.form != .part, part.form != .border || !node.sharesStack {
                part.paint(on: &markup)
                return Box(markup)
            }
        }
        if paintTogether(layers, on: &markup.style, edge: node.sharesStack ? nil : .border) { return Box(markup) }
        // The parts are positioned in the box and use its size.
        markup.style.append(.contain, "layout")
        markup.style.append(.containerType, "size")
        markup.parts = layers.enumerated()
            .map { index, layer in
                ShapePart(layer, name: "\(node.id.rawValue)-\(index)").markup
            }
        return Box(markup)
    }

    /// Returns whether the layers of a shape are filled rectangles of its box's size, in front of them perhaps a line along its
    /// edge, which can be the background of any node.
    static func isPlain(_ layers: [_ShapeLayer]) -> Bool {
        if layers.count == 1 { return isPlain(layers[0]) }
        var style = Style()
        return layers.allSatisfy { ShapePlan($0.outline).isWholeBox || ShapePart($0, name: "").form == .border }
            && paintTogether(layers, on: &style, edge: .shadow)
    }

    private static func isPlain(_ layer: _ShapeLayer) -> Bool {
        let plan = ShapePlan(layer.outline)
        guard case .rectangle = plan.figure else { return false }
        let style = layer.style.value
        return plan.isWholeBox && !style.isDiagonalGradient && style.colorMesh == nil && style.tiles == nil
    }

    /// Paints plain layers as the background of a box.
    static func paint(_ layers: [_ShapeLayer], on markup: inout Markup) {
        if layers.count == 1 { return paint(layers[0], on: &markup.style) }
        guard paintTogether(layers, on: &markup.style, edge: .shadow), let top = layers.last,
            ShapePart(top, name: "").form == .border
        else { return }
        // Forced colours remove the shadow, so a style rule draws a line then.
        markup[.dataEdge] = markup[.dataEdge].map { "\($0) line" } ?? "line"
    }

    private static func paint(_ layer: _ShapeLayer, on style: inout Style) {
        let plan = ShapePlan(layer.outline)
        guard case .rectangle(let corners) = plan.figure else { return }
        layer.style.value.paint(&style)
        style.round(corners.css(inset: 0), isSmooth: plan.isSmooth)
    }
}

extension WebNode {
    /// Whether both axes have a finite offer.
    fileprivate var hasBoundedSpace: Bool { context.horizontal == .bounded && context.vertical == .bounded }

    /// The layers of a shape, from back to front.
    package var shapeLayers: [_ShapeLayer] {
        if case .shapeLayers(let layers)? = attributes[.shapeLayers] { layers } else { [] }
    }
}

extension ShapePlan {
    /// Whether the figure itself is drawn, filled, in the whole box.
    var isWholeBox: Bool { inset == 0 && trim == nil && stroke == nil && transforms.isEmpty && box == nil }
}
