import OrielCore

/// A box of fixed or bounded size around a view.
package enum FrameRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { true }

    package static func traits(of node: WebNode) -> LayoutTraits {
        var traits = node.traitsOfChildren
        let attributes = node.attributes
        adjust(&traits, attributes, .width, .minWidth, .maxWidth, .expandsHorizontally, .softHorizontally)
        adjust(&traits, attributes, .height, .minHeight, .maxHeight, .expandsVertically, .softVertically)
        if attributes.number(.width) != nil {
            traits.remove(.limitsWidth)
        } else if attributes.number(.maxWidth)?.isFinite == true {
            traits.insert(.limitsWidth)
        }
        if node.widthAtMaximumHeight != nil {
            traits.remove(.expandsHorizontally)
            traits.insert(.softHorizontally)
        }
        if node.heightAtWidth != nil {
            traits.remove(.expandsVertically)
            traits.insert(.softVertically)
        }
        let mayMoveContent = [.width, .minWidth, .maxWidth].contains { attributes[$0] != nil }
        if mayMoveContent, node.alignment.horizontal != .leading { traits.remove(.beginsWithIcon) }
        return traits
    }

    private static func adjust(
        _ traits: inout LayoutTraits,
        _ attributes: Attributes,
        _ fixed: Attributes.Name,
        _ minimum: Attributes.Name,
        _ maximum: Attributes.Name,
        _ expands: LayoutTraits,
        _ soft: LayoutTraits
    ) {
        if attributes.number(fixed) != nil {
            traits.subtract([expands, soft])
        } else if let length = attributes.number(maximum) {
            if length == .infinity {
                traits.insert(expands)
            } else {
                traits.remove(expands)
                traits.insert(soft)
            }
        }
    }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        let attributes = node.attributes
        if attributes.number(.width) != nil { context.horizontal = .bounded }
        if attributes.number(.height) != nil { context.vertical = .bounded }
        // Where the frame is offered no length, it offers its ideal length.
        if context.horizontal == .unbounded, attributes.number(.idealWidth) != nil { context.horizontal = .bounded }
        if context.vertical == .unbounded, attributes.number(.idealHeight) != nil { context.vertical = .bounded }
        return context
    }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack, alignment: node.alignment)
    }

    package static func content(of node: WebNode) -> WebNode? { node.onlyChild }

    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        guard !state.hasFrame, let content = node.onlyChild?.host, state.phase == .bare || !node.sharesStack else {
            return nil
        }
        var state = state
        state.hasFrame = true
        let (width, height) = (node.attributes.number(.width), node.attributes.number(.height))
        if let width, width > 0, width == height { state.side = Float(width) }
        switch state.host {
        case .greedy, .picture:
            guard state.phase == .bare else { return nil }
            // The browser keeps the proportions of an image in a frame of fixed width and height.
            if state.hasProportions {
                guard let width = node.attributes.number(.width), let height = node.attributes.number(.height),
                    node.alignment == .center || content.proportions?.ratio == width / height
                else { return nil }
                state.hasProportions = false
            }
        case .text:
            // A text whose frame only limits or fills the width is aligned by its lines.
            guard state.phase <= .padded, alignsLines(of: content, like: node) else { return nil }
            if node.attributes.number(.width) != nil { state.phase = .padded }
        case .stack:
            // A stack with `fixedSize` keeps the size that its views had without it.
            guard state.phase <= .padded, node.onlyChild?.traits == content.traits,
                alignsContent(of: content, like: node)
            else { return nil }
            state.phase = .padded
        case .loader:
            guard state.phase == .bare, node.alignment == .center else { return nil }
            state.phase = .padded
        case .other: return nil
        }
        return state
    }

    /// Whether the content of a stack has the same place in a stack of the frame's size as in a smaller stack in the frame.
    private static func alignsContent(of stack: WebNode, like frame: WebNode) -> Bool {
        let names = frame.attributes.names
        let limitsWidth = names.contains { [.width, .minWidth, .idealWidth, .maxWidth].contains($0) }
        let limitsHeight = names.contains { [.height, .minHeight, .idealHeight, .maxHeight].contains($0) }
        // Along a stack, and in a depth stack, the content is placed as a whole.
        switch stack.kind {
        case .hStack:
            return !limitsHeight
                || stack.alignment.vertical == frame.alignment.vertical && !frame.alignment.vertical.isBaseline
        case .vStack: return !limitsWidth || stack.alignment.horizontal == frame.alignment.horizontal
        case .zStack: return !limitsHeight || !frame.alignment.vertical.isBaseline
        default: return false
        }
    }

    /// Whether the lines of a text have the same place in a block of the frame's width as in a narrower one in the frame.
    private static func alignsLines(of text: WebNode, like frame: WebNode) -> Bool {
        let attributes = frame.attributes
        let names = attributes.names.filter { $0 != .alignment }
        if attributes.number(.maxWidth) == .infinity, names.count == 1 { return true }
        guard names.allSatisfy({ $0 == .width }) else { return false }
        // Lines of a text narrower than the frame have an alignment of their own.
        return text.attributes.number(.lineLimit) == 1
            || frame.alignment.horizontal == .leading && text.attributes[.lineAlignment] == nil
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        switch node.merge.host {
        case .text:
            switch node.alignment.horizontal {
            case .leading: box.markup.style[.textAlign] = "start"
            case .trailing: box.markup.style[.textAlign] = "end"
            default: box.markup.style[.textAlign] = "center"
            }
            if node.attributes.number(.width) != nil { appendSize(of: node, to: &box.markup.style) }
        case .stack:
            place(node.alignment, in: node.host?.kind, style: &box.markup.style)
            appendSize(of: node, to: &box.markup.style)
        case .loader:
            box.markup.style[.justifyContent] = "center"
            appendSize(of: node, to: &box.markup.style)
        case .greedy, .picture, .other: frame(&box, node)
        }
    }

    /// Places the content of a stack in its frame.
    private static func place(_ alignment: Alignment, in kind: Element.Kind?, style: inout Style) {
        switch kind {
        case .hStack: style[.justifyContent] = alignment.horizontal.css
        case .vStack: style[.justifyContent] = alignment.vertical.css
        default:
            style[.justifyContent] = alignment.horizontal.css
            style[.alignContent] = alignment.vertical.css
        }
    }

    /// Gives a view that takes any size the size of its frame.
    private static func frame(_ box: inout Box, _ node: WebNode) {
        if box.shell != nil { Proportions.unshape(&box) }
        // The frame now makes an offer for axes that had none.
        for property in [CSSProperty.width, .height, .minWidth, .minHeight] { box.markup.style[property] = nil }
        if let content = node.contentWithWidthByHeight {
            if let ratio = content.knownRatio { box.markup.style[.aspectRatio] = number(ratio) }
        } else if node.contentWithHeightByWidth == nil,
            node.childContext.horizontal != .bounded || node.childContext.vertical != .bounded
        {
            var ideal = Style()
            ColorRenderer.appendIdealSize(
                horizontal: node.childContext.horizontal,
                vertical: node.childContext.vertical,
                to: &ideal
            )
            box.markup.style.merge(ideal)
        }
        appendSize(of: node, to: &box.markup.style)
    }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.other, .padded) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "flex")
        if node.onlyChild == nil { markup.style.append(.flexDirection, "column") }
        let alignment = node.alignment
        if node.onlyChild == nil {
            markup.style.append(.justifyContent, alignment.vertical.css)
        } else {
            markup.style.append(.justifyContent, alignment.horizontal.css)
        }
        appendSize(of: node, to: &markup.style)
        return Box(markup)
    }

    private static func appendSize(of node: WebNode, to style: inout Style) {
        let attributes = node.attributes
        appendLength(
            attributes,
            (.width, .minWidth, .idealWidth, .maxWidth),
            (.width, .minWidth, .maxWidth),
            bound: node.context.horizontal,
            to: &style
        )
        appendLength(
            attributes,
            (.height, .minHeight, .idealHeight, .maxHeight),
            (.height, .minHeight, .maxHeight),
            bound: node.context.vertical,
            to: &style
        )
        if let width = node.widthAtMaximumHeight {
            style[.width] = px(min(width, attributes.number(.maxWidth) ?? .infinity))
            style[.maxWidth] = "100%"
        }
        if let height = node.heightAtWidth {
            style[.height] = px(height)
            style[.maxHeight] = "100%"
        }
    }

    private static func appendLength(
        _ attributes: Attributes,
        _ names: (fixed: Attributes.Name, min: Attributes.Name, ideal: Attributes.Name, max: Attributes.Name),
        _ properties: (length: CSSProperty, min: CSSProperty, max: CSSProperty),
        bound: Bound,
        to style: inout Style
    ) {
        if let length = attributes.number(names.fixed) {
            style[properties.length] = px(max(length, 0))
            return
        }
        if let minimum = attributes.number(names.min), minimum > 0 { style[properties.min] = px(minimum) }
        if bound == .unbounded, let ideal = attributes.number(names.ideal) { style[properties.length] = px(ideal) }
        guard let maximum = attributes.number(names.max), maximum.isFinite else { return }
        if bound != .bounded {
            style[properties.max] = px(maximum)
        } else {
            // Along the main axis of a stack, the item rule determines how far the frame grows from zero. A stack that
            // hugs its content is as long as its frames' ideal lengths.
            style[properties.length] = px(maximum)
            style[properties.max] = "100%"
        }
    }
}

