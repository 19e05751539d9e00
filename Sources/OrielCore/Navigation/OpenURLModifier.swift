public import Foundation

/// A modifier that passes the URLs at which the app is opened to an action.
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

/// A listener for the URLs at which the app is opened.
final class AddressListener {
    var action: ((URL) -> Void)?
}

extension View {
    /// Runs an action when the app is opened at one of its URLs.
    ///
    ///     RootView(router: router)
    ///         .onOpenURL { url in router.open(url.path) }
    ///
    /// Unlike Apple's, the action runs when a page is loaded at an address other than `/`, and when the user navigates
    /// forward to one. After the action, Oriel opens the remaining components of the address with the links and tabs on
    /// screen.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
