/// A modifier that blocks events for everything behind its content.
struct ModalModifier {
    /// Called after a button inside the content was used.
    var choiceWasMade: (@MainActor () -> Void)?
}

extension ModalModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func willMount(on node: ViewNode, state: inout Void) {
        node.graph[PresentedModals.self].modals.append(PresentedModals.Modal(node: node, choiceWasMade: choiceWasMade))
    }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) {
        let modals = node.graph[PresentedModals.self]
        guard let index = modals.modals.lastIndex(where: { $0.node === node }) else { return }
        modals.modals[index].choiceWasMade = choiceWasMade
    }

    func willUnmount(from node: ViewNode, state: inout Void) {
        node.graph[PresentedModals.self].modals.removeAll { $0.node === node }
    }
}

extension ViewNode {
    /// Whether a modal view is in front of the node.
    final var isBehindModal: Bool { graph.extensions.existing(PresentedModals.self)?.isCovering(self) ?? false }

    final func isInside(_ node: ViewNode) -> Bool {
        var ancestor: ViewNode? = self
        while let current = ancestor {
            if current === node { return true }
            ancestor = current.parent
        }
        return false
    }
}

/// The modal presentations of a graph, frontmost last.
private final class PresentedModals: GraphExtension {
    struct Modal {
        let node: ViewNode
        var choiceWasMade: (@MainActor () -> Void)?
    }

    var modals: [Modal] = []

    init(graph: ViewGraph) {}

    func isCovering(_ node: ViewNode) -> Bool {
        guard let front = modals.last(where: { !$0.node.isConcealed }) else { return false }
        return !node.isInside(front.node)
    }

    func refusal(of event: ElementEvent, to element: ElementNode) -> EventRefusal? {
        isCovering(element) ? .behindModal : nil
    }

    func elementDidReceive(_ event: ElementEvent, _ element: ElementNode) {
        guard event == .tap else { return }
        for modal in modals.reversed() {
            if let choiceWasMade = modal.choiceWasMade, element.isInside(modal.node) { choiceWasMade() }
        }
    }
}
