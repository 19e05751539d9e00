import Foundation
import OrielCore

/// A view with its middle at a point of the room it is offered.
package enum PositionRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { true }

    package static func traits(of node: WebNode) -> LayoutTraits { .expands }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.other, .padded) }

    package static func box(of node: WebNode) -> Box {
        // The content is in the middle of a box that is moved: the content keeps the room it was offered.
        var content = Markup()
        content.isSlot = true
        content.style.append(.display, "flex")
        if node.onlyChild == nil { content.style.append(.flexDirection, "column") }
        content.style.append(.justifyContent, "center")
        content.style.append(.flex, "1 1 0px")
        content.style.append(.minWidth, "0")
        let (x, y) = (node.attributes.number(.x) ?? 0, node.attributes.number(.y) ?? 0)
        content.inline[.transform] = "translate(calc(\(term(x)) - 50%),calc(\(term(y)) - 50%))"
        var markup = Markup()
        // Rules let taps go through the room around the content.
        markup[.dataKind] = "position"
        markup.style.append(.display, "flex")
        markup.style.append(.contain, "size")
        ColorRenderer.appendIdealSize(of: node, to: &markup.style)
        markup.parts = [content]
        return Box(markup, merge: MergeState(.other, .padded))
    }
}

/// A view with given proportions.
package enum AspectRatioRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { true }

    package static func traits(of node: WebNode) -> LayoutTraits {
        var traits: LayoutTraits = []
        for child in node.childrenInFlow { traits.formUnion(child.traits) }
        if node.picture != nil, node.context.vertical != .bounded { return .expandsHorizontally }
        guard node.hasProportions, !traits.isDisjoint(with: .expands) else { return traits }
        switch (node.context.horizontal, node.context.vertical) {
        case (.bounded, .bounded): return [.expands, .softHorizontally, .softVertically]
        case (_, .bounded): return .expandsVertically
        default: return .expandsHorizontally
        }
    }

    package static func childContext(of node: WebNode) -> LayoutContext {
        node.hasProportions ? LayoutContext() : node.context
    }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }

    package static func content(of node: WebNode) -> WebNode? { node.hasProportions ? nil : node.onlyChild }

    /// Content without proportions to be kept is as large as it is, and a picture is drawn in its own by itself.
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        var state = state
        if node.proportions != nil { state.hasProportions = true }
        return state
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard let picture = node.picture else { return }
        if box.markup.tag == .img {
            box.markup.style[.objectFit] = node.attributes.string(.contentMode) == "fill" ? "cover" : "contain"
        }
        if let proportions = node.proportions { return proportions.shape(&box) }
        guard node.context.vertical != .bounded else { return }
        // The height follows from the width.
        box.markup.style[.height] = nil
        box.markup.style[.minHeight] = nil
        if let ratio = ImageRenderer.naturalRatio(of: picture) { box.markup.style[.aspectRatio] = number(ratio) }
    }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.other, .padded) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "flex")
        markup.style.append(.justifyContent, "center")
        var box = Box(markup, merge: MergeState(.other, .padded))
        if let proportions = node.proportions {
            proportions.shape(&box)
        } else if !node.traits.isDisjoint(with: .expands) {
            // One length follows from the other.
            box.markup.style.append(.aspectRatio, number(node.ratio))
            box.markup.style.append(.minWidth, "0")
        }
        return box
    }
}

extension WebNode {
    /// Whether the content takes any proportions; a picture keeps its own where the app names none.
    var hasProportions: Bool {
        if attributes.number(.aspectRatio) != nil { return true }
        return onlyChild?.isFigure ?? false
    }

    /// The picture that is to keep its own proportions: one that can be scaled.
    fileprivate var picture: WebNode? {
        guard attributes.number(.aspectRatio) == nil else { return nil }
        var node = onlyChild
        while let current = node, current.flags.contains(.isMerged) { node = current.renderer.content(of: current) }
        guard let node, node.kind == .image || node.kind == .symbol, node.attributes[.resizing] != nil else {
            return nil
        }
        return node
    }

    /// Whether the view is a figure or a colour, whose own proportions are those of a square.
    private var isFigure: Bool {
        kind == .shape || kind == .color
            || (flags.contains(.isMerged) && (renderer.content(of: self)?.isFigure ?? false))
    }

    /// Width by height, if the view keeps to any that are known here: those of a picture may be known to the browser alone.
    var knownRatio: Double? { hasProportions ? ratio : picture.flatMap(ImageRenderer.naturalRatio) }

