/// Describes its content to assistive technology.
struct AccessibilityModifier {
    let name: Attributes.Name
    let value: Text
}

extension AccessibilityModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        Element(.accessibility, attributes: [name: .string(value.string(in: environment))])
    }
}

extension View {
    /// Sets the view's label for assistive technology.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityModifier(name: .label, value: label))
    }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Describes what happens when the user activates the view, for assistive technology.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityModifier(name: .hint, value: hint))
    }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Describes the view's value for assistive technology.
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        modifier(AccessibilityModifier(name: .accessibilityValue, value: value))
    }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets an identifier that tests can use to find the view.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityModifier(name: .identifier, value: Text(verbatim: identifier)))
    }

    /// Hides the view from assistive technology.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(
            SimpleElementModifier(.accessibility, hidden ? [.isHiddenFromAccessibility: .bool(true)] : [:])
        )
    }
}
