/// A control that is on or off.
public struct Toggle<Label> {
    package let elementDescription: ToggleDescription
    package let content: Label
}

extension Toggle: View, PrimitiveView, ContainerElementView where Label: View {
    public typealias Body = Never

    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        elementDescription = ToggleDescription(isOn: isOn)
        content = label()
    }
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

package struct ToggleDescription {
    let isOn: Binding<Bool>
}

extension ToggleDescription: ElementDescription {
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
