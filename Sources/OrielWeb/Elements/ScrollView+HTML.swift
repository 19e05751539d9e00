import Foundation
import OrielCore

/// A scrollable view.
package enum ScrollViewRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        var traits = node.traitsOfChildren
        let axes = Axes(node)
        if axes.horizontal { traits.insert([.expandsHorizontally, .softHorizontally]) }
        if axes.vertical { traits.insert([.expandsVertically, .softVertically]) }
        if traits.remove(.measuresContainerWidth) != nil { traits.insert(.expandsHorizontally) }
        return traits
    }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        let axes = Axes(node)
        if axes.horizontal { context.horizontal = .unbounded }
        if axes.vertical { context.vertical = .unbounded }
        context.axis = axes.horizontal && !axes.vertical ? .horizontal : .vertical
        return context
    }

    /// Whether the content is a single view in a column, which is drawn as the item of a row of the same height.
    /// Browsers lay out the items of a column twice, with all their content, whenever something in them changes.
    private static func wrapsContent(_ node: WebNode) -> Bool {
        isColumn(node) && smallContentPlace(of: node) == nil && node.onlyChild != nil
    }

    /// Whether several views in the scroll view are one below the other, from its start.
    static func isColumn(_ node: WebNode) -> Bool {
        let axes = Axes(node)
        return axes.vertical && !axes.horizontal && !startsAtEnd(node)
    }

    private static func startsAtEnd(_ node: WebNode) -> Bool { node.attributes.number(.anchorY) == 1 }

    /// The place of content that is smaller than the scroll view along the axis; nil for the start.
    private static func smallContentPlace(of node: WebNode) -> String? {
        let axes = Axes(node)
        guard case .point(let anchor)? = node.attributes[.anchor] else {
            // A reversed column begins at its end.
            return startsAtEnd(node) && !axes.isRow ? "safe flex-end" : nil
        }
        let isReversed = startsAtEnd(node) && !axes.isRow
        switch Double(axes.isRow ? anchor.x : anchor.y) {
        case ..<0.25: return isReversed ? "safe flex-end" : nil
        case 0.75...: return isReversed ? nil : "safe flex-end"
        default: return "safe center"
        }
    }

    package static func placement(of node: WebNode) -> Placement {
        if wrapsContent(node) { return Placement(.wrapper, alignment: .top) }
        let axes = Axes(node)
        var placement = Placement(axes.isRow ? .horizontalStack : .verticalStack)
        placement.isSafe = axes.horizontal && axes.vertical
        return placement
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "scroll"
        markup.isSlot = true
        let axes = Axes(node)
        markup.style.append(.display, "flex")
        if wrapsContent(node) {
            markup.style.append(.justifyContent, "center")
            // The client shows its spinner above the content.
            if node.element.events.contains(.refresh) {
                markup.style.append(.flexWrap, "wrap")
                markup.style.append(.alignContent, "flex-start")
            }
        } else if !axes.isRow {
            // A reversed column starts at its end and stays there while it grows.
            markup.style.append(.flexDirection, startsAtEnd(node) ? "column-reverse" : "column")
        }
        if let place = smallContentPlace(of: node) { markup.style.append(.justifyContent, place) }
        if node.childrenInFlow.count > 1 { markup.style.append(.gap, px(StackRenderer.spacing)) }
        appendOverflow(of: node, axes, to: &markup.style)
        // Style rules keep the start of content wider than the box reachable.
        if axes.horizontal, axes.vertical { markup[.dataVariant] = "both" }
        // It keeps the place of its bar, so that content does not move when scrolling is turned off for a while.
        let isColumn = axes.vertical && !axes.horizontal && !axes.isFixed
        if isColumn, node.attributes.bool(.isScrollDisabled) { markup[.dataVariant] = "disabled" }
        node.appendScrolling(to: &markup)
        return Box(markup)
    }

    private static func appendOverflow(of node: WebNode, _ axes: Axes, to style: inout Style) {
        let scroll = node.attributes.bool(.isScrollDisabled) || axes.isFixed ? "hidden" : "auto"
        let isBounded = (node.context.horizontal, node.context.vertical) == (.bounded, .bounded)
        switch (axes.horizontal, axes.vertical) {
        case (true, true):
            style.append(.overflow, scroll)
            // As below. It expands in both directions, so its box never depends on its content.
            if isBounded { appendContainer(to: &style) }
        case (true, false):
            style.append(.overflow, "\(scroll) hidden")
            // Otherwise the content's width would affect the minimum width of all enclosing views.
            style.append(.containerType, "inline-size")
        case (false, _):
            style.append(.overflow, "hidden \(scroll)")
            if node.traits.contains(.expandsHorizontally), isBounded { appendContainer(to: &style) }
        }
    }

    /// Makes a scroller whose size does not depend on its content the container of the views in it.
    static func appendContainer(to style: inout Style) {
        style.append(.contain, "strict")
        // On paper, it is as high as its content.
        style.append(.containerType, "var(--container,size)")
    }

    /// The scroll directions of a scroll view.
    struct Axes {
        let horizontal: Bool
        let vertical: Bool
        /// Whether the view does not scroll. Its content has the same place as in a view that scrolls vertically.
        let isFixed: Bool

        init(_ node: WebNode) {
            let words = node.attributes.string(.axes)
            horizontal = words?.hasPrefix("horizontal") ?? false
            isFixed = words == "none"
            vertical = words.map { $0.hasSuffix("vertical") } ?? true || isFixed
        }

        /// Whether the content is a row.
        var isRow: Bool { horizontal && !vertical }

        var scrollsVertically: Bool { vertical && !isFixed }
    }
}

