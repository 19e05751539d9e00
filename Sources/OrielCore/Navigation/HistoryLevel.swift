/// A modifier that makes its content a level of the history. A nil source adds no level.
struct HistoryLevel {
    let source: NavigationHistory.Level.Source?
}

extension HistoryLevel: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func willMount(on node: ViewNode, state: inout Void) {
        if let source { node.graph.history.add(NavigationHistory.Level(node: node, source: source)) }
    }

    func willUnmount(from node: ViewNode, state: inout Void) {
        if source != nil { node.graph.history.remove(node) }
    }

    func canBeRebuilt(on node: ViewNode, state: Void) -> Bool { source == nil }
    func isEquivalent(to other: Self) -> Bool { (source == nil) == (other.source == nil) }
}
