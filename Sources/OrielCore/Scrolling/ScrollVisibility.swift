/// A modifier that runs an action when its content becomes visible or invisible by scrolling.
private struct ScrollVisibilityModifier {
    let threshold: Double
    let action: (Bool) -> Void
    @State private var isVisible = false

    init(threshold: Double, action: @escaping (Bool) -> Void) {
        self.threshold = threshold
        self.action = action
    }
}

extension ScrollVisibilityModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(ScrollVisibilityElement(threshold: threshold, note: note))
    }

    private func note(_ new: Bool) {
        guard new != isVisible else { return }
        isVisible = new
        action(new)
    }
}

private struct ScrollVisibilityElement {
    let threshold: Double
    let note: (Bool) -> Void
}

extension ScrollVisibilityElement: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(.scrollVisibility, events: .phase)
        element.attributes[.watch] = .string("\(threshold.isFinite ? min(max(threshold, 0), 1) : 0.5)")
        return element
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if case .phase(let number) = event { note(number == 1) }
    }
}

extension View {
    /// Runs an action when the view becomes visible or invisible in the scroll views around it.
    ///
    /// - Parameter threshold: The fraction of the view that must be visible, from 0 to 1.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}
