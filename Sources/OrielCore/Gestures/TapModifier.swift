/// Runs an action when its content is tapped.
struct TapModifier {
    let count: Int
    let action: () -> Void
}

extension TapModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        if count != 1 { attributes[.value] = .number(Double(count)) }
        attributes.set(.isDisabled, !environment.isEnabled)
        return Element(.tap, attributes: attributes, events: .tap)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if event == .tap { action() }
    }
}

extension View {
    /// Runs an action when the view is tapped a number of times.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: action))
    }
}
