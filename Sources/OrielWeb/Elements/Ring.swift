import Foundation
import OrielCore

/// Equal paddings around a round view, such as a picture of a person with a ring around it: the border of the view's node.
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
        guard let width = width(of: padding), let view = padding.onlyChild?.roundView else { return }
        box.ring = width
        box.markup.style[.clipPath] = nil
        box.markup.style[.overflow] = "clip"
        box.markup.style[.borderRadius] = view.radius == .infinity ? "50%" : px(view.radius + width)
        box.markup.style[.width] = px(view.diameter + 2 * width)
        box.markup.style[.height] = px(view.diameter + 2 * width)
        box.markup.style[.border] = "\(px(width)) solid #0000"
        box.markup.style[.backgroundClip] = "padding-box"
    }

    /// Gives the border the colour of a round background.
    static func paint(_ shape: _ShapeLayer, on box: inout Box) {
        guard let width = box.ring, let color = shape.style.value.cssColor else { return }
        box.markup.style[.border] = "\(px(width)) solid \(color)"
    }

    /// Whether the shape behind a view with a ring has one colour and the outline of the ring.
    static func canPaint(_ shape: _ShapeLayer, behind view: WebNode?) -> Bool {
        guard case .rectangle(let corners) = ShapePlan(shape.outline).figure, shape.style.value.isColor,
            !shape.style.value.hasShadow, let padding = view?.ring, let width = width(of: padding),
            let view = padding.onlyChild?.roundView
        else { return false }
        let isCircle = 2 * view.radius >= view.diameter
        switch corners {
        case .capsule: return isCircle
        case .equal(let radius, let height) where radius == height:
            return radius == view.radius + width || isCircle && radius >= view.diameter / 2 + width
        default: return false
        }
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
    /// The diameter of a view whose node is a square because of a frame of fixed width and height.
    var diameter: Double? {
        guard let frame = merged(.frame), let width = frame.attributes.number(.width), width > 0 else { return nil }
        return width == frame.attributes.number(.height) ? width : nil
    }

    /// The radius of the corners to which a clip cuts its content, if they are equal; infinite for a circle.
    var clipRadius: Double? {
        guard case .shape(let outline)? = attributes[.shape] else {
            return attributes.number(.cornerRadius).map { max($0, 0) }
        }
        let plan = ShapePlan(outline.value)
        guard plan.isWholeBox else { return nil }
        switch plan.figure {
        case .circle, .rectangle(.capsule): return .infinity
        case .rectangle(.equal(let width, let height)): return width == height ? width : nil
        default: return nil
        }
    }

    /// The size of a square view that is clipped, and the radius of its corners.
    fileprivate var roundView: (diameter: Double, radius: Double)? {
        guard let clip = merged(.clip), let radius = clip.clipRadius, let diameter = clip.onlyChild?.diameter else {
            return nil
        }
        return (diameter, radius)
    }

    /// The padding that is drawn as a ring.
    fileprivate var ring: WebNode? {
        merged(.padding).flatMap { $0.merge.hasRing ? $0 : nil }
    }

    /// The outermost view of a kind that is drawn by the node of this view.
    private func merged(_ kind: Element.Kind) -> WebNode? {
        var view = self
        while view.flags.contains(.isMerged), let content = view.renderer.content(of: view) {
            if view.kind == kind { return view }
            view = content
        }
        return nil
    }
}