    /// Width by height.
    var ratio: Double {
        let ratio = attributes.number(.aspectRatio) ?? 1
        return ratio > 0 && ratio.isFinite ? ratio : 1
    }
}

/// A view that sets where a guide lies in it.
package enum AlignmentGuideRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.transformed }

    /// Moves the view by the distance from where the guide lies without it; a stack follows where a margin can say it.
    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard let container = node.outermost.parent else { return }
        let alignment = container.renderer.placement(of: node.outermost, in: container).alignment
        let attributes = node.attributes
        let isHorizontal = attributes.string(.axis) == "horizontal"
        let key = isHorizontal ? alignment.horizontal.key : alignment.vertical.key
        guard key.name == attributes.string(.guide) else { return }
        let line = isHorizontal ? alignment.horizontal.css : alignment.vertical.css
        let standard = line == "flex-start" ? 0.0 : line == "flex-end" ? 1 : 0.5
        let own = attributes.number(isHorizontal ? .guideWidth : .guideHeight) ?? 0
        let constant = attributes.number(.guideConstant) ?? 0
        if own == standard, container.kind == .hStack || container.kind == .vStack,
            appendMargin(for: constant, line: line, isHorizontal: isHorizontal, to: &box.markup.style)
        {
            return
        }
        let shift = "calc(\(number((standard - own) * 100))% - \(term(constant)))"
        box.transforms.append(isHorizontal ? "translateX(\(shift))" : "translateY(\(shift))")
    }

    /// In a stack whose other views stand at the edge, a view that is moved away from the edge needs room.
    ///
    /// - Returns: Whether a margin does what the guide asks for.
    private static func appendMargin(
        for constant: Double,
        line: String,
        isHorizontal: Bool,
        to style: inout Style
    ) -> Bool {
        let property: CSSProperty
        switch line {
        case "flex-start" where constant <= 0: property = isHorizontal ? .marginInlineStart : .marginBlockStart
        case "flex-end" where constant >= 0: property = isHorizontal ? .marginInlineEnd : .marginBlockEnd
        default: return false
        }
        guard style[.marginBlock] == nil, style[.margin] == nil else { return false }
        style[property] = px(abs(constant))
        return true
    }
}

/// A view with a bar at one edge.
package enum SafeAreaInsetRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement {
        Placement(node.isVerticalInset ? .verticalStack : .horizontalStack)
    }

    package static func placement(of child: WebNode, in node: WebNode) -> Placement {
        var placement = placement(of: node)
        if child === node.layer { placement.alignment = node.alignment }
        return placement
    }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        context.axis = .none
        return context
    }

    package static func box(of node: WebNode) -> Box {
        let isFirst = node.attributes.string(.edge) == "top" || node.attributes.string(.edge) == "leading"
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "flex")
        // The bar comes last among the children; a column upside down has it at the top.
        markup.style.append(
            .flexDirection,
            (node.isVerticalInset ? "column" : "row") + (isFirst ? "-reverse" : "")
        )
        markup.style.append(.justifyContent, "center")
        let spacing = node.attributes.number(.spacing) ?? 0
        if spacing > 0 { markup.style.append(.gap, px(spacing)) }
        return Box(markup)
    }
}

extension WebNode {
    fileprivate var isVerticalInset: Bool {
        let edge = attributes.string(.edge)
        return edge == "top" || edge == "bottom"
    }
}

/// A view that reaches to the edges of the window, under what a device has there.
package enum IgnoresSafeAreaRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.closed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard node.attributes.string(.regions) != "keyboard" else { return }
        let edges = node.attributes.number(.edges).map { Edge.Set(rawValue: Int8($0)) } ?? .all
        let sides: [(Edge.Set, String, LayoutTraits)] = [
            (.top, "top", .expandsVertically), (.trailing, "right", .expandsHorizontally),
            (.bottom, "bottom", .expandsVertically), (.leading, "left", .expandsHorizontally),
        ]
        // Only what fills its room lies at the edges; the insets are nought everywhere but on such devices.
        let margins = sides.map { edge, name, trait in
            edges.contains(edge) && node.traits.contains(trait) ? "calc(-1*env(safe-area-inset-\(name)))" : "0"
        }
        if margins.contains(where: { $0 != "0" }), box.markup.style[.margin] == nil {
            box.markup.style[.margin] = margins.joined(separator: " ")
        }
    }
}
