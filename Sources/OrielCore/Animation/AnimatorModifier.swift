/// Starts and stops an animator once, regardless of the number of views in its content.
struct AnimatorModifier {
    /// A value whose changes start the animator.
    let trigger: AnyEquatable?
    /// Whether the animator also starts when its content appears.
    let startsOnAppearance: Bool
    let start: () -> Void
    let stop: () -> Void
}

extension AnimatorModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func didMount(on node: ViewNode, state: inout Void) {
        if startsOnAppearance, !node.isConcealed { node.graph.enqueue(start) }
    }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) {
        if old.trigger != trigger { node.graph.enqueue(start) }
    }

    func visibilityDidChange(to isVisible: Bool, on node: ViewNode, state: inout Void) {
        if !isVisible { node.graph.enqueue(stop) } else if startsOnAppearance { node.graph.enqueue(start) }
    }

    func willUnmount(from node: ViewNode, state: inout Void) { stop() }
}
