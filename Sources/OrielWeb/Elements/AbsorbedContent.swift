import OrielCore

/// Views drawn by the node of the view around them:
///
/// - the stack in the label of a button whose look is that of its label, such as a plain one;
/// - the stack in front of a background that needs a node;
/// - the colour behind an overlay.
///
/// The node has the look of the absorbed view and contains its views. It stays when the content becomes another view, and with it
/// the focus and a press.
extension WebNode {
    /// The view that the node of this one draws, too.
    var absorbed: WebNode? {
        guard kind.absorbsContent, let content = children.first, content.flags.contains(.isAbsorbed),
            let host = content.host, host.kind != .text
        else { return nil }
        return host
    }

    /// The view that has absorbed this one.
    var absorber: WebNode? {
        var node = self
        while let parent = node.parent {
            if parent.kind.absorbsContent, node.flags.contains(.isAbsorbed) { return parent }
            guard parent.isDrawnBy(node) else { return nil }
            node = parent
        }
        return nil
    }

    /// The view that absorbs this one, or would if this one and the modifiers around it were others.
    var possibleAbsorber: WebNode? {
        var node = self
        while let parent = node.parent {
            if parent.kind.absorbsContent { return parent }
            guard parent.isModifierOfStack || parent.kind == .aspectRatio else { return nil }
            node = parent
        }
        return nil
    }

    /// The node that shows the view: its own, or that of the view that has absorbed it.
    var shownBox: DOMNode? {
        guard let host else { return nil }
        return host.box ?? host.absorber?.shownBox
    }

    /// The node that scrolls if the view is a list or scroll view. There may be another around it, which has its place.
    var shownScroller: DOMNode? {
        guard let host, host.kind == .list || host.kind == .scrollView else { return nil }
        return host.slot
    }

    /// The view whose node draws this one; nil if it has no node yet.
    var topAbsorber: WebNode? { box == nil ? absorber?.topAbsorber : self }

    /// The content of a view if its stack can be absorbed.
    var absorbableContent: WebNode? {
        switch kind {
        case .button:
            guard children.count == 1, hasLookOfLabel, isPlacedByLayout else { return nil }
        case .background:
            guard children.count == 2, !flags.contains(.isMerged), !drawsLayerFirst, ownProportions == nil else {
                return nil
            }
        case .overlay:
            guard children.count == 2, children[0].isColorOfOverlay else { return nil }
            return children[0]
        default: return nil
        }
        var view = children[0]
        while view.element.events.isEmpty, view.portalTarget == nil, !view.isEmpty, !view.merge.isSealed,
            view.hasSimpleFrame
        {
            guard view.flags.contains(.isMerged) else { return view.isAbsorbableStack ? children[0] : nil }
            let isModifier = kind == .button ? view.isModifierOfStack : view.isModifierInFrontOfBackground
            guard isModifier, let content = view.renderer.content(of: view) else { return nil }
            view = content
        }
        return nil
    }

    private var hasLookOfLabel: Bool {
        guard attributes[.borderShape] == nil, ["plain", "custom"].contains(attributes.string(.controlStyle)) else {
            return false
        }
        return [nil, "cancel", "destructive"].contains(attributes.string(.role))
    }

    /// Whether the size of a button follows from its label: style rules size those in rows, bars and menus.
    private var isPlacedByLayout: Bool {
        var isInStack = false
        var ancestor = parent
        while let view = ancestor {
            switch view.kind {
            case .hStack, .vStack, .zStack, .overlay, .background, .frame, .padding, .scrollView, .gridRow, .gridCell,
                .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid:
                isInStack = true
            case .navigationLink, .accessibility, .layoutPriority, .zIndex, .opacity, .hidden, .offset, .transition,
                .hitTesting, .scale, .rotation, .shadow, .fixedSize, .clip, .lazyRows, .matchedGeometry,
                .transitionSource, .popoverSource:
                break
            case .page, .listRow, .sheet, .cover, .popover, .tab: return isInStack
            case .toolbarItem, .menu, .menuItems, .menuBar, .actions, .controlGroup, .tabItem, .picker, .option:
                return false
            default: if !isInStack { return false }
            }
            ancestor = view.parent
        }
        return isInStack
    }

    private var isModifierOfStack: Bool {
        switch kind {
        case .padding, .frame, .background, .fixedSize, .contentShape, .scale, .rotation: true
        // A clip would cut off the area around a small button that takes touches.
        case .clip: traits.contains(.expandsHorizontally)
        default: false
        }
    }

    /// Whether a modifier has no look: a node's own background is behind its children, also behind a layer.
    private var isModifierInFrontOfBackground: Bool {
        switch kind {
        case .padding, .frame, .fixedSize: true
        default: false
        }
    }

    private var isAbsorbableStack: Bool {
        switch kind {
        // Views with a negative distance have a variant of their own, as controls of a size have.
        case .hStack, .vStack: (attributes.number(.spacing) ?? 0) >= 0
        case .zStack, .overlay, .background: ownProportions == nil
        case .frame: onlyChild != nil
        default: false
        }
    }

    /// Whether the view is a colour, with proportions of its own at most. One whose proportions fit into the space has a shell.
    private var isColorOfOverlay: Bool {
        guard proportions == nil, portalTarget == nil, element.events.isEmpty else { return false }
        switch kind {
        case .color: return !isColorOfParts
        case .aspectRatio:
            guard flags.contains(.isMerged), let child = onlyChild else { return false }
            return child.kind == .color && !child.isColorOfParts
        default: return false
        }
    }

    /// Whether a colour is drawn by nodes in its own: diagonal gradients, meshes and tiles are.
    private var isColorOfParts: Bool {
        guard case .style(let style)? = attributes[.color] else { return false }
        return style.value.isDiagonalGradient || style.value.colorMesh != nil || style.value.tiles != nil
    }

    /// Whether no frame lets the view grow up to a length, which is a matter between a view and its stack.
    private var hasSimpleFrame: Bool {
        guard kind == .frame else { return true }
        return [Attributes.Name.maxWidth, .maxHeight].allSatisfy { attributes.number($0)?.isFinite != true }
            && attributes[.idealWidth] == nil && attributes[.idealHeight] == nil
    }
}

extension Element.Kind {
    /// Whether nodes of the kind can draw their content.
    var absorbsContent: Bool { self == .button || self == .background || self == .overlay }
}

extension Box {
    /// Gives the box the look of the view that it absorbs.
    mutating func absorb(_ content: Box) {
        markup.style.merge(content.markup.style)
        markup.inline.merge(content.markup.inline)
        for attribute in content.markup.attributes where markup[attribute.name] == nil {
            markup[attribute.name] = attribute.value
        }
        transforms = content.transforms
    }
}
