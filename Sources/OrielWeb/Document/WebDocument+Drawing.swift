import OrielCore
internal import OrielProtocol

/// Draws views that have no nodes yet.
extension WebDocument {
    /// Returns the node to show at the view's place; nil if nothing is shown there.
    func shownNode(of view: WebNode) -> DOMNode? {
        guard view.portalTarget == nil, !view.isEmpty, !view.flags.contains(.isMargin) else { return nil }
        return drawnNode(of: view)
    }

    func drawnNode(of view: WebNode) -> DOMNode? {
        guard let host = view.host else { return nil }
        if host.box == nil { draw(host) }
        return host.box
    }

    /// Creates the nodes of a view that has none, including its content.
    func draw(_ host: WebNode) {
        host.box = make(compose(host).markup, of: host)
        fill(host)
    }

    /// Inserts the children of a newly drawn view into its slot.
    func fill(_ host: WebNode) {
        if let slot = host.slot, slot.parts.count == slot.children.count || host.isRoot {
            slot.children = wantedChildren(of: host, in: slot)
        }
        for (target, node) in host.portals ?? [:] where node !== host.slot {
            node.children = portalNodes(to: target, at: host)
        }
    }

    func wantedChildren(of host: WebNode, in slot: DOMNode) -> [DOMNode] {
        var wanted = shownChildren(of: host)
        if host.isRoot { wanted += portalNodes(to: .page, at: host) }
        wanted += slot.parts
        return wanted
    }

    private func shownChildren(of view: WebNode) -> [DOMNode] {
        guard let absorbed = view.absorbed else {
            var nodes: [DOMNode] = []
            nodes.reserveCapacity(view.children.count)
            var previous: WebNode?
            for child in view.children {
                if let previous { draw(child, like: previous) }
                if let node = shownNode(of: child) { nodes.append(node) }
                previous = child
            }
            return view.drawsLayerFirst ? nodes.reversed() : nodes
        }
        let layer = view.kind == .button ? nil : view.layer
        return shownChildren(of: absorbed) + (layer.flatMap(shownNode).map { [$0] } ?? [])
    }

    func portalNodes(to target: PortalTarget, at host: WebNode) -> [DOMNode] {
        tree.portals.filter { $0.portalTarget == target && portalHost(target, of: $0) === host }.compactMap(drawnNode)
    }

    /// Returns the view whose node receives the content of a portal.
    func portalHost(_ target: PortalTarget, of node: WebNode) -> WebNode {
        guard target != .page else { return tree.root }
        var ancestor = node.parent
        while let view = ancestor {
            if view.portals?[target] != nil || view.kind.ends(target) { return view }
            // A sheet is declared inside a page, but its items do not belong to that page.
            if view.kind.isInFrontOfBars { return tree.root }
            ancestor = view.parent
        }
        return tree.root
    }

    /// Returns the box of a view with its merged modifiers.
    func compose(_ host: WebNode) -> Box {
        var box = decoratedBox(of: host)
        box.markup.completeCorners(of: host)
        AccessibilityRenderer.complete(&box, of: host)
        if host.portalTarget == nil {
            host.applyTraitsOfContent(to: &box)
            AlignmentGuideRenderer.alignGuides(of: host, in: &box)
        }
        letTapsThrough(of: host, in: &box.markup)
        if !box.transforms.isEmpty { box.markup.inline[.transform] = box.transforms.reversed().joined(separator: " ") }
        if box.shell == nil, host.renderer.keepsFrame { host.ownProportions?.shape(&box) }
        if var shell = box.shell {
            let alignment = host.alignmentInContainer
            shell.style[.justifyContent] = alignment.horizontal.css
            box.markup.style[.alignSelf] = alignment.vertical.isBaseline ? "center" : alignment.vertical.css
            box.moveItemProperties(to: &shell)
            shell.parts = [box.markup]
            box.markup = shell
        }
        let view = host.outermost
        if let inset = view.parent, inset.flags.contains(.hasContentUnderBar), inset.base === view {
            var beneath = Markup.beneath(barOf: inset)
            box.moveItemProperties(to: &beneath)
            beneath.parts = [box.markup]
            box.markup = beneath
        }
        return box
    }

