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

    /// Whether the page is being built for a browser that has not connected.
    ///
    /// It is then sent in its final state, readable without a script. Only what moves without end waits for the browser.
    var isBuildingPage = false
    private var changes: [Change] = []
    /// Endless changes that wait for the browser, and the elements after them.
    private var waiting: [(change: Change, last: Element)] = []

    /// Records an element before its change, unless the renderer needs only its final state.
    func elementWillChange(_ node: ElementNode, animation: Animation) {
        if isBuildingPage {
            guard animation.settlingDuration == .infinity else { return }
        } else if !node.graph.isMountAnnounced {
            return
        }
        node.graph.transaction.completion?.didAnimate(with: animation)
        guard !node.flags.contains(.hasPendingChange) else { return }
        node.flags.insert(.hasPendingChange)
        changes.append(Change(node: node, first: node.element, animation: animation))
    }

    var isEmpty: Bool { changes.isEmpty }

    /// Runs `body`, which describes the elements that the renderer does not know, as they were before their changes.
    ///
    /// - Returns: The patches of the changes.
    func takePatches(after body: () -> Void) -> [Patch] {
        let known = changes.filter(\.node.isMounted)
        for change in changes { change.node.flags.remove(.hasPendingChange) }
        changes.removeAll(keepingCapacity: true)
        let last = known.map { $0.node.exchangeElement(with: $0.first) }
        body()
        if isBuildingPage {
            waiting += zip(known, last).map { ($0, $1) }
            return []
        }
        var patches: [Patch] = []
        for (change, last) in zip(known, last) {
            _ = change.node.exchangeElement(with: last)
            last.appendPatches(from: change.first, id: change.node.id, animation: change.animation, to: &patches)
        }
        // At the next frame of the browser.
        return patches.isEmpty ? [] : [Patch(.moment(milliseconds: 0))] + patches
    }

    /// Begins the changes that have waited for a browser.
    func endPage(in graph: ViewGraph) {
        isBuildingPage = false
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
        waiting.removeAll()
    }
}
