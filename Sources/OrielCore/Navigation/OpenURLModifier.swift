public import Foundation

/// Tells the app of an address it was opened at.
struct OpenURLModifier {
    let action: (URL) -> Void
}

extension OpenURLModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func makeState() -> AddressListener { AddressListener() }

    func willMount(on node: ViewNode, state: inout AddressListener) {
        state.action = action
        node.graph.history.add(state)
    }

    func didUpdate(from old: Self, on node: ViewNode, state: inout AddressListener) { state.action = action }

    func willUnmount(from node: ViewNode, state: inout AddressListener) { node.graph.history.remove(state) }
}

/// Somebody who wants to know at which addresses the app is opened.
final class AddressListener {
    var action: ((URL) -> Void)?
}

extension View {
    /// Runs an action when the app is opened at an address of its own: a universal link.
    ///
    ///     RootView(router: router)
    ///         .onOpenURL { url in router.open(url.path) }
    ///
    /// That is when a page is loaded at an address below `/`, and when the person goes forward to one. What the action leaves
    /// of the address is then followed by the links and tabs on screen.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