    /// Returns the box of a view with the view that it has absorbed, and the modifiers that are merged into it.
    private func decoratedBox(of host: WebNode) -> Box {
        var box = host.renderer.box(of: host)
        describeContent(of: host, in: &box)
        if let absorbed = host.absorbed { box.absorb(decoratedBox(of: absorbed)) }
        var view = host
        while let parent = view.parent, parent.isDrawnBy(view) {
            view = parent
            view.renderer.decorate(&box, with: view)
        }
        return box
    }

    /// Lets controls in the label of a button or link receive taps. The rest of the label receives none.
    private func letTapsThrough(of host: WebNode, in markup: inout Markup) {
        if host.kind.hasLabel, host.flags.contains(.hasControls) {
            // The areas that style rules add to a label are then behind its content.
            markup.style[.isolation] = "isolate"
            markup.style[.area] = "-1"
        }
        guard host.flags.contains(.isInLabel), host.kind.isControl || markup.events.contains(.tap),
            markup.style[.pointerEvents] == nil
        else { return }
        markup.style[.pointerEvents] = "auto"
    }

    /// - Parameter markup: The view's outermost node.
    func itemStyle(of host: WebNode, _ markup: Markup) -> Style {
        let view = host.outermost
        guard let container = view.parent, view.portalTarget == nil else { return Style() }
        let placement =
            container.isRoot ? Placement(.wrapper) : container.renderer.placement(of: view, in: container)
        let maxima = maxima(of: host)
        let maxLength = placement.mode == .horizontalStack ? maxima.width : maxima.height
        var rule = ItemRule(
            traits: view.traits,
            context: view.context,
            priority: view.priority,
            maxLength: placement.mode == .horizontalStack || placement.mode == .verticalStack ? maxLength : nil,
            placement: placement
        )
        if placement.mode == .horizontalStack, view.traits.contains(.limitsWidth) { rule.leastWidth = view.leastWidth }
        rule.isInHuggingColumn = container.kind == .vStack && !container.traits.contains(.expandsVertically)
        let stack = host.absorbed ?? host
        rule.overflowsEvenly = stack.kind == .vStack && stack.alignment.horizontal == .center
        var style = rule.style
        // A spacer has no distance to its neighbours: its margins undo the stack's spacing on both sides.
        if container.kind == .hStack || container.kind == .vStack, container.attributes.number(.spacing) == nil,
            view.isSpacer
        {
            let margin = px(-StackRenderer.spacing)
            style.append(.margin, container.kind == .hStack ? "0 \(margin)" : "\(margin) 0")
        }
        SpacerMargin.append(to: &style, of: view, in: container)
        TextDistance.append(to: &style, of: view, markup)
        if style[.pointerEvents] == nil {
            if host.isHollow {
                style.append(.pointerEvents, "none")
            } else if container.isHollow {
                style.append(.pointerEvents, "var(--taps,auto)")
            }
        }
        // A view without a position would be behind the layer.
        if container.drawsLayerFirst, view === container.base { style[.position] = "relative" }
        // A bar is in front of the content that reaches under it.
        if container.flags.contains(.hasContentUnderBar), view === container.layer { style[.position] = "relative" }
        if host.trimsLabel(in: container, placement) { style.append(.marginBlock, TextStyle.trim) }
        if placement.isLayer, placement.mode != .depthStack, !view.traits.isSuperset(of: .expands) {
            // Between two insets, a length that is not set would be that of the whole space.
            for length in [CSSProperty.width, .height] where markup.style[length] == nil {
                style.append(length, "max-content")
            }
        }
        if markup.tag == .img, placement.isLayer, placement.mode != .depthStack {
            // Insets do not stretch an image.
            style.append(.width, "100%")
            style.append(.height, "100%")
        }
        if view.isRowOfScrollView(placement), !view.flags.contains(.blends) { style.append(.isolation, "isolate") }
        if container.mayShareByProportions, view.traits.isSuperset(of: .expands),
            let limit = view.limit(in: container)
        {
            let isRow = container.kind == .hStack
            style[isRow ? .maxWidth : .maxHeight] = limit.css(alongRow: isRow)
        }
        return style
    }