/// A view that takes its ideal size regardless of the offer.
package enum FixedSizeRenderer: DecoratingRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        var traits = node.traitsOfChildren
        if node.attributes.bool(.fixesWidth) { traits.subtract(.horizontal) }
        if node.attributes.bool(.fixesHeight) { traits.subtract(.vertical) }
        return traits
    }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        if node.attributes.bool(.fixesWidth) { context.horizontal = .unbounded }
        if node.attributes.bool(.fixesHeight) { context.vertical = .unbounded }
        return context
    }

    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        if node.attributes.bool(.fixesWidth), box.markup.style[.width] == nil {
            box.markup.style[.width] = "max-content"
        }
    }
}

extension VerticalAlignment {
    /// Whether views are aligned by a line of text.
    var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}

extension WebNode {
    /// The view with proportions whose frame, without a height of its own, is as high as that view is at its width.
    fileprivate var contentWithHeightByWidth: WebNode? {
        guard kind == .frame, attributes.number(.height) == nil, context.vertical != .bounded else { return nil }
        let limitsHeight = attributes.number(.maxHeight)?.isFinite ?? false
        guard let content = onlyChild?.proportioned else { return nil }
        // A view that fills is as high without a limit as one that fits.
        return limitsHeight && content.attributes.string(.contentMode) == "fill" ? nil : content
    }

