import Foundation
import OrielCore

/// What a view of given proportions takes of the room it is offered.
package struct Proportions {
    /// Width by height.
    var ratio: Double
    /// Whether the view is as large as covers the room, rather than as fits in.
    var isFilling: Bool
    /// Room around the view that takes no part in its proportions.
    var paddingWidth = 0.0
    var paddingHeight = 0.0

    /// Makes a box as large as the proportions allow, in the middle of a shell that takes what is offered.
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

    /// Takes back what `shape` has done: a frame of given width and height is all the picture in it needs.
    static func unshape(_ box: inout Box) {
        box.shell = nil
        for property in [CSSProperty.aspectRatio, .flex, .alignSelf, .width] { box.markup.style[property] = nil }
    }

    /// The most that the view takes of its stack, from the stack's length across.
    func css(alongRow isRow: Bool) -> String {
        let (across, along) = isRow ? (paddingHeight, paddingWidth) : (paddingWidth, paddingHeight)
        let room = across == 0 ? "100cq\(isRow ? "h" : "w")" : "(100cq\(isRow ? "h" : "w") - \(term(across)))"
        return "calc(\(room) \(isRow ? "*" : "/") \(number(ratio)) + \(term(along)))"
    }
}

extension WebNode {
    /// The proportions of the view, if it or what it is as large as has any and the room for it is bounded.
    package var proportions: Proportions? {
        var node = self
        while true {
            if node.kind == .aspectRatio, let ratio = node.knownRatio {
                guard node.context.vertical == .bounded, node.context.horizontal == .bounded,
                    node.traits.contains(.expands)
                else { return nil }
                return Proportions(ratio: ratio, isFilling: node.attributes.string(.contentMode) == "fill")
            }
            guard node.renderer.keepsFrame, let content = node.sizingContent else { return nil }
            node = content
        }
    }

    /// The proportions of the view with the room around it, as a stack sees them.
    private var paddedProportions: Proportions? {
        var node = self
        var (width, height) = (0.0, 0.0)
        while true {
            if node.kind == .padding, let content = node.onlyChild {
                let insets = PaddingRenderer.insets(of: node)
                width += Double(insets.leading + insets.trailing)
                height += Double(insets.top + insets.bottom)
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

    /// The view whose size this one has, where it has that of another.
    private var sizingContent: WebNode? {
        switch kind {
        case .overlay, .background, .mask: base
        default: onlyChild
        }
    }

    /// The most that the view may take of a stack it stands in.
    package var limit: Proportions? {
        guard let proportions = paddedProportions, !proportions.isFilling else { return nil }
        return proportions
    }

    /// Whether the view is a stack in which a view of given proportions stands, perhaps beside others.
    var sharesByProportions: Bool { mayShareByProportions && children.contains { $0.limit != nil } }

    /// Whether the view is a stack whose size does not depend on what is inside.
    var mayShareByProportions: Bool {
        (kind == .hStack || kind == .vStack) && traits.isSuperset(of: .expands)
            && context.horizontal == .bounded && context.vertical == .bounded
    }
}
