/// A control that runs an action.
public struct Button<Label> {
    @usableFromInline package let elementDescription: ButtonDescription
    @usableFromInline package let content: Label
}

extension Button: View, PrimitiveView, ContainerElementView where Label: View {
    public typealias Body = Never

    @preconcurrency
    @inlinable public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency
    @inlinable public nonisolated init(
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
    @inlinable public nonisolated init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    @preconcurrency
    @inlinable public nonisolated init<S: StringProtocol>(
        _ title: S,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

@usableFromInline package struct ButtonDescription {
    let role: ButtonRole?
    let action: @MainActor () -> Void

    @usableFromInline init(role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.action = action
    }
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
