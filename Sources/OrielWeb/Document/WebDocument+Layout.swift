import OrielCore

/// Keeps the layout contexts and traits of views up to date.
extension WebDocument {
    /// Returns the children with their layout contexts.
    func childContexts(of node: WebNode) -> some Sequence<(WebNode, LayoutContext)> {
        let renderer = node.renderer
        var context = renderer.childContext(of: node)
        if node.alignsBaselines { context.alignsBaselines = true }
        context.isInFront = node.isHollow
        let layer = renderer.boundsLayer ? node.children.last : nil
        let back = node.kind == .zStack ? node.children.first : nil
        return node.children.lazy.map { [context] child in
            if child === layer { return (child, LayoutContext()) }
            var context = context
            if let back, child !== back { context.isInFront = true }
            return (child, context)
        }
    }

    /// Computes the contexts and traits of a node's whole subtree.
    func layOut(_ node: WebNode) {
        var previous: WebNode?
        for (child, context) in childContexts(of: node) {
            child.context = context
            layOut(child, like: previous)
            previous = child
        }
        answer(node)
        noteBars(around: node)
    }

    /// Computes a node's traits, merge state and flags. Those of its children must be up to date.
    ///
    /// - Returns: Whether the result differs from before.
    @discardableResult
    func answer(_ node: WebNode) -> Bool {
        if node.isRoot { return false }
        let old = (node.traits, node.merge, node.flags.intersection(.answers))
        let isFirst = !node.flags.contains(.isLaidOut)
        node.flags.insert(.isLaidOut)
        let renderer = node.renderer
        node.traits = renderer.traits(of: node)
        if renderer.isEmpty(node) {
            node.flags.insert(.isEmpty)
        } else {
            node.flags.remove(.isEmpty)
        }
        if let content = renderer.content(of: node), !content.merge.isSealed,
            let merge = renderer.merge(node, into: content.merge)
        {
            node.merge = merge
            node.flags.insert(.isMerged)
        } else {
            node.merge = renderer.mergeState(of: node)
            node.flags.remove(.isMerged)
        }
        if node.kind == .background {
            BackgroundRenderer.absorbLayer(of: node, isMerged: node.flags.contains(.isMerged))
        }
        if node.kind == .hStack { placeSpacer(in: node) }
        placeTexts(in: node)
        if node.kind == .list || node.kind == .actions { placeCards(in: node) }
        if node.kind == .lazyRows {
            let hasSections =
                node.children.first.map { $0.kind == .section || $0.flags.contains(.hasSections) } ?? false
            if hasSections != node.flags.contains(.hasSections) {
                node.flags.formSymmetricDifference(.hasSections)
                if node.box != nil { mark(node, .needsBox) }
            }
        }
        let blends = node.kind == .blendMode || node.children.contains { $0.flags.contains(.blends) }
        if blends != node.flags.contains(.blends) {
            node.flags.formSymmetricDifference(.blends)
            if !isFirst, node.kind == .background, node.shownBox != nil {
                mark(node, [.needsBox, .needsChildren])
                for child in node.children where child.shownBox != nil { mark(child, .needsBox) }
            }
        }
        absorbContent(of: node)
        noteGuides(of: node)
        if node.flags.contains(.isInLabel) || node.kind.hasLabel {
            let hasControls = node.children.contains { $0.kind.isControl || $0.flags.contains(.hasControls) }
            if hasControls { node.flags.insert(.hasControls) } else { node.flags.remove(.hasControls) }
        }
        if node.kind == .popover { noteSize(of: node) }
        let isMerged = node.flags.contains(.isMerged)
        let hasOneChild = node.onlyChild != nil
        if hasOneChild != node.flags.contains(.hasOneChild) {
            node.flags.formSymmetricDifference(.hasOneChild)
            if !isFirst {
                if node.box != nil { mark(node, .needsBox) }
                for child in node.children where child.shownBox != nil { mark(child, .needsBox) }
            }
        }
        // The nodes of a view and its content cannot be separated or joined; they are rebuilt.
        let wasMerged = old.2.contains(.isMerged)
        if !isFirst, isMerged != wasMerged, node.box != nil || node.children.contains(where: { $0.shownBox != nil }) {
            forgetNodes(of: node)
        }
        // The initial size of soft views depends on whether their stack expands.
        if !isFirst, old.0 != node.traits, node.kind == .vStack || node.kind == .hStack {
            for child in node.children where child.shownBox != nil && !child.traits.isDisjoint(with: .soft) {
                mark(child, .needsBox)
            }
        }
        return old != (node.traits, node.merge, node.flags.intersection(.answers))
    }

    /// Notes in which directions the content of a popover takes all of the size.
    private func noteSize(of popover: WebNode) {
        let traits = popover.traitsOfChildren
        var size: WebNode.Flags = []
        if traits.contains(.expandsHorizontally) { size.insert(.isWide) }
        if traits.contains(.expandsVertically) { size.insert(.isTall) }
        guard popover.flags.intersection([.isWide, .isTall]) != size else { return }
        popover.flags.subtract([.isWide, .isTall])
        popover.flags.formUnion(size)
        if popover.box != nil { mark(popover, .needsBox) }
    }

