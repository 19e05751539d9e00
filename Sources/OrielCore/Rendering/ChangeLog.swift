/// The changes of the tree since the last update of the renderer, kept until the flush ends.
///
/// Changes are not recorded one by one: the log keeps an element, or the outermost elements of a structural node, as it
/// was before its first change. The patches are the difference to the state at the end of the flush. Work undone by a
/// later round leaves no trace, and an inserted tree is described once, in its final state.
@MainActor
final class ChangeLog {
    private struct ElementChange {
        let node: ElementNode
        let old: Element
        var animation: Animation?
    }

    /// A node whose children changed: a conditional, a collection, an erased view.
    fileprivate struct StructuralChange {
        let node: ViewNode
        /// The outermost elements below the node known to the renderer, in order.
        let old: [Element.ID]
        var animation: Animation?
    }

    private var elements: [ElementChange] = []
    /// The index of each node's change in `elements`; filled when a node changes a second time.
    private var positions: [ObjectIdentifier: Int] = [:]
    private var structures: [ObjectIdentifier: StructuralChange] = [:]
    private var isPaused = false
    let appearances = AppearanceChanges()
    private var laterPatches: [Patch] = []

    func elementWillChange(_ node: ElementNode, in graph: ViewGraph) {
        let animation = animationForChange(in: graph)
        if node.flags.contains(.hasPendingChange) {
            if let animation { animateChange(of: node, with: animation) }
            return
        }
        node.flags.insert(.hasPendingChange)
        elements.append(ElementChange(node: node, old: node.element, animation: animation))
    }

    /// Runs `body`, which makes nodes that must not be recorded as changes.
    func withoutNotes<Result>(_ body: () -> Result) -> Result {
        isPaused = true
        defer { isPaused = false }
        return body()
    }

    func structureWillChange(_ node: ViewNode, in graph: ViewGraph) {
        guard !isPaused else { return }
        let key = ObjectIdentifier(node)
        let animation = animationForChange(in: graph)
        if node.flags.contains(.hasStructuralChange) {
            if animation != nil { structures[key]?.animation = animation }
            return
        }
        guard isAnnounced(containerOf(node), in: graph) else {
            if graph.hasRunActions, let animation { appearances.structureWillChange(node, animation: animation) }
            return
        }
        var old: [Element.ID] = []
        appendKnownElements(of: node, to: &old)
        node.flags.insert(.hasStructuralChange)
        structures[key] = StructuralChange(node: node, old: old, animation: animation)
    }

    /// Records that a node's outermost elements differ from those known to the renderer.
    func structureDidChange(_ node: ViewNode, from old: [Element.ID]) {
        node.flags.insert(.hasStructuralChange)
        structures[ObjectIdentifier(node)] = StructuralChange(node: node, old: old)
    }

    /// Animates a change recorded earlier in this flush.
    private func animateChange(of node: ElementNode, with animation: Animation) {
        for index in positions.count..<elements.count { positions[ObjectIdentifier(elements[index].node)] = index }
        if let position = positions[ObjectIdentifier(node)] { elements[position].animation = animation }
    }

    private func animationForChange(in graph: ViewGraph) -> Animation? {
        guard let animation = graph.transaction.animation else { return nil }
        graph.transaction.completion?.didAnimate(with: animation)
        return animation
    }

    /// Calls `body` with each node that has changed in this flush, and the animation of the change.
    func forEachChange(_ body: (ViewNode, Animation?) -> Void) {
        for change in elements { body(change.node, change.animation) }
        for change in structures.values { body(change.node, change.animation) }
    }

    var isEmpty: Bool { elements.isEmpty && structures.isEmpty }

    /// The number of changes for which the log has memory.
    var capacity: Int { elements.capacity + structures.capacity }

    /// Releases the memory kept for further changes: a flush that has changed the whole page leaves 80 bytes for each
    /// element.
    func shrink() {
        guard isEmpty else { return }
        elements = []
        structures = [:]
    }

    func discard() {
        elements.removeAll()
        positions.removeAll()
        structures.removeAll()
        appearances.discard()
        laterPatches.removeAll()
    }

    func takePatches(of graph: ViewGraph) -> [Patch] {
        var patches: [Patch] = []
        if appearances.isEmpty {
            if !structures.isEmpty { appendStructuralPatches(to: &patches) }
        } else {
            laterPatches += appearances.takePatches(from: &patches) { patches in
                if !structures.isEmpty { appendStructuralPatches(to: &patches) }
            }
        }
        for change in elements {
            change.node.flags.remove(.hasPendingChange)
            guard change.node.isMounted else { continue }
            change.node.element.appendPatches(
                from: change.old,
                id: change.node.id,
                animation: change.animation,
                to: &patches
            )
        }
        elements.removeAll(keepingCapacity: true)
        if !positions.isEmpty { positions.removeAll() }
        graph.elementIndex.announceAll()
        return patches
    }

