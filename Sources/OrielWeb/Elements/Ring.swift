import Foundation
import OrielCore

/// Equal paddings around a round view, such as a picture of a person with a ring around it: the border of the view's node.
enum Ring {
    /// Returns the state of a round view with a padding around it; nil if the padding is not a ring.
    static func merge(_ padding: WebNode, into state: MergeState) -> MergeState? {
        guard state.radius != nil, state.ring == nil, state.phase == .clipped, !state.hasOpacity, !padding.sharesStack,
            let width = width(of: padding)
        else { return nil }
        var state = state
        state.ring = width
        return state
    }

    /// Draws the padding as a border without colour.
    static func decorate(_ box: inout Box, with padding: WebNode) {
        let state = padding.merge
        guard let width = state.ring, let side = state.side, let radius = state.radius else { return }
        box.ring = Double(width)
        box.markup.style[.clipPath] = nil
        box.markup.style[.overflow] = "clip"
        let outer = radius == .infinity ? "50%" : px(Double(radius + width))
        box.markup.style.round(outer, isSmooth: radius != .infinity && box.markup.style.contains(.cornerShape))
        box.markup.style[.width] = px(Double(side + 2 * width))
        box.markup.style[.height] = px(Double(side + 2 * width))
        box.markup.style[.border] = "\(px(Double(width))) solid #0000"
        box.markup.style[.backgroundClip] = "padding-box"
    }

    /// Gives the border the colour of a round background.
    static func paint(_ shape: _ShapeLayer, on box: inout Box) {
        guard let width = box.ring, let color = shape.style.value.cssColor else { return }
        box.markup.style[.border] = "\(px(width)) solid \(color)"
    }

    /// Whether a shape has one colour and the outline of a ring.
    static func canPaint(_ shape: _ShapeLayer, behind state: MergeState) -> Bool {
        guard case .rectangle(let corners) = ShapePlan(shape.outline).figure, shape.style.value.isColor,
            !shape.style.value.hasShadow, let width = state.ring, let side = state.side, let radius = state.radius
        else { return false }
        let isCircle = 2 * radius >= side
        switch corners {
        case .capsule: return isCircle
        case .equal(let outer, let height) where outer == height:
            return Float(outer) == radius + width || isCircle && Float(outer) >= side / 2 + width
        default: return false
        }
    }

    private static func width(of padding: WebNode) -> Float? {
        let insets = PaddingRenderer.insets(of: padding)
        guard insets.top > 0, [insets.leading, insets.bottom, insets.trailing].allSatisfy({ $0 == insets.top }) else {
            return nil
        }
        return Float(insets.top)
    }
}
