import Foundation
import OrielCore

/// Equal paddings around a circle, such as a picture of a person with a ring around it: the border of the circle's node.
enum Ring {
    /// Returns the state of a round view with a padding around it; nil if the padding is not a ring.
    static func merge(_ padding: WebNode, into state: MergeState) -> MergeState? {
        guard state.isRound, state.phase == .clipped, !state.hasOpacity, !padding.sharesStack, width(of: padding) != nil
        else { return nil }
        var state = state
        state.isRound = false
        state.hasRing = true
        return state
    }

    /// Draws the padding as a border without colour.
    static func decorate(_ box: inout Box, with padding: WebNode) {
        guard let width = width(of: padding), let diameter = padding.onlyChild?.diameter else { return }
        box.ring = width
        box.markup.style[.clipPath] = nil
        box.markup.style[.overflow] = "clip"
        box.markup.style[.borderRadius] = "50%"
        box.markup.style[.width] = px(diameter + 2 * width)
        box.markup.style[.height] = px(diameter + 2 * width)
        box.markup.style[.border] = "\(px(width)) solid #0000"
        box.markup.style[.backgroundClip] = "padding-box"
    }

    /// Gives the border the colour of a round background.
    static func paint(_ shape: _ShapeLayer, on box: inout Box) {
        guard let width = box.ring, let color = shape.style.value.cssColor else { return }
        box.markup.style[.border] = "\(px(width)) solid \(color)"
    }

    /// Whether a shape behind a ring is a circle of one colour.
    static func canPaint(_ shape: _ShapeLayer) -> Bool {
        guard case .rectangle(.capsule) = ShapePlan(shape.outline).figure else { return false }
        return shape.style.value.isColor && !shape.style.value.hasShadow
    }

    private static func width(of padding: WebNode) -> Double? {
        let insets = PaddingRenderer.insets(of: padding)
        guard insets.top > 0, [insets.leading, insets.bottom, insets.trailing].allSatisfy({ $0 == insets.top }) else {
            return nil
        }
        return Double(insets.top)
    }
}

extension WebNode {
    /// The diameter of a view whose node is a square because of a frame of fixed width and height, and which is clipped to a circle.
    var diameter: Double? {
        var view = self
        while view.flags.contains(.isMerged), let content = view.renderer.content(of: view) {
            if view.kind == .frame {
                guard let width = view.attributes.number(.width), width > 0 else { return nil }
                return width == view.attributes.number(.height) ? width : nil
            }
            view = content
        }
        return nil
    }
}
