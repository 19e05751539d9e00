/// Runs actions when its content enters and leaves the tree.
struct AppearanceModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension AppearanceModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func didMount(on node: ViewNode, state: inout Void) {
        if let appear { node.graph.enqueue(appear) }
    }

    func willUnmount(from node: ViewNode, state: inout Void) {
        if let disappear { node.graph.enqueue(disappear) }
    }
}

extension View {
    /// Runs an action when the view has been put into the tree, after those of the views inside.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs an action when the view has left the tree.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
}
