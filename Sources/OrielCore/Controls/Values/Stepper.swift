public import Foundation

/// A control with two buttons that increment and decrement a value.
public struct Stepper<Label> {
    let label: Label
    /// The actions of the buttons; nil for a disabled button.
    let steps: StepperSteps
    let onEditingChanged: (Bool) -> Void
}

/// The actions of a stepper's two buttons.
struct StepperSteps {
    /// Returns a button's current action, read in the stepper's body; nil if it would exceed the bounds.
    let increment: () -> (() -> Void)?
    let decrement: () -> (() -> Void)?

    init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        increment = { onIncrement }
        decrement = { onDecrement }
    }

    init<V: Strideable>(_ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride) {
        increment = { Self.move(value, by: step, in: bounds) }
        decrement = { Self.move(value, by: 0 - step, in: bounds) }
    }

    private static func move<V: Strideable>(
        _ value: Binding<V>,
        by step: V.Stride,
        in bounds: ClosedRange<V>?
    ) -> (() -> Void)? {
        func clamped(_ number: V) -> V {
            guard let bounds else { return number }
            return min(max(number, bounds.lowerBound), bounds.upperBound)
        }
        /// Returns the next value; nil if it equals the current value or does not fit the type.
        func next() -> V? {
            let old = value.wrappedValue
            if let integer = old as? any FixedWidthInteger, !canAdd(step, to: integer) { return nil }
            let new = clamped(old.advanced(by: step))
            return new == old ? nil : new
        }
        guard next() != nil else { return nil }
        // Taps can arrive faster than updates, so the step starts from the value at the time of the tap.
        return { if let new = next() { value.wrappedValue = new } }
    }

    private static func canAdd<N: FixedWidthInteger>(_ step: Any, to number: N) -> Bool {
        guard let step = step as? Int, let magnitude = N(exactly: step.magnitude) else { return false }
        return step < 0
            ? !number.subtractingReportingOverflow(magnitude).overflow
            : !number.addingReportingOverflow(magnitude).overflow
    }
}

extension Stepper: View where Label: View {
    public var body: some View {
        StepperElement(
            elementDescription: StepperDescription(),
            content: TupleView(
                (
                    ControlLabel { label },
                    StepButton(role: "decrement", action: steps.decrement(), onEditingChanged: onEditingChanged),
                    StepButton(role: "increment", action: steps.increment(), onEditingChanged: onEditingChanged)
                )
            )
        )
    }
}

private struct StepperElement<Content: View> {
    let elementDescription: StepperDescription
    let content: Content
}

extension StepperElement: ContainerElementView {
    typealias Body = Never
}

private struct StepperDescription: ElementDescription {
    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        environment.describeLabeledControl(in: &attributes)
        return Element(.stepper, attributes: attributes)
    }
}

/// One of a stepper's two buttons.
private struct StepButton {
    let role: String
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
}

extension StepButton: LeafElementView {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [.role: .string(role)]
        let word = role == "increment" ? SystemWord.increment : .decrement
        attributes[.label] = .string(word.text(in: environment.locale))
        attributes.set(.isDisabled, action == nil || !environment.isEnabled)
        return Element(.button, attributes: attributes, events: .tap)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard event == .tap, let action else { return }
        onEditingChanged(true)
        action()
        onEditingChanged(false)
    }
}

extension Stepper where Label: View {
    public nonisolated init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(),
            steps: StepperSteps(onIncrement: onIncrement, onDecrement: onDecrement),
            onEditingChanged: onEditingChanged
        )
    }

    public nonisolated init<V: Strideable>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(),
            steps: StepperSteps(value, in: nil, step: step),
            onEditingChanged: onEditingChanged
        )
    }

    public nonisolated init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(),
            steps: StepperSteps(value, in: bounds, step: step),
            onEditingChanged: onEditingChanged
        )
    }
}

extension Stepper where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) },
            onIncrement: onIncrement,
            onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) },
            onIncrement: onIncrement,
            onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper whose label is followed by the formatted value.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value,
            step: step,
            label: { Text(titleKey) + Text(verbatim: " " + format.format(value.wrappedValue)) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper whose label is followed by the formatted value.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value,
            in: bounds,
            step: step,
            label: { Text(titleKey) + Text(verbatim: " " + format.format(value.wrappedValue)) },
            onEditingChanged: onEditingChanged
        )
    }
}
