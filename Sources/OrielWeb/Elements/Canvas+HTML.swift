import Foundation
import OrielCore

/// A canvas: an SVG drawing in a box that takes all offered space, clips the drawing and reports its size.
package enum CanvasRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .expands }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var drawing = Markup(.svg)
        drawing.isSlot = true
        // A label of the canvas itself is read.
        drawing[.ariaHidden] = "true"
        drawing.style.append(.position, "absolute")
        drawing.style.append(.inset, "0")
        drawing.style.append(.width, "100%")
        drawing.style.append(.height, "100%")
        drawing.style.append(.overflow, "visible")
        // Blend modes apply to the drawing, not to what is behind it.
        drawing.style.append(.isolation, "isolate")
        drawing.style.append(.pointerEvents, "none")
        var markup = Markup()
        markup[.dataKind] = "canvas"
        markup.style.append(.contain, "strict")
        markup.style.append(.position, "relative")
        // A drawing has the same directions in all languages.
        markup.style.append(.direction, "ltr")
        ColorRenderer.appendIdealSize(of: node, to: &markup.style)
        markup.events = node.element.events.mask
        markup.parts = [drawing]
        return Box(markup)
    }
}

/// A path on a canvas.
package enum CanvasMarkRenderer: ElementRenderer {
    package static func box(of node: WebNode) -> Box {
        guard case .mark(let mark)? = node.canvasDrawing else { return Box(Markup(.g)) }
        let names = CanvasNames(node)
        return Box(CanvasFigure(mark, names: names).markup.with(mark.effects, names: names))
    }
}

/// Operations of a canvas that are clipped, masked or mixed as one drawing.
package enum CanvasLayerRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.g)
        markup.isSlot = true
        guard case .layer(let group)? = node.canvasDrawing else { return Box(markup) }
        let names = CanvasNames(node)
        if group.isMasked { markup[.mask] = "url(#\(names.mask))" }
        for (index, clip) in group.clips.enumerated().reversed() {
            markup = markup.clipped(to: clip, name: "\(names.clip)-\(index)")
        }
        return Box(markup.with(group.effects, names: names))
    }
}

/// The drawing through which the other operations of a layer are seen.
package enum CanvasMaskRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var mask = Markup(.mask)
        // The layer around the mask refers to it.
        mask[.id] = CanvasNames(node.parent ?? node).mask
        mask[.maskUnits] = "userSpaceOnUse"
        mask.coverCanvas(around: 1)
        guard case .mask(isInverse: true)? = node.canvasDrawing else {
            mask.style.append(.maskType, "alpha")
            mask.isSlot = true
            return Box(mask)
        }
        // A white ground on which the drawing is black.
        let filter = "k\(node.id.rawValue)"
        var ground = Markup(.rect)
        ground.coverCanvas(around: 1)
        ground[.fill] = "#fff"
        var matrix = Markup(.feColorMatrix)
        matrix[.type] = "matrix"
        matrix[.values] = "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0"
        var drawing = Markup(.g)
        drawing[.filter] = "url(#\(filter))"
        drawing.isSlot = true
        mask.parts = [ground, CanvasFilterMarkup.definition(named: filter, steps: [matrix]), drawing]
        return Box(mask)
    }
}

/// A text, an image or a symbol on a canvas, laid out as anywhere else.
package enum CanvasViewRenderer: ElementRenderer {
    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = LayoutContext()
        if case .view(let placement)? = node.canvasDrawing, case .at = placement.place {
            (context.horizontal, context.vertical) = (.unbounded, .unbounded)
        }
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.wrapper, alignment: .topLeading) }

    /// The side of the square in which a view is placed by its anchor; larger than any view.
    private static let room = 2_000.0

    package static func box(of node: WebNode) -> Box {
        guard case .view(let placement)? = node.canvasDrawing else { return Box(Markup(.g)) }
        if let masked = CanvasMaskedView(node, placement.place) {
            var markup = masked.markup
            markup[.transform] = CanvasTransform(placement.transform).attribute
            return Box(markup.with(placement.effects, names: CanvasNames(node)))
        }
        var content = Markup()
        content.isSlot = true
        content.style.append(.display, "flex")
        var frame = Markup(.foreignObject)
        frame[.transform] = CanvasTransform(placement.transform).attribute
        switch placement.place {
        case .inside(let rect):
            frame.setFrame(rect)
            content.style.append(.height, "100%")
            frame.parts = [content]
        case .at(let point, let anchor):
            let side = room
            let (x, y) = (min(max(Double(anchor.x), 0), 1), min(max(Double(anchor.y), 0), 1))
            frame.setFrame(
                CGRect(x: Double(point.x) - x * side, y: Double(point.y) - y * side, width: side, height: side)
            )
            // The free space beside and above the view has the share of the anchor, whatever the size of the view.
            var square = Markup()
            square.style.append(.display, "grid")
            square.style.append(.height, "100%")
            square.style.append(.gridTemplateColumns, "\(number(x))fr auto \(number(1 - x))fr")
            square.style.append(.gridTemplateRows, "\(number(y))fr auto \(number(1 - y))fr")
            content.style.append(.gridArea, "2/2")
            square.parts = [content]
            frame.parts = [square]
        }
        return Box(frame.with(placement.effects, names: CanvasNames(node)))
    }
}

extension WebNode {
    fileprivate var canvasDrawing: CanvasDrawing.Content? {
        if case .canvas(let drawing)? = attributes[.canvas] { drawing.content } else { nil }
    }
}

/// The names of the definitions of one operation, unique in the page.
struct CanvasNames {
    let filter: String
    let clip: String
    let mask: String
    let paint: String

    init(_ node: WebNode) {
        let number = node.id.rawValue
        (filter, clip, mask, paint) = ("f\(number)", "c\(number)", "m\(number)", "g\(number)")
    }
}
