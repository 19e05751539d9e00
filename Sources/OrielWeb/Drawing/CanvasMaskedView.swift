import Foundation
import OrielCore

/// A view in the mask of a canvas. Browsers draw no HTML in masks, so a text or an image is drawn as SVG: a text in one line,
/// and with one style. Other views are not drawn.
struct CanvasMaskedView {
    private let view: WebNode
    private let place: CanvasPlacement.Place

    /// - Returns: Nil if the node is not in a mask.
    init?(_ node: WebNode, _ place: CanvasPlacement.Place) {
        var ancestor = node.parent
        while let parent = ancestor, parent.kind != .canvasMask {
            if parent.kind == .canvas { return nil }
            ancestor = parent.parent
        }
        guard ancestor != nil else { return nil }
        view = node.onlyChild ?? node
        self.place = place
    }

    var markup: Markup {
        switch view.kind {
        case .text: text
        case .image, .symbol: image
        default: Markup(.g)
        }
    }

    private var text: Markup {
        var markup = Markup(.text)
        markup.text = view.element.text ?? ""
        markup.style = TextStyle(view.attributes).run
        markup.style[.color] = nil
        let (point, anchor) =
            switch place {
            case .at(let point, let anchor): (point, anchor)
            case .inside(let rect): (rect.origin, .topLeading)
            }
        (markup[.x], markup[.y]) = (CanvasTransform.length(point.x), CanvasTransform.length(point.y))
        let heights = LetterHeight(of: view.element)
        markup[.dy] = number(Double(heights.ascent - anchor.y * (heights.ascent + heights.descent))) + "em"
        if anchor.x > 0.25 { markup[.textAnchor] = anchor.x < 0.75 ? "middle" : "end" }
        return markup
    }

    private var image: Markup {
        var markup = Markup(.image)
        var size = CGSize(width: 22, height: 22)
        if view.kind == .symbol {
            let name = view.attributes.string(.symbol) ?? ""
            let symbol = SymbolRenderer.symbol(named: name, variant: view.attributes.string(.symbolVariant))
            markup[.href] = symbol.maskURL
            size.width = size.height * symbol.aspectRatio
        } else if case .picture(let picture)? = view.attributes[.picture] {
            markup[.href] = picture.representations.last.map { ImageAddress.path(of: $0.file) }
            size = picture.size
        } else {
            markup[.href] = view.attributes.string(.url)
        }
        switch place {
        case .inside(let rect):
            markup[.preserveAspectRatio] = "none"
            markup.setFrame(rect)
        case .at(let point, let anchor):
            let (x, y) = (point.x - anchor.x * size.width, point.y - anchor.y * size.height)
            markup.setFrame(CGRect(origin: CGPoint(x: x, y: y), size: size))
        }
        return markup
    }
}
