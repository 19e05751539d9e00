import Foundation
import OrielCore

/// Views that the server places. The client reports the offered size, and measures the views; see `measure.js`.
package enum LayoutRenderer: ElementRenderer {
    /// The surrounding frame limits the view to the sizes that the layout allows.
    package static func traits(of node: WebNode) -> LayoutTraits { .expands }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var bounds = Markup()
        bounds.isSlot = true
        bounds.style.append(.position, "relative")
        bounds.style.append(.height, "100%")
        bounds.style.append(.flex, "none")
        // A layout that fills the offered width continues to fill it while the window changes its size.
        bounds.inline[.width] = "min(100%,\(px(node.attributes.number(.width) ?? 0)))"
        var markup = Markup()
        markup.style.append(.display, "flex")
        markup.style.append(.justifyContent, node.alignmentInColumn)
        markup.style.append(.contain, "size")
        ColorRenderer.appendIdealSize(of: node, to: &markup.style)
        markup[.dataMeasure] = node.attributes.string(.proposals)
        markup.events = node.element.events.mask
        markup.parts = [bounds]
        return Box(markup)
    }
}

/// A view at the place determined by its layout.
package enum LayoutItemRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { true }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = LayoutContext()
        if node.attributes.number(.width) == nil { context.horizontal = .unbounded }
        if node.attributes.number(.height) == nil { context.vertical = .unbounded }
        return context
    }

    package static func placement(of node: WebNode) -> Placement {
        let anchor = node.placedPoint
        return Placement(
            .wrapper,
            alignment: Alignment(
                horizontal: .center,
                vertical: anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center
            )
        )
    }

    package static func box(of node: WebNode) -> Box {
        let anchor = node.placedPoint
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "flex")
        markup.style.append(.position, "absolute")
        markup.style.append(.justifyContent, anchor.x < 0.25 ? "flex-start" : anchor.x > 0.75 ? "flex-end" : "center")
        if anchor.x != 0 || anchor.y != 0 {
            markup.style.append(
                .translate,
                "calc(\(number(-100 * Double(anchor.x)))%*var(--forth)) \(number(-100 * Double(anchor.y)))%"
            )
        }
        let attributes = node.attributes
        // In a right-to-left layout direction, the whole layout is mirrored.
        markup.inline[.insetInlineStart] = px(attributes.number(.x) ?? 0)
        markup.inline[.top] = px(attributes.number(.y) ?? 0)
        markup.inline[.width] = attributes.number(.width).map(px) ?? "max-content"
        markup.inline[.height] = attributes.number(.height).map(px) ?? "max-content"
        return Box(markup)
    }
}

extension WebNode {
    /// The point of the view that is at its place.
    fileprivate var placedPoint: UnitPoint {
        if case .point(let anchor)? = attributes[.anchor] { anchor } else { .topLeading }
    }

    /// The alignment of a layout that is narrower than the offered width in the column around it.
    fileprivate var alignmentInColumn: String {
        guard let container = parent?.outermost.parent, container.kind == .vStack else { return "center" }
        return container.alignment.horizontal.css
    }
}
