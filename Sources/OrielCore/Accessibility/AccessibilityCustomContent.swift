/// A fact about a view that assistive technology reads on request.
public enum AXCustomContent {
    /// Whether the fact is read at once.
    public enum Importance: Hashable, Sendable { case `default`, high }
}

/// The name of a fact about a view, for use in several places.
public struct AccessibilityCustomContentKey: Sendable {
    let label: Text

    public init(_ label: Text, id: String) { self.label = label }

    public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }

    public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

/// Adds a fact to the description of its content.
private struct CustomContentModifier {
    let label: Text
    /// Nil for a fact without a value, which is not read.
    let value: Text?
}

extension CustomContentModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        guard let value else { return Element(.accessibility) }
        let detail = "\(label.string(in: environment)): \(value.string(in: environment))"
        return Element(.accessibility, attributes: [.accessibilityDetail: .string(detail)])
    }
}

extension View {
    /// Adds a fact about the view for assistive technology, after the hint.
    ///
    /// Unlike Apple's, facts of both importances are read with the view: browsers have no facts that are read on request.
    public nonisolated func accessibilityCustomContent(
        _ label: Text,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(CustomContentModifier(label: label, value: value))
    }

    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(CustomContentModifier(label: Text(labelKey), value: value))
    }

    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(CustomContentModifier(label: Text(labelKey), value: Text(valueKey)))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey,
        _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(CustomContentModifier(label: Text(labelKey), value: Text(value)))
    }

    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(CustomContentModifier(label: key.label, value: value))
    }

    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(CustomContentModifier(label: key.label, value: Text(valueKey)))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey,
        _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        modifier(CustomContentModifier(label: key.label, value: Text(value)))
    }

    /// Provides views to assistive technology in place of those inside this one, for example of the marks in a drawing.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        layer(.accessibilityRepresentation, children())
    }
}
