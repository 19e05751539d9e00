// MARK: - Visibility

extension ViewNode {
    /// Whether the node is in a page or tab that is mounted but not on screen.
    ///
    /// - Complexity: A walk up the tree if any content of the graph is concealed.
    final var isConcealed: Bool {
        guard graph.concealedContentCount > 0 else { return false }
        var ancestor: ViewNode? = self
        while let current = ancestor {
            if current.flags.contains(.concealsContent) { return true }
            ancestor = current.parent
        }
        return false
    }

    /// Takes the content of this node off the screen, or puts it back, and keeps it mounted.
    ///
    /// The content disappears and appears as on unmount and mount: actions run, and tasks are cancelled and restarted.
    final func concealContent(_ conceals: Bool) {
        guard conceals != flags.contains(.concealsContent) else { return }
        let isReached = !(parent?.isConcealed ?? false)
        if conceals {
            flags.insert(.concealsContent)
            graph.concealedContentCount += 1
        } else {
            flags.remove(.concealsContent)
            graph.concealedContentCount -= 1
            for part in graph.extensions.all { part.contentDidAppear() }
        }
        if isReached { forEachChild { $0.announceVisibility(!conceals) } }
    }

    /// Stops concealing content that has been unmounted.
    final func endConcealment() {
        guard flags.contains(.concealsContent) else { return }
        flags.remove(.concealsContent)
        graph.concealedContentCount -= 1
    }

    /// Notifies the nodes from the inside out, as a mount does. Content also concealed by a node inside stays
    /// concealed.
    private final func announceVisibility(_ isVisible: Bool) {
        if !flags.contains(.concealsContent) { forEachChild { $0.announceVisibility(isVisible) } }
        visibilityDidChange(to: isVisible)
    }
}

/// Keeps its content mounted and off the screen.
struct ConcealmentModifier {
    let isConcealed: Bool
}

extension ConcealmentModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    static var onlyConceals: Bool { true }

    func willMount(on node: ViewNode, state: inout Void) { node.concealContent(isConcealed) }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) { node.concealContent(isConcealed) }

    func willUnmount(from node: ViewNode, state: inout Void) { node.endConcealment() }
}
