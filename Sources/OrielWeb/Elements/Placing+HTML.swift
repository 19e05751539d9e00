import Foundation
import OrielCore

/// A view with its centre at a point of the offered space.
package enum PositionRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { true }

    package static func traits(of node: WebNode) -> LayoutTraits { .expands }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.other, .padded) }

    package static func box(of node: WebNode) -> Box {
        // The content is in the middle of a box that is moved, so it keeps its offered space.
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
        // Style rules let taps through the area around the content.
        markup[.dataKind] = "position"
        markup.style.append(.display, "flex")
        markup.style.append(.contain, "size")
        ColorRenderer.appendIdealSize(of: node, to: &markup.style)
        markup.parts = [content]
        return Box(markup)
    }
}

/// A view with fixed proportions.
package enum AspectRatioRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { true }

    package static func traits(of node: WebNode) -> LayoutTraits {
        let traits = node.traitsOfChildren
        if node.picture != nil, node.context.vertical != .bounded { return .expandsHorizontally }
        if node.picture != nil, node.context.horizontal != .bounded { return .expandsVertically }
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

    package static func content(of node: WebNode) -> WebNode? { node.onlyChild }

    /// Merges content without fixed proportions at its own size. An image keeps its own proportions by itself, and a
    /// colour or figure can have any.
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        var state = state
        if node.hasProportions {
            guard state.host == .greedy, state.phase == .bare, !state.hasFrame, !node.traits.isDisjoint(with: .expands)
            else { return nil }
            state.phase = .padded
        }
        if node.proportions != nil { state.hasProportions = true }
        return state
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        if node.hasProportions { return appendProportions(of: node, to: &box) }
        guard let picture = node.picture else { return }
        if box.markup.tag == .img {
            box.markup.style[.objectFit] = node.attributes.string(.contentMode) == "fill" ? "cover" : "contain"
        }
        if let proportions = node.ownProportions { return proportions.shape(&box) }
        // One length follows from the other.
        if node.context.vertical != .bounded {
            box.markup.style[.height] = nil
            box.markup.style[.minHeight] = nil
        } else if node.context.horizontal != .bounded {
            // WebKit gives a view with proportions in a row without a width none, so the ideal one stays as a minimum.
            box.markup.style[.minWidth] = box.markup.style[.width] ?? box.markup.style[.minWidth]
            box.markup.style[.width] = nil
        } else {
            return
        }
        if let ratio = ImageRenderer.naturalRatio(of: picture) { box.markup.style[.aspectRatio] = number(ratio) }
    }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.other, .padded) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "flex")
        markup.style.append(.justifyContent, "center")
        var box = Box(markup)
        appendProportions(of: node, to: &box)
        return box
    }

    private static func appendProportions(of node: WebNode, to box: inout Box) {
        if node.proportions != nil {
            node.ownProportions?.shape(&box)
        } else if !node.traits.isDisjoint(with: .expands) {
            // One length follows from the other.
            if box.shell != nil { Proportions.unshape(&box) }
            box.markup.style.append(.aspectRatio, number(node.ratio))
            appendIdealWidth(of: node, to: &box.markup.style)
        }
    }

    /// Sets the width of a view that is offered no length from which its width could follow: that of a square of 10
    /// points which it fits into or covers.
    private static func appendIdealWidth(of node: WebNode, to style: inout Style) {
        let isFilling = node.attributes.string(.contentMode) == "fill"
        let width = px(10 * (isFilling ? max(node.ratio, 1) : min(node.ratio, 1)))
        switch (node.context.horizontal, node.context.vertical) {
        case (.bounded, _), (.unbounded, .bounded): style.append(.minWidth, "0")
        case (.unbounded, _): style.append(.width, width)
        case (.byStack, _): style.append(.minWidth, width)
        }
    }
}

extension WebNode {
    /// Whether the content can have any proportions. An image keeps its own unless the app sets others.
    var hasProportions: Bool {
        if attributes.number(.aspectRatio) != nil { return true }
        return onlyChild?.isFigure ?? false
    }