    /// Returns the patches of changes that elements of this flush made when they appeared.
    func takeLaterPatches() -> [Patch] {
        defer { laterPatches = [] }
        return laterPatches
    }

    // MARK: - Structure

    /// Returns the element that contains a node's outermost elements; nil at the top of the page.
    private func containerOf(_ node: ViewNode) -> ElementNode? {
        var ancestor = node.flags.contains(.hasElement) ? node : node.parent
        while let current = ancestor {
            if let node = current.elementNode { return node }
            ancestor = current.parent
        }
        return nil
    }

    private func isAnnounced(_ container: ElementNode?, in graph: ViewGraph) -> Bool {
        container.map(\.isAnnounced) ?? graph.isMountAnnounced
    }

    /// Appends the outermost elements of a node that are known to the renderer.
    private func appendKnownElements(of node: ViewNode, to ids: inout [Element.ID]) {
        if node.flags.contains(.hasStructuralChange), let change = structures[ObjectIdentifier(node)] {
            ids += change.old
        } else if let node = node.elementNode {
            if node.isAnnounced { ids.append(node.id) }
        } else {
            node.forEachChild { appendKnownElements(of: $0, to: &ids) }
        }
    }

    private func appendStructuralPatches(to patches: inout [Patch]) {
        // A change inside another is part of it; the remaining changes are grouped by the element that contains them.
        var changesByContainer: [ObjectIdentifier?: [StructuralChange]] = [:]
        for change in structures.values where change.node.isMounted && !liesInOtherChange(change.node) {
            changesByContainer[containerOf(change.node).map(ObjectIdentifier.init), default: []].append(change)
        }
        // Ids grow in document order, and equal changes must give equal patches.
        func number(_ changes: [StructuralChange]) -> UInt32 { containerOf(changes[0].node)?.id.rawValue ?? 0 }
        for changes in changesByContainer.values.sorted(by: { number($0) < number($1) }) {
            appendPatches(for: changes, to: &patches)
        }
        for change in structures.values { change.node.flags.remove(.hasStructuralChange) }
        structures.removeAll(keepingCapacity: true)
    }

    private func liesInOtherChange(_ node: ViewNode) -> Bool {
        var ancestor = node.parent
        while let current = ancestor, !current.flags.contains(.hasElement) {
            if current.flags.contains(.hasStructuralChange) { return true }
            ancestor = current.parent
        }
        return false
    }

    private func appendPatches(for changes: [StructuralChange], to patches: inout [Patch]) {
        let container = containerOf(changes[0].node)
        guard changes.count > 1 else { return appendPatches(for: changes[0], in: container, to: &patches) }
        guard let top = container ?? changes[0].node.graph.root else { return }
        let animation = changes[0].animation
        if changes.contains(where: { $0.animation != animation }) {
            // In reverse order, so that the element after each is already in place.
            var ordered: [StructuralChange] = []
            appendChanges(below: top, to: &ordered)
            for change in ordered.reversed() { appendPatches(for: change, in: container, to: &patches) }
            return
        }
        // With several changes in one element, the element's entire content is compared.
        var old: [Element.ID] = []
        var new: [ElementNode] = []
        top.forEachChild { appendKnownElements(of: $0, to: &old) }
        top.forEachChild { $0.forEachOutermostElement { new.append($0) } }
        let difference = ElementDifference(old: old, new: new, parent: container?.id, following: nil)
        patches += difference.patches(animation: animation)
    }

    private func appendPatches(for change: StructuralChange, in container: ElementNode?, to patches: inout [Patch]) {
        var new: [ElementNode] = []
        change.node.forEachOutermostElement { new.append($0) }
        let difference = ElementDifference(
            old: change.old,
            new: new,
            parent: container?.id,
            following: following(change.node)?.id
        )
        patches += difference.patches(animation: change.animation)
    }

    /// Appends the outermost changes in document order.
    private func appendChanges(below node: ViewNode, to changes: inout [StructuralChange]) {
        node.forEachChild { child in
            if child.flags.contains(.hasStructuralChange), let change = structures[ObjectIdentifier(child)] {
                changes.append(change)
            } else if !child.flags.contains(.hasElement) {
                appendChanges(below: child, to: &changes)
            }
        }
    }

    /// Returns the first element after a node within the same container element.
    private func following(_ node: ViewNode) -> ElementNode? {
        var current = node
        while !current.flags.contains(.hasElement) {
            var sibling = current.nextSibling
            while let candidate = sibling {
                var first: ElementNode?
                candidate.firstOutermostElement(into: &first)
                if let first { return first }
                sibling = candidate.nextSibling
            }
            guard let parent = current.parent else { return nil }
            current = parent
        }
        return nil
    }
}

extension ViewNode {
    final func firstOutermostElement(into result: inout ElementNode?) {
        if let elementNode {
            result = elementNode
            return
        }
        var child = firstChild
        while let current = child, result == nil {
            current.firstOutermostElement(into: &result)
            child = current.nextSibling
        }
    }
}
