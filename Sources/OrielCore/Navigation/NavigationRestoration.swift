/// A modifier that registers a stack with the history, which may restore the stack's values.
struct NavigationRestoration {
    let model: NavigationModel
    let path: NavigationPathSource?
    /// The page of another stack in whose place the stack is.
    let place: NavigationContext?
}

extension NavigationRestoration: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func willMount(on node: ViewNode, state: inout Void) {
        node.graph.history.addStack(model, node: node, path: path)
        place?.page.isReplacedByStack = true
    }

    func willUnmount(from node: ViewNode, state: inout Void) {
        node.graph.history.removeStack(node)
        place?.page.isReplacedByStack = false
    }
}
