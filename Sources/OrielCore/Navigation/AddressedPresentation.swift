/// A modifier that presents what an address component describes; without `open`, nothing.
struct AddressedPresentation {
    let open: (@MainActor (String) -> Bool)?
}

extension AddressedPresentation: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func makeState() -> AddressedPresenter? { nil }

    func willMount(on node: ViewNode, state: inout AddressedPresenter?) {
        guard let open else { return }
        let presenter = AddressedPresenter(node: node, open: open)
        node.graph.history.add(presenter)
        state = presenter
    }

    func didUpdate(from old: Self, on node: ViewNode, state: inout AddressedPresenter?) { state?.open = open }

    func willUnmount(from node: ViewNode, state: inout AddressedPresenter?) {
        if let state { node.graph.history.remove(state) }
    }

    /// Addresses are looked up in whole graphs only.
    func canBeRebuilt(on node: ViewNode, state: AddressedPresenter?) -> Bool { true }

    func isEquivalent(to other: Self) -> Bool { (open == nil) == (other.open == nil) }
}

/// A view that presents sheets which addresses describe.
@MainActor
final class AddressedPresenter {
    unowned(unsafe) let node: ViewNode
    /// Presents what an address component describes. Returns false if it describes nothing here.
    var open: ((String) -> Bool)?

    init(node: ViewNode, open: @escaping (String) -> Bool) {
        self.node = node
        self.open = open
    }
}