    /// The view that keeps its proportions: this one, or the one inside of views of its size.
    var proportioned: WebNode? {
        var node = self
        while node.kind != .aspectRatio {
            guard node.renderer.keepsFrame, let content = node.sizingContent else { return nil }
            node = content
        }
        return node.hasProportions || node.picture != nil ? node : nil
    }

    /// The resizable image that keeps its own proportions.
    fileprivate var picture: WebNode? {
        guard attributes.number(.aspectRatio) == nil else { return nil }
        var node = onlyChild
        while let current = node, current.flags.contains(.isMerged) { node = current.renderer.content(of: current) }
        guard let node, node.kind == .image || node.kind == .symbol, node.attributes[.resizing] != nil else {
            return nil
        }
        return node
    }

    /// Whether the view is a figure or a colour, whose default proportions are a square.
    private var isFigure: Bool {
        kind == .shape || kind == .color
            || (flags.contains(.isMerged) && (renderer.content(of: self)?.isFigure ?? false))
    }

    /// The width divided by the height; nil if the view has no proportions known here. Only the browser may know an image's.
    var knownRatio: Double? { hasProportions ? ratio : picture.flatMap(ImageRenderer.naturalRatio) }

    /// The width divided by the height.
    var ratio: Double {
        let ratio = attributes.number(.aspectRatio) ?? 1
        return ratio > 0 && ratio.isFinite ? ratio : 1
    }
}

/// A view that sets an alignment guide.
package enum AlignmentGuideRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.transformed }

    /// Moves the view by the distance from the default position of the guide. The stack adapts its size if a margin can
    /// express the distance.
    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard let container = node.outermost.parent, !container.passesTraits else { return }
        apply(node, inside: EdgeInsets(), of: node, to: &box)
    }

    /// Moves the node that represents a view with a guide in its container.
    ///
    /// - Parameters:
    ///   - insets: The paddings between that node and the view.
    ///   - outer: The view that the node draws.
    static func apply(_ node: WebNode, inside insets: EdgeInsets, of outer: WebNode, to box: inout Box) {
        let view = outer.outermost
        // A layout has already applied the guides of its views.
        guard let container = view.parent, container.kind != .layoutItem else { return }
        let alignment = container.renderer.placement(of: view, in: container).alignment
        let attributes = node.attributes
        let isHorizontal = attributes.string(.axis) == "horizontal"
        let key = isHorizontal ? alignment.horizontal.key : alignment.vertical.key
        guard key.name == attributes.string(.guide) else { return }
        let line = isHorizontal ? alignment.horizontal.css : alignment.vertical.css
        let standard = line == "flex-start" ? 0.0 : line == "flex-end" ? 1 : 0.5
        let own = attributes.number(isHorizontal ? .guideWidth : .guideHeight) ?? 0
        let (before, after) = isHorizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        let constant = (attributes.number(.guideConstant) ?? 0) + Double(before) - own * Double(before + after)
        if !isHorizontal, alignment.vertical.isBaseline, outer.isLayoutFrame {
            setBaseline(constant, isFirst: alignment.vertical == .firstTextBaseline, of: &box)
            return
        }
        if own == standard, line == "flex-start" || line == "flex-end", container.alignsGuides { return }
        // A percentage refers to the node of a text, which is higher than the view.
        let isTrimmed = box.markup.style[.marginBlock] == TextStyle.trim && !isHorizontal
        let part =
            isTrimmed
            ? "\(number(standard - own))*(100% + 2*\(TextStyle.trim))" : "\(number((standard - own) * 100))%"
        let shift = "calc(\(part) - \(term(constant)))"
        box.transforms.append(isHorizontal ? "translateX(\(shift))" : "translateY(\(shift))")
    }

    /// Gives a layout, which has no lines of text, a baseline.
    ///
    /// - Parameter distance: From the top to the first baseline, or from the bottom to the last one.
    private static func setBaseline(_ distance: Double, isFirst: Bool, of box: inout Box) {
        box.markup[.dataVariant] = isFirst ? "first-baseline" : "last-baseline"
        box.markup.style[.baseline] = px(abs(distance))
    }

    /// Moves a view of a stack away from the edge at which the stack aligns its views, so that the guides of all views are at the same
    /// place. The stack grows with these margins.
    static func alignGuides(of host: WebNode, in box: inout Box) {
        let view = host.outermost
        guard let container = view.parent, container.alignsGuides else { return }
        let isHorizontal = container.kind == .vStack
        let alignment = container.alignment
        let isStart: Bool
        switch isHorizontal ? alignment.horizontal.css : alignment.vertical.css {
        case "flex-start": isStart = true
        case "flex-end": isStart = false
        default: return
        }
        let key = isHorizontal ? alignment.horizontal.key : alignment.vertical.key
        let distance = { (view: WebNode) in
            view.guideDistance(for: key, standard: isStart ? 0 : 1) * (isStart ? 1 : -1)
        }
        let margin = (container.childrenInFlow.map(distance).max() ?? 0) - distance(view)
        if margin > 0 { append(margin, isHorizontal: isHorizontal, isStart: isStart, to: &box.markup.style) }
    }

    private static func append(_ margin: Double, isHorizontal: Bool, isStart: Bool, to style: inout Style) {
        guard style[.margin] == nil else { return }
        guard !isHorizontal else { return style[isStart ? .marginInlineStart : .marginInlineEnd] = px(margin) }
        guard style[.marginBlock] == TextStyle.trim else {
            return style[isStart ? .marginBlockStart : .marginBlockEnd] = px(margin)
        }
        let (trim, both) = (TextStyle.trim, "calc(\(px(margin)) + \(TextStyle.trim))")
        style[.marginBlock] = isStart ? "\(both) \(trim)" : "\(trim) \(both)"
    }
}

