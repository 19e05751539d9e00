import OrielCore
internal import OrielProtocol

/// Updates existing nodes after changes.
extension WebDocument {
    func redrawChanged() {
        let tree = tree
        var index = 0
        while index < tree.changed.count {
            let node = tree.changed[index]
            index += 1
            guard node.flags.contains(.needsBox), !node.flags.contains(.isGone) else { continue }
            node.flags.remove(.needsBox)
            redraw(node)
        }
    }

    /// Redraws the box of a view; in place if its nodes are the same as before.
    func redraw(_ node: WebNode) {
        let outermost = node.outermost
        guard !outermost.isRoot else { return }
        guard let host = outermost.host, let old = host.box else {
            // A view without a node gets one when its container is reordered.
            if let container = outermost.parent { mark(container, .needsChildren) }
            return
        }
        let box = compose(host)
        redrawnAnimation = tree.animations[node.id]
        defer { redrawnAnimation = nil }
        if outermost.isEmpty || host.isEmpty {
            forgetNodes(of: outermost)
            if let container = outermost.parent { mark(container, .needsChildren) }
        } else if matches(old, box.markup, host: host) {
            update(old, box.markup, host: host, isOutermost: true)
        } else if exchangesContent(old, box.markup, host: host) {
            encoder.animate(with: redrawnAnimation.map(Timing.init))
            exchangeContent(of: old, box.markup, host: host)
        } else {
            forgetNodes(of: host)
            if let container = outermost.parent { mark(container, .needsChildren) }
        }
        if outermost.portalTarget != nil { markPortalTarget(of: outermost) }
    }

    func matches(_ node: DOMNode, _ markup: Markup, host: WebNode) -> Bool {
        guard node.tag == markup.tag, (host.slot === node) == markup.isSlot,
            (node.text != nil) == (markup.text != nil)
        else { return false }
        if let target = markup.portal, host.portals?[target] !== node { return false }
        if markup.portal != nil { return true }
        let parts = node.parts
        guard parts.count == markup.parts.count else { return false }
        return zip(parts, markup.parts).allSatisfy { matches($0, $1, host: host) }
    }

    /// Whether the new box differs from the old one only in that a node contains text instead of the view's children, or
    /// the reverse.
    private func exchangesContent(_ node: DOMNode, _ markup: Markup, host: WebNode) -> Bool {
        guard node.tag == markup.tag, markup.parts.isEmpty, markup.portal == nil, host.portals == nil else {
            return false
        }
        return markup.isSlot ? node.text != nil && host.slot == nil : markup.text != nil && host.slot === node
    }

    /// Puts text in the place of the view's children, or the reverse. The node stays, and with it the focus and a press.
    private func exchangeContent(of node: DOMNode, _ markup: Markup, host: WebNode) {
        if markup.isSlot {
            if node.number != 0 { encoder.setText(of: node.number, to: "") }
            node.text = nil
            host.slot = node
            mark(host, .needsChildren)
        } else {
            reorder(node, to: [])
            for child in host.children { forgetNodes(of: child) }
            host.slot = nil
            node.text = ""
        }
        update(node, markup, host: host, isOutermost: true)
    }

    func update(_ node: DOMNode, _ markup: Markup, host: WebNode, isOutermost: Bool) {
        let look = look(of: markup, host: host, isOutermost: isOutermost)
        let isKnown = node.number != 0
        replacedLooks?.append(Look(node))
        if isKnown { animate(node, to: look) }
        if (look.own, look.item) != (node.ownStyle, node.itemStyle) {
            (node.ownStyle, node.itemStyle) = (look.own, look.item)
            if isKnown { encoder.setClasses(of: node.number, own: look.own, item: look.item) }
        }
        if look.inline != node.inlineStyle {
            node.inlineStyle = look.inline
            if isKnown { encoder.setInlineStyle(of: node.number, to: look.inline) }
        }
        if markup.attributes != node.attributes { updateAttributes(of: node, to: markup.attributes) }
        if let text = markup.text, let old = node.text, !old.utf8.elementsEqual(text.utf8) {
            node.text = text
            if isKnown { updateText(of: node, from: old, to: text) }
        }
        if markup.events != node.events {
            node.events = markup.events
            if isKnown {
                tree.listeners[node.number] = node.events.isEmpty ? nil : node
                encoder.setEvents(of: node.number, to: node.events)
            }
        }
        guard markup.portal == nil else { return }
        for (child, part) in zip(node.parts, markup.parts) {
            update(child, part, host: host, isOutermost: false)
        }
    }

    /// Sets the timing of a node's changes. A spring that interrupts another change of its look keeps the velocity.
    private func animate(_ node: DOMNode, to look: (own: UInt32, item: UInt32, inline: String)) {
        guard redrawnAnimation != nil || !courses.isEmpty else { return encoder.animate(with: nil) }
        guard (look.own, look.item, look.inline) != (node.ownStyle, node.itemStyle, node.inlineStyle) else {
            return encoder.animate(with: redrawnAnimation.map(Timing.init))
        }
        let timing = courses.begin(
            node.number,
            from: declarations(of: Look(node)),
            to: declarations(of: Look(node, own: look.own, item: look.item, inline: look.inline)),
            animation: redrawnAnimation,
            at: now() + momentDelay
        )
        encoder.animate(with: timing)
    }

    func updateAttributes(of node: DOMNode, to new: [DOMAttribute.Pair]) {
        let old = node.attributes
        node.attributes = new
        guard node.number != 0 else { return }
        for attribute in new where !old.contains(attribute) {
            encoder.setAttribute(attribute.name, of: node.number, to: attribute.value)
        }
        for attribute in old where !new.contains(where: { $0.name == attribute.name }) {
            encoder.setAttribute(attribute.name, of: node.number, to: nil)
        }
    }

    func updateText(of node: DOMNode, from old: String, to new: String) {
        if let splice = TextSplice(from: old, to: new) {
            encoder.spliceText(of: node.number, offset: splice.offset, count: splice.count, with: splice.text)
        } else {
            encoder.setText(of: node.number, to: new)
        }
    }

    /// Discards the nodes of a view and its descendants, because they cannot be moved into other nodes.
    func forgetNodes(of view: WebNode) {
        view.box = nil
        view.slot = nil
        view.portals = nil
        for child in view.children {
            forgetNodes(of: child)
            if child.portalTarget != nil { markPortalTarget(of: child) }
        }
    }
}
