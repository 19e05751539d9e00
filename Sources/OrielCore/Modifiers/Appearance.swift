/// Runs actions when its content comes on screen and leaves it.
///
/// The content of a page that another covers has left the screen and stays in the tree.
struct AppearanceModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension AppearanceModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    /// Whether the content is on screen.
    func makeState() -> Bool { false }

    func didMount(on node: ViewNode, state: inout Bool) {
        if !node.isConcealed { setVisible(true, on: node, state: &state) }
    }

    func visibilityDidChange(to isVisible: Bool, on node: ViewNode, state: inout Bool) {
        setVisible(isVisible, on: node, state: &state)
    }

    func willUnmount(from node: ViewNode, state: inout Bool) { setVisible(false, on: node, state: &state) }

    @MainActor private func setVisible(_ isVisible: Bool, on node: ViewNode, state: inout Bool) {
        guard isVisible != state else { return }
        state = isVisible
        if let action = isVisible ? appear : disappear { node.graph.enqueue(action) }
    }
}

extension View {
    /// Runs an action when the view has come on screen, after those of the views inside.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs an action when the view has left the screen.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
}
