/// A control that is on or off.
public struct Toggle<Label> {
    let isOn: Binding<Bool>
    let label: Label
}

extension Toggle: View, PrimitiveView, ContainerElementView where Label: View {
    public typealias Body = Never

    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    package var elementDescription: ToggleDescription { ToggleDescription(isOn: isOn) }
    package var content: Label { label }
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

package struct ToggleDescription: ElementDescription {
    let isOn: Binding<Bool>

    package static var readsBindings: Bool { true }

    package func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [.isOn: .bool(isOn.wrappedValue)]
        attributes.set(.isDisabled, !environment.isEnabled)
        return Element(.toggle, attributes: attributes, events: .change)
    }

    package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if case .change(let isOn) = event { self.isOn.wrappedValue = isOn }
    }
}
