import OrielCore

/// Marks the work required by a change.
extension WebDocument {
    func mark(_ node: WebNode, _ flags: WebNode.Flags) {
        let marks: WebNode.Flags = [.needsBox, .needsChildren, .needsLayout]
        if node.flags.isDisjoint(with: marks) { tree.changed.append(node) }
        node.flags.formUnion(flags)
        if node.flags.contains(.isDrawnAround) || node.drawsContent { markDrawers(of: node) }
    }

    /// Marks the views that draw a node as part of their own box.
    func markDrawers(of node: WebNode) {
        var ancestor: WebNode? = node
        while let view = ancestor {
            if view.drawsContent, !view.flags.contains(.needsBox) {
                view.flags.insert(.needsBox)
                tree.changed.append(view)
            }
            guard view.flags.contains(.isDrawnAround) else { return }
            ancestor = view.parent
        }
    }

    func markForDrawing(_ node: WebNode) { mark(node, .needsBox) }

    func markStructure(of node: WebNode, animation: Animation?) {
        if let animation { tree.animations[node.id] = animation }
        mark(node, [.needsChildren, .needsLayout])
        markWhatFollows(node)
        markLimitedWidths(around: node)
        if node.hasStripedRows { for row in node.children { mark(row, .needsBox) } }
    }

    /// Marks all rows of a list, after it has begun or ceased to alternate them.
    func markRows(in node: WebNode) {
        for child in node.children {
            switch child.kind {
            case .listRow: mark(child, .needsBox)
            case .section, .sectionRows, .lazyRows: markRows(in: child)
            default: break
            }
        }
    }

    /// Marks the sections and collections that lay out their content like the container around them.
    func markRuns(in container: WebNode) {
        for child in container.children {
            switch child.kind {
            case .section, .sectionRows, .lazyRows:
                mark(child, .needsBox)
                markRuns(in: child)
            case .sectionHeader, .sectionFooter: mark(child, .needsBox)
            default: break
            }
        }
    }

    /// Marks the views whose size or traits follow a view whose proportions or traits may have changed, and the stack that
    /// contains it.
    func markWhatFollows(_ node: WebNode) {
        var node = node
        while !node.isRoot {
            mark(node, .needsBox)
            guard node.kind == .aspectRatio || node.kind == .padding || node.kind == .frame || node.renderer.keepsFrame,
                let parent = node.parent
            else { return }
            node = parent
        }
    }

    /// Marks the views of rows whose least width may have changed with that of a view inside them.
    func markLimitedWidths(around node: WebNode) {
        var view = node
        while let parent = view.parent, !view.kind.hasLeastWidthOfItsOwn {
            if parent.kind == .hStack, view.traits.contains(.limitsWidth), view.shownBox != nil {
                mark(view, .needsBox)
            }
            view = parent
        }
    }

    /// Marks the views that a container places, after its alignment has changed.
    func markAligned(in container: WebNode) {
        for child in container.children {
            mark(child, .needsBox)
            switch child.kind {
            // The views of a section are placed by the container around it.
            case .section, .sectionRows, .sectionHeader, .sectionFooter, .lazyRows: markAligned(in: child)
            // A view with proportions is placed in the space around it, also in a padding or with layers.
            case .padding, .aspectRatio: markAligned(in: child)
            default: if child.renderer.keepsFrame { markAligned(in: child) }
            }
        }
        markRuns(in: container)
    }

    /// Marks the hosts that receive nodes from new portals. Hosts not drawn yet collect the nodes when they are drawn.
    func markPortalTargets(in node: WebNode, animation: Animation?) {
        if let target = node.portalTarget {
            let host = portalHost(target, of: node)
            if host.isRoot || host.box != nil { markPortalHost(host, animation: animation) }
        }
        for child in node.children { markPortalTargets(in: child, animation: animation) }
    }

    func markPortalTarget(of node: WebNode, animation: Animation? = nil) {
        if let target = node.portalTarget { markPortalHost(portalHost(target, of: node), animation: animation) }
    }

    /// Marks the host of a portal. A page is also redrawn, because its box shows which titles its bar has.
    private func markPortalHost(_ host: WebNode, animation: Animation?) {
        if let animation { tree.animations[host.id] = animation }
        mark(host, host.kind == .page ? [.needsChildren, .needsBox] : .needsChildren)
    }
}
