import Foundation
import OrielCore

/// A view shown where its mask is opaque. The mask must be a figure or a gradient, optionally with padding, or a picture
/// or a symbol. A colour or gradient masked by a text is drawn as text in that colour or gradient.
package enum MaskRenderer: ElementRenderer {
    package static var keepsFrame: Bool { true }
    package static var boundsLayer: Bool { true }

    package static func traits(of node: WebNode) -> LayoutTraits { node.base?.traits ?? [] }

    package static func placement(of child: WebNode, in node: WebNode) -> Placement {
        child === node.layer ? Placement(.layer) : Placement(.wrapper)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        // The mask is the last child and not visible itself.
        markup[.dataKind] = "mask"
        markup.style.append(.display, "flex")
        markup.style.append(.position, "relative")
        if let layer = node.layer {
            if layer.isLettering, let paint = node.base?.paint, paint.isColor || !layer.isSymbol {
                markup[.dataVariant] = "text"
                markup.style.append(.fill, paint.background)
                markup.style.append(.color, paint.color)
            } else if let picture = MaskPicture(layer) {
                markup.style[.mask] = picture.css(alignment: node.alignment)
            } else {
                append(layer, inset: 0, to: &markup.style)
            }
        }
        return Box(markup)
    }

    private static func append(_ mask: WebNode, inset: Double, to style: inout Style) {
        switch mask.kind {
        case .shape:
            guard let layer = mask.shapeLayers.first else { return }
            if let gradient = layer.style.value.cssGradient { style.append(.maskImage, gradient.css()) }
            let outline = inset > 0 ? ShapeOutline.inset(layer.outline, by: inset) : layer.outline
            switch ShapeClip(outline, isEvenOdd: layer.isEvenOdd) {
            case .corners(let radius, let isSmooth):
                style.append(.overflow, "clip")
                style.round(radius, isSmooth: isSmooth)
            case .path(let path): style.append(.clipPath, path)
            }
        case .color:
            if case .style(let value)? = mask.attributes[.color], let gradient = value.value.cssGradient {
                style.append(.maskImage, gradient.css())
            }
        case .padding:
            var length = 16.0
            if case .insets(let insets)? = mask.attributes[.insets] { length = Double(insets.top) }
            if let content = mask.onlyChild { append(content, inset: inset + length, to: &style) }
        default:
            if let content = mask.onlyChild { append(content, inset: inset, to: &style) }
        }
    }
}

extension WebNode {
    /// Whether the view contains nothing but one text or symbol.
    fileprivate var isLettering: Bool {
        kind == .text || kind == .symbol || (onlyChild?.isLettering ?? false)
    }

    /// Whether the view contains nothing but one symbol.
    fileprivate var isSymbol: Bool { kind == .symbol || (onlyChild?.isSymbol ?? false) }

    /// The paint of a colour or figure: the full background, the nearest colour, and whether they are the same.
    fileprivate var paint: (background: String, color: String, isColor: Bool)? {
        let style: ResolvedShapeStyle
        switch kind {
        case .shape:
            guard let layer = shapeLayers.first else { return nil }
            style = layer.style.value
        case .color:
            switch attributes[.color] {
            case .color(let color)?: return (color.css, color.css, true)
            case .style(let value)?: style = value.value
            default: return nil
            }
        default: return onlyChild?.paint
        }
        if let color = style.cssColor { return (color, color, true) }
        guard let gradient = style.cssGradient, let first = gradient.stops.first else { return nil }
        return (gradient.css(), first.color, false)
    }
}
