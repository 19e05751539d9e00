import Foundation
import OrielCore

/// The size that a view with an aspect ratio takes of the space offered.
package struct Proportions {
    /// The width divided by the height.
    var ratio: Double
    /// Whether the view covers the space instead of fitting into it.
    var isFilling: Bool
    /// The padding around the view, which is not part of its proportions.
    var paddingWidth = 0.0
    var paddingHeight = 0.0

    /// Sizes a box to its proportions, centred in a shell that takes all offered space.
    func shape(_ box: inout Box) {
        let ratio = number(ratio)
        box.markup.style[.aspectRatio] = ratio
        box.markup.style[.flex] = "none"
        box.markup.style[.alignSelf] = "center"
        box.markup.style[.width] = "\(isFilling ? "max" : "min")(100cqw,\(ratio) * 100cqh)"
        var shell = Markup()
        shell.style.append(.display, "flex")
        shell.style.append(.justifyContent, "center")
        shell.style.append(.containerType, "size")
        box.shell = shell
    }

    /// Undoes `shape`: in a frame of fixed width and height, the image needs nothing else.
    static func unshape(_ box: inout Box) {
        box.shell = nil
        for property in [CSSProperty.aspectRatio, .flex, .alignSelf, .width] { box.markup.style[property] = nil }
    }

    /// Returns the maximum length of the view along its stack, from the stack's length across.
    func css(alongRow isRow: Bool) -> String {
        let (across, along) = isRow ? (paddingHeight, paddingWidth) : (paddingWidth, paddingHeight)
        let room = across == 0 ? "100cq\(isRow ? "h" : "w")" : "(100cq\(isRow ? "h" : "w") - \(term(across)))"
        return "calc(\(room) \(isRow ? "*" : "/") \(number(ratio)) + \(term(along)))"
    }
}

extension WebNode {
    /// The proportions of the view or of the content that determines its size; nil if there are none, or an axis is unbounded.
    package var proportions: Proportions? {
        var node = self
        while true {
            if node.kind == .aspectRatio, let ratio = node.knownRatio {
                let isFilling = node.attributes.string(.contentMode) == "fill"
                guard node.context.vertical == .bounded, node.context.horizontal == .bounded,
                    node.traits.contains(.expands), !(isFilling && node.isPictureOfClippedLayer)
                else { return nil }
                return Proportions(ratio: ratio, isFilling: isFilling)
            }
            if node.kind == .shape, let ratio = node.fixedRatio {
                guard node.context.vertical == .bounded, node.context.horizontal == .bounded, !node.isCentredLayer
                else { return nil }
                return Proportions(ratio: ratio, isFilling: false)
            }
            guard node.renderer.keepsFrame, let content = node.sizingContent else { return nil }
            node = content
        }
    }

    /// The proportions to which the view's own node is sized; nil if the node around it, which has the size of its content,
    /// already has them.
    package var ownProportions: Proportions? {
        let view = outermost
        if let container = view.parent, container.renderer.keepsFrame, container.sizingContent === view,
            container.proportions != nil
        {
            return nil
        }
        return proportions
    }

    /// The proportions of a figure such as a circle, which takes a part of its space; nil if it takes all of it.
    package var fixedRatio: Double? { kind == .shape ? attributes.number(.aspectRatio) : nil }

    /// Whether the view is alone in the middle of a layer, possibly with effects that look the same on a larger view: drawn in
    /// the whole layer, it looks the same.
    private var isCentredLayer: Bool {
        var view = self
        while let parent = view.parent, parent.onlyChild === view {
            switch parent.kind {
            case .offset, .blur, .shadow, .opacity, .hidden, .accessibility, .transition: view = parent
            default: return parent.isLayer && parent.alignment == .center
            }
        }
        return false
    }

    /// Whether the view is a picture alone in the middle of a layer that is clipped: drawn in the whole layer, with the edges that
    /// do not fit cut off, it looks the same.
    private var isPictureOfClippedLayer: Bool {
        guard kind == .aspectRatio, !hasProportions else { return false }
        var view = self
        while let parent = view.parent, parent.onlyChild === view {
            switch parent.kind {
            case .imageLoader, .transition, .opacity: view = parent
            // Tests ask for the frame of a view with an identifier.
            case .accessibility where parent.attributes[.identifier] == nil: view = parent
            default:
                guard parent.isLayer, parent.alignment == .center, let base = parent.parent else { return false }
                return base.kind == .overlay && base.parent?.kind == .clip
            }
        }
        return false
    }

    /// Returns the proportions of the view including padding, as a stack sees them.
    private func paddedProportions(in stack: WebNode) -> Proportions? {
        var node = self
        var (width, height) = (0.0, 0.0)
        while true {
            if node.kind == .padding, let content = node.onlyChild {
                let insets = PaddingRenderer.insets(of: node)
                width += Double(insets.leading + insets.trailing)
                height += Double(insets.top + insets.bottom)
                node = content
            } else if node.takesAllAcross(stack), let content = node.onlyChild {
                node = content
            } else if var result = node.proportions {
                result.paddingWidth = width
                result.paddingHeight = height
                return result
            } else if node.renderer.keepsFrame, let content = node.sizingContent {
                node = content
            } else {
                return nil
            }
        }
    }

    /// Whether the view is a frame that is as wide as a column, or as high as a row, and has the other length of its content.
    private func takesAllAcross(_ stack: WebNode) -> Bool {
        let length = stack.kind == .hStack ? Attributes.Name.maxHeight : .maxWidth
        return kind == .frame && attributes.number(length) == .infinity
            && attributes.names.allSatisfy { $0 == length || $0 == .alignment }
    }

    /// The alignment of the nearest container that places the view, rather than surrounding it.
    var alignmentInContainer: Alignment {
        var view = outermost
        while let container = view.parent, !container.isRoot {
            guard container.kind == .padding || container.renderer.keepsFrame && container.sizingContent === view else {
                return container.renderer.placement(of: view, in: container).alignment
            }
            view = container
        }
        return .center
    }

    /// The content that determines the size of this view, if any.
    var sizingContent: WebNode? {
        switch kind {
        case .overlay, .background, .mask: base
        default: onlyChild
        }
    }

    /// Returns the proportions that limit the view's length in a stack.
    package func limit(in stack: WebNode) -> Proportions? {
        guard let proportions = paddedProportions(in: stack), !proportions.isFilling else { return nil }
        return proportions
    }

    /// Whether the view is a stack that contains a view with proportions, possibly among others.
    var sharesByProportions: Bool { mayShareByProportions && children.contains { $0.limit(in: self) != nil } }

    /// Whether the view is a stack whose size does not depend on its content.
    var mayShareByProportions: Bool {
        (kind == .hStack || kind == .vStack) && traits.isSuperset(of: .expands)
            && context.horizontal == .bounded && context.vertical == .bounded
    }
}
