/// Runs an action when the pointer comes and goes.
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
    /// Runs an action when the pointer has come to lie above the view, and when it has left.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }

    /// Has taps and other gestures go through the view to what is behind it.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(SimpleElementModifier(.hitTesting, [.allowsHitTesting: .bool(enabled)]))
    }
}
