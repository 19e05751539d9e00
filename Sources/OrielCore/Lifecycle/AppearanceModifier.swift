/// A modifier that runs actions when its content appears and disappears.
///
/// The content of a covered page has disappeared but stays in the tree.
struct AppearanceModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension AppearanceModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    static var isAppliedToEachView: Bool { true }

    /// Returns the initial visibility: not on screen.
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
    /// Runs an action after the view appears, after the actions of the views in it.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs an action after the view disappears.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
}
