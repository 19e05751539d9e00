import OrielUIKit

/// A control that is on or off.
public struct Toggle<Label> {
    package let elementDescription: ToggleDescription
    package let content: Label
}

extension Toggle: View, PrimitiveView, ContainerElementView, StyledControl where Label: View {
    public typealias Body = Never

    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        elementDescription = ToggleDescription(isOn: isOn, sources: nil)
        content = label()
    }

    /// Creates a toggle for several values: on if all are on, mixed if they differ; using it sets all values.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        elementDescription = ToggleDescription(isOn: .all(bindings), sources: bindings)
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

    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == OrielCore.Label<Text, Image> {
    /// Creates a toggle with a symbol before its title.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { OrielCore.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { OrielCore.Label(title, systemImage: systemImage) }
    }
}

extension Binding where Value == Bool {
    /// Returns a binding that is true if all values are true; setting it sets all values.
    fileprivate static func all(_ bindings: [Binding<Bool>]) -> Binding<Bool> {
        Binding {
            bindings.allSatisfy(\.wrappedValue)
        } set: { value, transaction in
            for binding in bindings { binding.transaction(transaction).wrappedValue = value }
        }
    }
}

package struct ToggleDescription {
    let isOn: Binding<Bool>
    /// The values of a toggle for several values.
    let sources: [Binding<Bool>]?

    /// The toggle in its state after a tap. Using it changes nothing.
    var flipped: ToggleDescription { ToggleDescription(isOn: .constant(!isOn.wrappedValue), sources: nil) }

    /// Whether the toggle's values differ.
    var isMixed: Bool {
        guard let sources, let first = sources.first?.wrappedValue else { return false }
        return sources.contains { $0.wrappedValue != first }
    }
}

extension ToggleDescription: ElementDescription {
    package static var readsBindings: Bool { true }

    package func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [.isOn: .bool(isOn.wrappedValue)]
        attributes.set(.isMixed, isMixed)
        environment.describeLabeledControl(in: &attributes)
        environment.describeShortcut(in: &attributes)
        attributes.setTint(PageDevice.current?.appearanceIfSet(of: UISwitch.self)?.onTintColor)
        if let style = environment[StyleKey<ToggleStyleConfiguration>.self]?.name, style != "automatic" {
            attributes[.controlStyle] = .string(style)
        }
        var events: Element.Events = .change
        // In a menu it is an item with a tick.
        if environment.isInMenu { events.insert(.tap) }
        if environment.reportsFocus { events.insert(.focus) }
        return Element(.toggle, attributes: attributes, events: events)
    }

    package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        switch event {
        case .change(let isOn): self.isOn.wrappedValue = isOn
        case .tap: isOn.wrappedValue.toggle()
        default: break
        }
    }
}
