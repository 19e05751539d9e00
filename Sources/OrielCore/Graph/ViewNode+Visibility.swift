// MARK: - Visibility

extension ViewNode {
    /// Whether the node lies in a page or tab that is mounted and not on screen.
    ///
    /// - Complexity: A walk up the tree, as soon as there is anything concealed in the graph.
    final var isConcealed: Bool {
        guard graph.concealedContentCount > 0 else { return false }
        var ancestor: ViewNode? = self
        while let current = ancestor {
            if current.flags.contains(.concealsContent) { return true }
            ancestor = current.parent
        }
        return false
    }

    /// Takes what is inside this node off the screen, or puts it there, and keeps it mounted.
    ///
    /// What is inside disappears and appears as if it left and came: actions run, tasks are cancelled and start anew.
    final func concealContent(_ conceals: Bool) {
        guard conceals != flags.contains(.concealsContent) else { return }
        let isReached = !(parent?.isConcealed ?? false)
        if conceals {
            flags.insert(.concealsContent)
            graph.concealedContentCount += 1
        } else {
            flags.remove(.concealsContent)
            graph.concealedContentCount -= 1
            graph.knownTimelineClock?.contentDidAppear()
        }
        if isReached { forEachChild { $0.announceVisibility(!conceals) } }
    }

    /// Tells the nodes from the inside out, as a mount does; what is concealed by something else inside stays so.
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

    func willMount(on node: ViewNode, state: inout Void) { node.concealContent(isConcealed) }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) { node.concealContent(isConcealed) }

    func willUnmount(from node: ViewNode, state: inout Void) {
        // What is inside has left already, so this tells nobody.
        node.concealContent(false)
    }
}