    /// The view with proportions whose frame of some height, without a width of its own, is as wide as that view is at this height.
    fileprivate var contentWithWidthByHeight: WebNode? {
        guard kind == .frame, attributes.number(.width) == nil, context.horizontal != .bounded else { return nil }
        let hasMaximum = context.vertical == .bounded && attributes.number(.maxHeight)?.isFinite ?? false
        return hasMaximum || attributes.number(.height) != nil ? onlyChild?.proportioned : nil
    }

    /// The view with proportions that fits in its frame, whose only length is a height, and that makes the frame as wide as itself.
    private var contentThatFitsHeight: WebNode? {
        guard kind == .frame, attributes.number(.width) == nil, context.horizontal == .bounded,
            let content = onlyChild?.proportioned, content.attributes.string(.contentMode) != "fill"
        else { return nil }
        return content
    }

    /// The width at which the view is as high as the frame allows; nil if it does not limit the height, or if the proportions
    /// are not known.
    var widthAtMaximumHeight: Double? {
        guard kind == .frame, attributes.number(.width) == nil else { return nil }
        let (height, content) =
            if let height = attributes.number(.height) {
                (height, contentThatFitsHeight)
            } else {
                (attributes.number(.maxHeight) ?? .infinity, contentWithHeightByWidth)
            }
        guard height.isFinite, let ratio = content?.knownRatio else { return nil }
        return max(height, 0) * ratio
    }

    /// The height that the view has at its width, where there is room for it: that of the view with proportions that fits in this
    /// frame. Nil if the frame has another length, or if the proportions are not known.
    var heightAtWidth: Double? {
        guard kind == .frame, context.vertical == .bounded, attributes.number(.height) == nil,
            let width = attributes.number(.width), let content = onlyChild?.proportioned,
            content.attributes.string(.contentMode) != "fill", let ratio = content.knownRatio, ratio > 0
        else { return nil }
        return max(width, 0) / ratio
    }

    /// The layout context of the children.
    package var childContext: LayoutContext { renderer.childContext(of: self) }
}
