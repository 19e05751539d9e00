/// A control that runs an action.
public struct Button<Label> {
    package let elementDescription: ButtonDescription
    package let content: Label
}

extension Button: View, PrimitiveView, ContainerElementView where Label: View {
    public typealias Body = Never

    @preconcurrency
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency
    public nonisolated init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        elementDescription = ButtonDescription(role: role, action: action)
        content = label()
    }
}

extension Button where Label == Text {
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

package struct ButtonDescription {
    let role: ButtonRole?
    let action: @MainActor () -> Void
}

extension ButtonDescription: ElementDescription {
    package func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        if role == .destructive { attributes[.role] = .string("destructive") }
        if role == .cancel { attributes[.role] = .string("cancel") }
        attributes.set(.isDisabled, !environment.isEnabled)
        return Element(.button, attributes: attributes, events: .tap)
    }

    package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if event == .tap { action() }
    }
}
