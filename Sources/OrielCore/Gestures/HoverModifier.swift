/// A modifier that runs an action when the pointer enters or leaves its content.
struct HoverModifier {
    let action: (Bool) -> Void
}

extension HoverModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element { Element(.hover, events: .hover) }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if case .hover(let isInside) = event { action(isInside) }
    }
}

extension View {
    /// Runs an action when the pointer enters or leaves the view.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }

    /// Sets whether the view receives taps and other gestures. If not, the views behind it receive them.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(SimpleElementModifier(.hitTesting, [.allowsHitTesting: .bool(enabled)]))
    }
}
