import OrielCore

/// A colour or another style that fills its box.
package enum ColorRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .expands }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.greedy) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        appendIdealSize(of: node, to: &markup.style)
        if case .style(let style)? = node.attributes[.color], style.value.isDiagonalGradient {
            // A diagonal gradient depends on the proportions of its box, so it is a part in a box that is a size container.
            var part = Markup()
            part.style.append(.position, "absolute")
            part.style.append(.inset, "0")
            style.value.paint(&part.style, isContained: true)
            markup.style.append(.contain, "layout")
            markup.style.append(.containerType, "size")
            markup.parts = [part]
        } else {
            paint(node, on: &markup.style)
            if case .style(let style)? = node.attributes[.color] {
                style.value.paintMesh(on: &markup)
                style.value.paintTileParts(on: &markup, name: "\(node.id.rawValue)")
            }
        }
        return Box(markup)
    }

    /// Sets a length of 10 points where a view that fills its space is offered none.
    package static func appendIdealSize(of node: WebNode, to style: inout Style) {
        appendIdealSize(horizontal: node.context.horizontal, vertical: node.context.vertical, to: &style)
    }

    static func appendIdealSize(horizontal: Bound, vertical: Bound, to style: inout Style) {
        switch horizontal {
        case .bounded: break
        case .unbounded: style.append(.width, "10px")
        case .byStack: style.append(.minWidth, "10px")
        }
        switch vertical {
        case .bounded: break
        case .unbounded: style.append(.height, "10px")
        case .byStack: style.append(.minHeight, "10px")
        }
    }

    /// Sets the colour or style of a `color` element as the background.
    static func paint(_ node: WebNode, on style: inout Style) {
        switch node.attributes[.color] {
        case .color(let color)?: style.append(.background, color.css)
        case .style(let value)?: value.value.paint(&style)
        default: break
        }
    }
}
