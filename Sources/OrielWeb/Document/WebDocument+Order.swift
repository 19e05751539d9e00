import OrielCore
internal import OrielProtocol

/// Inserts, removes and reorders the children of nodes.
extension WebDocument {
    func reorderChanged() {
        let tree = tree
        var index = 0
        while index < tree.changed.count {
            let node = tree.changed[index]
            index += 1
            if node.flags.contains(.needsChildren), !node.flags.contains(.isGone) { reorder(node) }
            node.flags.subtract([.needsBox, .needsChildren, .needsLayout])
        }
    }

    /// - Parameter animation: The animation of a change in a view that is drawn by its container or its content.
    func reorder(_ view: WebNode, animation: Animation? = nil) {
        let animation = tree.animations[view.id] ?? animation
        if let absorber = view.absorber { return reorder(absorber, animation: animation) }
        guard let host = view.host ?? nearestHost(of: view) else { return }
        // A view merged into its content has no children to reorder; its container has.
        if host !== view || view.flags.contains(.isMerged) || view.box == nil {
            if let container = view.outermost.parent, container !== view {
                return reorder(container, animation: animation)
            }
        }
        encoder.animate(with: animation.map(Timing.init))
        if let slot = host.slot { reorder(slot, to: wantedChildren(of: host, in: slot)) }
        for (target, node) in host.portals ?? [:] where node !== host.slot {
            reorder(node, to: portalNodes(to: target, at: host))
        }
    }

    func nearestHost(of view: WebNode) -> WebNode? {
        var ancestor = view.outermost.parent
        while let view = ancestor {
            if let host = view.host, host.box != nil { return host }
            ancestor = view.outermost.parent
        }
        return nil
    }

    func reorder(_ slot: DOMNode, to wanted: [DOMNode]) {
        let old = slot.children
        slot.children = wanted
        // A slot that the client does not know is inserted with its content.
        guard hasClient, slot.number != 0 || slot === tree.rootNode else { return }
        let difference = ChildDifference(from: old, to: wanted)
        for run in difference.removals {
            encoder.remove(old[run.lowerBound].number, count: run.count)
            for child in old[run] { forgetNumbers(in: child) }
        }
        if let order = difference.order {
            encoder.permute(first: order.first.number, order: order.indices)
        }
        for move in difference.moves { encoder.move(move.node.number, before: move.before?.number) }
        for insertion in difference.insertions {
            for child in insertion.nodes { number(child) }
            encoder.insert(insertion.nodes, into: slot.number, before: insertion.before?.number)
        }
    }

    /// Assigns the next numbers to a node and its descendants, in document order.
    func number(_ node: DOMNode) {
        lastNumber += 1
        node.number = lastNumber
        if !node.events.isEmpty { tree.listeners[node.number] = node }
        for child in node.children { number(child) }
    }

    func forgetNumbers(in node: DOMNode) {
        tree.listeners[node.number] = nil
        node.number = 0
        for child in node.children { forgetNumbers(in: child) }
    }
}
