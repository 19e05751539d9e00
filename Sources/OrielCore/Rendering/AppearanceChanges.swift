/// Changes that views make with an animation when they appear, for example in `onAppear`.
///
/// The renderer does not know the element yet. It first gets the element without the change, and the change a moment later, so that it
/// has two states between which to animate.
@MainActor
final class AppearanceChanges {
    private struct Change {
        let node: ElementNode
        /// The element before the change.
        let first: Element
        var animation: Animation
    }

    /// Views that an action inserts with an animation into a tree that the renderer does not know.
    private struct Insertion {
        let node: ViewNode
        /// The outermost elements below the node before the insertion.
        let old: Set<Element.ID>
        var animation: Animation
    }

    /// Whether the page is being built for a browser that has not connected.
    ///
    /// It is then sent in its final state, readable without a script, with its entrances. What moves without end waits for the browser.
    var isBuildingPage = false
    private var changes: [Change] = []
    private var insertions: [ObjectIdentifier: Insertion] = [:]
    /// What has reached its final state with an animation while the page was built.
    private var entrances: [Element.ID: Entrance] = [:]
    /// Endless changes that wait for the browser, and the elements after them.
    private var waiting: [(change: Change, last: Element)] = []

    /// Records an element before its change, unless the renderer needs only its final state.
    func elementWillChange(_ node: ElementNode, animation: Animation) {
        if isBuildingPage {
            guard animation.settlingDuration == .infinity else {
                note(Entrance(id: node.id, first: node.element, animation: animation))
                return
            }
        } else if !node.graph.isMountAnnounced {
            return
        }
        node.graph.transaction.completion?.didAnimate(with: animation)
        guard !node.flags.contains(.hasPendingChange) else { return }
        node.flags.insert(.hasPendingChange)
        changes.append(Change(node: node, first: node.element, animation: animation))
    }

    /// Records the elements below a node before a change of its children.
    func structureWillChange(_ node: ViewNode, animation: Animation) {
        guard isBuildingPage || node.graph.isMountAnnounced else { return }
        if insertions[ObjectIdentifier(node)] != nil {
            insertions[ObjectIdentifier(node)]?.animation = animation
            return
        }
        var old: Set<Element.ID> = []
        node.forEachOutermostElement { old.insert($0.id) }
        insertions[ObjectIdentifier(node)] = Insertion(node: node, old: old, animation: animation)
    }

    /// The first state is that of the first change.
    private func note(_ entrance: Entrance) {
        let first = entrances[entrance.id].map(\.first) ?? entrance.first
        entrances[entrance.id] = Entrance(id: entrance.id, first: first, animation: entrance.animation)
    }

    /// Returns what has reached its final state with an animation while the page was built.
    func takeEntrances() -> [Entrance] {
        defer { entrances = [:] }
        return entrances.values.sorted { $0.id < $1.id }
    }

    var isEmpty: Bool { changes.isEmpty && insertions.isEmpty }

    /// Takes the patches of elements that the renderer does not know, and describes these elements as they were before their changes.
    ///
    /// - Parameter patches: The patches to which `body` adds those that insert elements.
    /// - Returns: The patches of the changes.
    func takePatches(from patches: inout [Patch], after body: (inout [Patch]) -> Void) -> [Patch] {
        let inserted = takeInsertions()
        let known = changes.filter(\.node.isMounted)
        for change in changes { change.node.flags.remove(.hasPendingChange) }
        changes.removeAll(keepingCapacity: true)
        let last = known.map { $0.node.exchangeElement(with: $0.first) }
        body(&patches)
        if isBuildingPage {
            for (id, animation) in inserted { note(Entrance(id: id, first: nil, animation: animation)) }
            waiting += zip(known, last).map { ($0, $1) }
            return []
        }
        var later = inserted.isEmpty ? [] : patches.withhold(inserted)
        for (change, last) in zip(known, last) {
            _ = change.node.exchangeElement(with: last)
            last.appendPatches(from: change.first, id: change.node.id, animation: change.animation, to: &later)
        }
        // At the next frame of the browser.
        return later.isEmpty ? [] : [Patch(.moment(milliseconds: 0))] + later
    }

    /// Returns the elements that have been inserted with an animation. What moves without end is not a transition.
    private func takeInsertions() -> [Element.ID: Animation] {
        guard !insertions.isEmpty else { return [:] }
        defer { insertions.removeAll() }
        var result: [Element.ID: Animation] = [:]
        for insertion in insertions.values
        where insertion.node.isMounted && insertion.animation.settlingDuration != .infinity {
            insertion.node.forEachOutermostElement { element in
                if !insertion.old.contains(element.id) { result[element.id] = insertion.animation }
            }
        }
        return result
    }

    /// Begins the changes that have waited for a browser.
    func endPage(in graph: ViewGraph) {
        isBuildingPage = false
        entrances = [:]
        let transaction = graph.transaction
        for (change, last) in waiting where change.node.isMounted && change.node.element == change.first {
            graph.transaction = Transaction(animation: change.animation)
            change.node.show(last)
        }
        graph.transaction = transaction
        if !waiting.isEmpty { graph.scheduleFlush() }
        waiting = []
    }

    func discard() {
        changes.removeAll()
        insertions.removeAll()
        entrances.removeAll()
        waiting.removeAll()
    }
}