extension WebNode {
    /// Sets the properties that scroll views, lists and forms have in common.
    func appendScrolling(to markup: inout Markup) {
        // Otherwise scrolled content is not reachable by keyboard if nothing inside takes the focus.
        if !attributes.bool(.isScrollDisabled), attributes.string(.axes) != "none" { markup[.tabIndex] = "0" }
        if attributes.bool(.hidesIndicators) { markup.style.append(.scrollbarWidth, "none") }
        markup[.dataEdge] = wordsForEdgesUnderBars
        if case .insets(var insets)? = attributes[.margins] {
            if markup[.dataEdge] != nil {
                // Style rules add the heights of bars.
                if insets.top != 0 { markup.style.append(.padTop, px(insets.top)) }
                if insets.bottom != 0 { markup.style.append(.padBottom, px(insets.bottom)) }
                (insets.top, insets.bottom) = (0, 0)
            }
            insets.appendPadding(to: &markup.style)
        }
        if attributes.string(.bounce) == "basedOnSize" { markup.style.append(.overscrollBehavior, "none") }
        if let behavior = attributes.string(.targetBehavior) {
            let isRow = ScrollViewRenderer.Axes(self).isRow
            markup.style.append(.scrollSnapType, "\(isRow ? "x" : "y") mandatory")
            markup[.dataStyle] = behavior
        }
        markup.events = element.events.mask
        if attributes.bool(.reportsPosition) { markup[.dataTrack] = "true" }
        markup[.dataWatch] = attributes.string(.watch)
        guard element.events.contains(.refresh) else { return }
        markup[.dataRefresh] = "true"
        markup[.ariaBusy] = attributes.bool(.isRefreshing) ? "true" : "false"
    }
}

/// The views to which a scroll view snaps.
package enum ScrollTargetLayoutRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        if !node.attributes.bool(.isScrollDisabled) { box.markup[.dataVariant] = "targets" }
    }
}

/// A view sized relative to its container: the nearest scroll view, list, page, tab, column or sheet, or the window.
package enum ContainerFrameRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { true }

    package static func traits(of node: WebNode) -> LayoutTraits {
        var traits = node.traitsOfChildren
        if isHorizontal(node) {
            traits.subtract(.horizontal)
            traits.insert(.measuresContainerWidth)
        }
        if isVertical(node) { traits.subtract(.vertical) }
        return traits
    }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        if isHorizontal(node) { context.horizontal = .bounded }
        if isVertical(node) { context.vertical = .bounded }
        return context
    }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack, alignment: node.alignment)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "flex")
        if node.onlyChild == nil { markup.style.append(.flexDirection, "column") }
        markup.style.append(.justifyContent, node.alignment.horizontal.css)
        if isHorizontal(node) {
            markup.style.append(.width, length(of: node, unit: "cqw", slope: .scaleX, constant: .width))
        }
        if isVertical(node) {
            markup.style.append(.height, length(of: node, unit: "cqh", slope: .scaleY, constant: .height))
        }
        return Box(markup)
    }

    private static func length(
        of node: WebNode,
        unit: String,
        slope: Attributes.Name,
        constant: Attributes.Name
    ) -> String {
        if let slope = node.attributes.number(slope) {
            let constant = node.attributes.number(constant) ?? 0
            return "max(0px,\(number(100 * slope))\(unit) + \(term(constant)))"
        }
        guard let count = node.attributes.number(.count) else { return "100\(unit)" }
        let span = node.attributes.number(.span) ?? 1
        let spacing = node.attributes.number(.spacing) ?? 0
        let gaps = spacing * (span - 1) - spacing * (count - 1) * span / count
        return "calc(\(number(100 * span / count))\(unit) + \(term(gaps)))"
    }

    private static func isHorizontal(_ node: WebNode) -> Bool {
        node.attributes.string(.axes)?.hasPrefix("horizontal") ?? false
    }

    private static func isVertical(_ node: WebNode) -> Bool {
        node.attributes.string(.axes)?.hasSuffix("vertical") ?? false
    }
}
