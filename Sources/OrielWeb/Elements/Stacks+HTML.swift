package import OrielCore

/// A row or a column.
package enum StackRenderer: ElementRenderer {
    /// The default distance between children, in points.
    static let spacing = 8.0

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        if node.kind == .hStack {
            context.axis = .horizontal
            if context.vertical != .bounded { context.vertical = .byStack }
        } else {
            context.axis = .vertical
            if context.horizontal != .bounded { context.horizontal = .byStack }
        }
        return context
    }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.kind == .hStack ? .horizontalStack : .verticalStack, alignment: node.alignment)
    }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.stack) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "flex")
        if node.kind == .vStack { markup.style.append(.flexDirection, "column") }
        // Content that does not fit overflows on both sides.
        markup.style.append(.justifyContent, "center")
        let spacing = node.attributes.number(.spacing) ?? Self.spacing
        if spacing > 0 {
            markup.style.append(.gap, px(spacing))
        } else if spacing < 0 {
            // Gaps cannot be negative: a style rule gives the views margins.
            markup[.dataVariant] = node.kind == .hStack ? "overlapping-row" : "overlapping-column"
            markup.style.append(.overlap, px(spacing))
        }
        // The size of the stack limits views with proportions.
        if node.sharesByProportions { markup.style.append(.containerType, "size") }
        return Box(markup)
    }
}

/// Views in front of each other.
package enum DepthStackRenderer: ElementRenderer {
    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        context.axis = .none
        return context
    }

    package static func placement(of node: WebNode) -> Placement {
        var placement = Placement(.depthStack, alignment: node.alignment)
        if let parent = node.parent, parent.kind == .overlay || parent.kind == .background {
            placement.isLayer = parent.layer === node
        }
        return placement
    }

    /// A layer with one view that fills it, or has a size of its own in its middle, needs no node of its own.
    package static func content(of node: WebNode) -> WebNode? {
        guard node.isLayer, let content = node.onlyChild else { return nil }
        return content.canBeLayer || node.alignment == .center && content.canBeInMiddleOfLayer ? content : nil
    }

    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.stack) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "grid")
        let traits = node.traits
        markup.style.append(
            .gridTemplateColumns,
            track(expands: traits.contains(.expandsHorizontally), shrinks: traits.contains(.limitsWidth))
        )
        markup.style.append(
            .gridTemplateRows,
            track(
                expands: traits.contains(.expandsVertically),
                shrinks: traits.contains(.softVertically) && node.context.vertical == .bounded
            )
        )
        markup.style.append(.justifyContent, node.alignment.horizontal.css)
        markup.style.append(.alignContent, node.alignment.vertical.gridCSS)
        return Box(markup)
    }

    /// - Parameter shrinks: Whether the views may be smaller than the length that the browser takes for their least one.
    private static func track(expands: Bool, shrinks: Bool) -> String {
        let length = expands ? "1fr" : "auto"
        return shrinks ? "minmax(0,\(length))" : length
    }
}

/// A view that takes the remaining space.
package enum SpacerRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        switch node.context.axis {
        case .horizontal: .expandsHorizontally
        case .vertical: .expandsVertically
        case .none: .expands
        }
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        // Style rules match the first and the last view of a stack.
        markup[.dataKind] = "spacer"
        let length = px(node.attributes.number(.minLength) ?? StackRenderer.spacing)
        let isFixed: Bool
        switch node.context.axis {
        case .horizontal:
            isFixed = node.context.horizontal == .unbounded
            markup.style.append(isFixed ? .width : .minWidth, length)
        case .vertical:
            isFixed = node.context.vertical == .unbounded
            markup.style.append(isFixed ? .height : .minHeight, length)
        case .none: break
        }
        return Box(markup)
    }
}

/// A hairline across its stack.
package enum DividerRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        node.context.axis == .horizontal ? .expandsVertically : .expandsHorizontally
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.role] = "separator"
        // A border is at least one pixel of the screen.
        let isVertical = node.context.axis == .horizontal
        markup.style.append(isVertical ? .borderInlineStart : .borderBlockStart, ".5px solid var(--separator)")
        if isVertical { markup[.ariaOrientation] = "vertical" }
        return Box(markup)
    }
}

extension WebNode {
    /// The alignment of an element; the default is the centre.
    package var alignment: Alignment {
        if case .alignment(let alignment)? = attributes[.alignment] { alignment } else { .center }
    }
}

extension WebNode {
    /// Whether the view is the layer of an overlay or a background.
    var isLayer: Bool {
        guard let parent, parent.kind == .overlay || parent.kind == .background else { return false }
        return parent.children.last === self
    }

    /// Whether the view's node can be a layer: it takes the whole layer, and none of its frames can be larger.
    fileprivate var canBeLayer: Bool {
        guard traits.isSuperset(of: .expands), portalTarget == nil, let host else { return false }
        switch host.kind {
        case .color, .shape, .image, .imageLoader, .hStack, .vStack, .zStack, .overlay, .background, .frame, .padding:
            break
        default: return false
        }
        var view = self
        while true {
            if view.kind == .frame, view.attributes[.minWidth] != nil || view.attributes[.minHeight] != nil {
                return false
            }
            guard view !== host, let content = view.renderer.content(of: view) else { return true }
            view = content
        }
    }
}

extension WebNode {
    /// Whether the view's size does not depend on the layer, and its node can be placed in the middle.
    fileprivate var canBeInMiddleOfLayer: Bool {
        guard traits.isDisjoint(with: [.expands, .soft]), portalTarget == nil, let host else { return false }
        switch host.kind {
        case .button, .hStack, .vStack, .zStack, .frame: return (host.absorbed ?? host).hasCertainHeight
        default: return false
        }
    }

    /// Whether browsers agree on the height of the view between two insets. WebKit gives a grid a wrong one, unless it is set.
    private var hasCertainHeight: Bool {
        guard kind == .zStack else { return true }
        var view = self
        while let parent = view.parent, parent.isDrawnBy(view) {
            if parent.kind == .frame { return parent.attributes.number(.height) != nil }
            view = parent
        }
        return false
    }
}

extension VerticalAlignment {
    /// Grid content has no baselines for alignment.
    fileprivate var gridCSS: String {
        switch self {
        case .firstTextBaseline: "flex-start"
        case .lastTextBaseline: "flex-end"
        default: css
        }
    }
}
