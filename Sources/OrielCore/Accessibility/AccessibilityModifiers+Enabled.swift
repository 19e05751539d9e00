public import Foundation

/// Describes its content to assistive technology while the description is enabled.
private struct EnabledAccessibilityModifier {
    let name: Attributes.Name
    /// Nil while the description is not enabled.
    let value: Text?
}

extension EnabledAccessibilityModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        Element(.accessibility, attributes: value.map { [name: .string($0.string(in: environment))] } ?? [:])
    }
}

// Modifiers that can be turned off without a change of the view's identity.
extension View {
    private nonisolated func describe(_ name: Attributes.Name, _ value: Text, _ isEnabled: Bool) -> some View {
        modifier(EnabledAccessibilityModifier(name: name, value: isEnabled ? value : nil))
    }

    /// Sets the view's label for assistive technology, if it is enabled.
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        describe(.label, label, isEnabled)
    }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Describes what happens when the user activates the view, if it is enabled.
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        describe(.hint, hint, isEnabled)
    }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Describes the view's value for assistive technology, if it is enabled.
    public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        describe(.accessibilityValue, value, isEnabled)
    }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets an identifier that tests can use to find the view, if it is enabled.
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        describe(.identifier, Text(verbatim: identifier), isEnabled)
    }

    /// Hides the view from assistive technology, if that is enabled.
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Sets alternative names for speech control, if they are enabled.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        accessibilityInputLabels(isEnabled ? inputLabels : [])
    }

    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey],
        isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S],
        isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets the point that assistive technology taps. Has no effect: browsers choose a point in the view.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
        self
    }

    /// Sets the point that assistive technology taps. Has no effect: browsers choose a point in the view.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

    /// Sets the point that assistive technology taps. Has no effect: browsers choose a point in the view.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
        self
    }

    /// Describes a point of the view from which it can be dragged. Has no effect: browsers drag a view as a whole.
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint,
        description: Text,
        isEnabled: Bool
    ) -> some View { self }

    /// Describes a point of the view from which it can be dragged. Has no effect: browsers drag a view as a whole.
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint,
        description: LocalizedStringKey,
        isEnabled: Bool
    ) -> some View { self }

    /// Describes a point of the view from which it can be dragged. Has no effect: browsers drag a view as a whole.
    @_disfavoredOverload
    public nonisolated func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint,
        description: S,
        isEnabled: Bool
    ) -> some View { self }

    /// Describes a point of the view on which something can be dropped. Has no effect: browsers drop on a view as a
    /// whole.
    @_disfavoredOverload
    public nonisolated func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint,
        description: S,
        isEnabled: Bool
    ) -> some View { self }

    /// Describes a point of the view on which something can be dropped. Has no effect: browsers drop on a view as a
    /// whole.
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint,
        description: Text,
        isEnabled: Bool
    ) -> some View { self }

    /// Describes a point of the view on which something can be dropped. Has no effect: browsers drop on a view as a
    /// whole.
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint,
        description: LocalizedStringKey,
        isEnabled: Bool
    ) -> some View { self }
}

/// How touches are passed to a view unchanged.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
    /// Passes touches to the view unchanged. Has no effect: browsers have no equivalent.
    public nonisolated func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true,
        options: AccessibilityDirectTouchOptions
    ) -> some View { self }

    /// Says where a scroll view is. Has no effect: screen readers say it themselves.
    public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }

    /// Says where a scroll view is. Has no effect: screen readers say it themselves.
    public nonisolated func accessibilityScrollStatus(
        _ statusKey: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> some View { self }

    /// Says where a scroll view is. Has no effect: screen readers say it themselves.
    @_disfavoredOverload
    public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
        _ status: S,
        isEnabled: Bool = true
    ) -> some View { self }
}