    func make(_ markup: Markup, of host: WebNode) -> DOMNode {
        host.slot = nil
        host.portals = nil
        return makeNode(markup, of: host, isOutermost: true)
    }

    func makeNode(_ markup: Markup, of host: WebNode, isOutermost: Bool) -> DOMNode {
        let node = DOMNode(markup.tag, isPart: !isOutermost)
        node.owner = host
        let look = look(of: markup, host: host, isOutermost: isOutermost)
        node.ownStyle = look.own
        node.itemStyle = look.item
        node.inlineStyle = look.inline
        node.attributes = markup.attributes
        node.events = markup.events
        node.text = markup.text
        for part in markup.parts {
            node.children.append(makeNode(part, of: host, isOutermost: false))
        }
        if markup.isSlot { host.slot = node }
        if let target = markup.portal { host.portals = (host.portals ?? [:]).merging([target: node]) { $1 } }
        return node
    }

    func look(
        of markup: Markup,
        host: WebNode,
        isOutermost: Bool
    ) -> (own: UInt32, item: UInt32, inline: String) {
        var inline = markup.inline
        guard isOutermost else { return (number(of: markup.style, inline: &inline), 0, inline.css) }
        var ownStyle = markup.style
        var itemStyle = itemStyle(of: host, markup)
        // No property may be in both classes: which rule wins would depend on the order in which the classes were created.
        for declaration in itemStyle.declarations where ownStyle.contains(declaration.property) {
            switch declaration.property {
            case .minWidth, .minHeight, .pointerEvents: itemStyle[declaration.property] = nil
            default: ownStyle[declaration.property] = nil
            }
        }
        let item = number(of: itemStyle, inline: &inline)
        let own = number(of: ownStyle, inline: &inline)
        return (own, item, inline.css)
    }

    /// The finite maximum lengths of the frame that determines how a view grows in its stack.
    func maxima(of host: WebNode) -> (width: Double?, height: Double?) {
        var view = host.outermost
        // Modifiers around a frame, such as names and paint, are merged into its node.
        while view.kind != .frame {
            guard view.flags.contains(.isMerged), let content = view.renderer.content(of: view) else {
                return (nil, nil)
            }
            view = content
        }
        let width = [view.attributes.number(.maxWidth), view.widthAtMaximumHeight].compactMap { $0 }.min()
        let height = [view.attributes.number(.maxHeight), view.heightAtWidth].compactMap { $0 }.min()
        return (width.flatMap { $0.isFinite ? $0 : nil }, height.flatMap { $0.isFinite ? $0 : nil })
    }

    func number(of style: Style, inline: inout Style) -> UInt32 {
        if let number = styles.number(of: style) { return number }
        inline.merge(style)
        return 0
    }
}

extension WebNode {
    /// Whether the view is one of the views of a stack that fills a scroll view.
    ///
    /// Browsers paint the content of a scroll view as a whole, unless its rows are isolated: then a press on a button paints
    /// one row. Apple's views are painted one after another, too.
    fileprivate func isRowOfScrollView(_ placement: Placement) -> Bool {
        guard placement.mode == .verticalStack || placement.mode == .horizontalStack else { return false }
        switch kind {
        // Their content may overlap adjacent views.
        case .section, .sectionRows, .lazyRows: return false
        default: break
        }
        var ancestor = runContainer?.parent
        while let view = ancestor {
            switch view.kind {
            case .scrollView: return true
            case .padding, .frame, .background, .overlay, .accessibility, .transition, .geometryObserver, .appearance,
                .scrollTargetLayout, .hitTesting, .opacity, .safeAreaPadding:
                ancestor = view.parent
            default: return false
            }
        }
        return false
    }
}
