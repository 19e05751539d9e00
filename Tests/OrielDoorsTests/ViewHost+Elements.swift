import OrielCore
import OrielTesting

extension ViewHost {
    /// The elements of a kind in document order.
    func elements(_ kind: Element.Kind) -> [ElementTree] {
        func found(in trees: [ElementTree]) -> [ElementTree] {
            trees.flatMap { ($0.element.kind == kind ? [$0] : []) + found(in: $0.children) }
        }
        return found(in: elementTrees)
    }
}