extension WebNode {
    /// Whether the view is a layout with its frame.
    fileprivate var isLayoutFrame: Bool {
        guard let frame = host, frame.kind == .frame else { return false }
        return frame.onlyChild?.kind == .layout
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
        // The bar is the last child; a reversed column shows it at the top.
        markup.style.append(
            .flexDirection,
            (node.isVerticalInset ? "column" : "row") + (isFirst ? "-reverse" : "")
        )
        markup.style.append(.justifyContent, "center")
        let spacing = node.attributes.number(.spacing) ?? StackRenderer.spacing
        if spacing > 0 { markup.style.append(.gap, px(spacing)) }
        if node.flags.contains(.hasContentUnderBar) {
            // On paper, it is as high as its content.
            markup.style.append(.containerType, "var(--container,size)")
        }
        return Box(markup)
    }
}

extension WebNode {
    fileprivate var isVerticalInset: Bool {
        let edge = attributes.string(.edge)
        return edge == "top" || edge == "bottom"
    }
}

/// A view that extends to the window's edges, under the device's system areas and the bars that it touches.
package enum IgnoresSafeAreaRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.closed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        let edges = node.ignoredEdges
        let bars = node.edgesUnderBars
        let sides: [(Edge.Set, String, LayoutTraits)] = [
            (.top, "top", .expandsVertically), (.trailing, "right", .expandsHorizontally),
            (.bottom, "bottom", .expandsVertically), (.leading, "left", .expandsHorizontally),
        ]
        // Only views that fill their space are at the edges. The insets are 0 on devices without system areas.
        let margins = sides.map { edge, name, trait -> String in
            guard edges.contains(edge), node.traits.contains(trait) else { return "0" }
            let bar = bars.contains(edge) ? " - var(--under-\(name),0px)" : ""
            return "calc(-1*env(safe-area-inset-\(name))\(bar))"
        }
        guard margins.contains(where: { $0 != "0" }), box.markup.style[.margin] == nil else { return }
        box.markup.style[.margin] = margins.joined(separator: " ")
    }
}

extension WebNode {
    /// The edges at which a view ignores the safe area.
    var ignoredEdges: Edge.Set {
        guard attributes.string(.regions) != "keyboard" else { return [] }
        return attributes.number(.edges).map { Edge.Set(rawValue: Int8($0)) } ?? .all
    }
}
