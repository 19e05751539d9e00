/// A modifier that blocks events for everything behind its content.
struct ModalModifier {}

extension ModalModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func willMount(on node: ViewNode, state: inout Void) { node.graph[PresentedModals.self].nodes.append(node) }

    func willUnmount(from node: ViewNode, state: inout Void) {
        node.graph[PresentedModals.self].nodes.removeAll { $0 === node }
    }
}

extension ViewNode {
    /// Whether a modal view is in front of the node.
    final var isBehindModal: Bool {
        guard let modal = graph.extensions.existing(PresentedModals.self)?.nodes.last(where: { !$0.isConcealed }) else {
            return false
        }
        var ancestor: ViewNode? = self
        while let current = ancestor {
            if current === modal { return false }
            ancestor = current.parent
        }
        return true
    }
}

/// The modal presentations of a graph, frontmost last.
private final class PresentedModals: GraphExtension {
    var nodes: [ViewNode] = []

    init(graph: ViewGraph) {}
}