    /// Notes whether a view sets a guide. In a stack, the margins of all views depend on the guides of the others.
    private func noteGuides(of node: WebNode) {
        if node.setsGuide { node.flags.insert(.hasGuide) } else { node.flags.remove(.hasGuide) }
        guard node.kind == .hStack || node.kind == .vStack else { return }
        let alignsGuides = node.children.contains { $0.flags.contains(.hasGuide) }
        guard alignsGuides || node.alignsGuides else { return }
        if alignsGuides { node.flags.insert(.alignsGuides) } else { node.flags.remove(.alignsGuides) }
        markAlignedViews(in: node)
    }

    func markAlignedViews(in stack: WebNode) {
        for child in stack.children where child.shownBox != nil { mark(child, .needsBox) }
    }

    /// Notes which label, or which stack, a view draws as a part of its own node.
    private func absorbContent(of view: WebNode) {
        guard view.kind.absorbsContent else { return }
        // A layer is absorbed by other rules.
        let layer = view.kind == .button ? nil : view.layer
        let text = view.plainLabel
        let content = text ?? view.absorbableContent
        for child in view.children where child !== layer {
            guard (child === content) != child.flags.contains(.isAbsorbed) else { continue }
            child.flags.formSymmetricDifference(.isAbsorbed)
            forgetNodes(of: child)
            if let absorber = view.topAbsorber { mark(absorber, [.needsBox, .needsChildren]) }
        }
        if let box = view.box, (box.text == nil) != (text == nil) { mark(view, .needsBox) }
    }

    /// Notes whether margins take the place of a row's spacer.
    private func placeSpacer(in row: WebNode) {
        let place = SpacerMargin(in: row)
        for child in row.children {
            var flags = child.flags.subtracting(SpacerMargin.flags)
            if let place {
                if child === place.spacer { flags.insert(.isMargin) }
                if child === place.before { flags.insert(.precedesMargin) }
                if child === place.after { flags.insert(.followsMargin) }
            }
            guard flags != child.flags else { continue }
            child.flags = flags
            if child.kind == .spacer {
                forgetNodes(of: child)
                if row.shownBox != nil { mark(row, .needsChildren) }
            } else if child.shownBox != nil {
                mark(child, .needsBox)
            }
        }
    }

    /// Notes which rows of a list, or buttons of a dialog, begin and end a card.
    private func placeCards(in container: WebNode) {
        var rowBefore: WebNode?
        for child in container.childrenInFlow {
            let row = child.isInCard ? child : nil
            // The button that cancels is shown below all others.
            if row == nil, container.kind == .actions { continue }
            if let row { setFlag(.beginsCard, of: row, to: rowBefore == nil) }
            if let rowBefore { setFlag(.endsCard, of: rowBefore, to: row == nil) }
            rowBefore = row
        }
        if let rowBefore { setFlag(.endsCard, of: rowBefore, to: true) }
    }

    private func setFlag(_ flag: WebNode.Flags, of node: WebNode, to isSet: Bool) {
        guard node.flags.contains(flag) != isSet else { return }
        node.flags.formSymmetricDifference(flag)
        if node.shownBox != nil { mark(node, .needsBox) }
    }

    /// Updates the layout of changed nodes, and marks the views that must be redrawn.
    func refreshLayout() {
        let tree = tree
        var index = 0
        // Marking appends to the list.
        while index < tree.changed.count {
            let node = tree.changed[index]
            index += 1
            guard node.flags.contains(.needsLayout), !node.flags.contains(.isGone) else { continue }
            refreshContexts(of: node)
            refreshAnswers(from: node)
        }
        refreshBars()
    }

    func refreshContexts(of node: WebNode) {
        var previous: WebNode?
        for (child, context) in childContexts(of: node) {
            let isNew = !child.flags.contains(.isLaidOut) || child.shownBox == nil
            defer { previous = isNew ? child : nil }
            guard isNew || child.context != context else { continue }
            child.context = context
            if isNew {
                layOut(child, like: previous)
            } else {
                mark(child, .needsBox)
                refreshContexts(of: child)
                answer(child)
            }
        }
    }

    func refreshAnswers(from changed: WebNode) {
        var node = changed
        let oldHost = node.outermost.host
        while answer(node) {
            mark(node, .needsBox)
            guard let parent = node.parent else { break }
            if parent.flags.contains(.isMerged) || node.outermost.host !== oldHost { mark(parent, .needsBox) }
            // A container's own rule may depend on its content.
            mark(parent, .needsBox)
            node = parent
        }
        // Whether a stack is absorbed also depends on views whose own answers have not changed.
        if let absorber = changed.possibleAbsorber { absorbContent(of: absorber) }
    }
}
