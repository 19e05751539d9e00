import Foundation
import OrielUIKit

/// A control for selecting a number in a range.
public struct Slider<Label, ValueLabel> {
    let number: SliderNumber
    let onEditingChanged: (Bool) -> Void
    let label: Label
    var currentLabel: ValueLabel?
    let minimumLabel: ValueLabel?
    let maximumLabel: ValueLabel?
    var ticks: [_SliderTickMark] = []
}

/// The number of a slider, independent of its type.
struct SliderNumber {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    /// Nil to allow any number.
    let step: Double?
    /// The number at which the filled part of the line begins; nil for the lower bound.
    let neutral: Double?
    /// The numbers that can be selected; nil for all.
    let enabled: ClosedRange<Double>?

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride? = nil,
        neutral: V? = nil,
        enabled: ClosedRange<V>? = nil
    ) where V.Stride: BinaryFloatingPoint {
        self.value = value.asDouble
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.neutral = neutral.map { Double($0) }
        self.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
    }

    /// Returns the nearest number that the slider can select.
    func nearest(to number: Double) -> Double {
        var number = number
        if let step, step > 0 {
            number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
        }
        if let enabled { number = min(max(number, enabled.lowerBound), enabled.upperBound) }
        return min(max(number, bounds.lowerBound), bounds.upperBound)
    }

    /// The place of a number on the line, from 0 to 1; nil for a number outside of the bounds.
    func fraction(of number: Double) -> Double? {
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0, bounds.contains(number) else { return nil }
        return (number - bounds.lowerBound) / length
    }
}

extension Binding where Value: BinaryFloatingPoint {
    /// The same number as a `Double`.
    fileprivate var asDouble: Binding<Double> {
        if let double = self as? Binding<Double> { return double }
        var result = Binding<Double>(
            location: MappedLocation(base: location, read: { Double($0) }, write: { Value($0) })
        )
        result.transaction = transaction
        return result
    }
}

extension Slider: View where Label: View, ValueLabel: View {
    public var body: some View {
        SliderElement(
            elementDescription: SliderDescription(
                number: number,
                onEditingChanged: onEditingChanged,
                hasTicks: !ticks.isEmpty
            ),
            content: TupleView(
                (
                    ControlLabel { label },
                    minimumLabel.map { label in ControlLabel(role: "minimum") { label } },
                    maximumLabel.map { label in ControlLabel(role: "maximum") { label } },
                    currentLabel.map { label in ControlLabel(role: "value") { label } },
                    ticks.isEmpty ? nil : SliderTickMarks(places: places)
                )
            )
        )
    }

    private var places: [SliderTickMarks.Place] {
        ticks.enumerated().compactMap { index, tick in
            number.fraction(of: tick.value).map { SliderTickMarks.Place(id: index, fraction: $0, label: tick.label) }
        }
    }
}

/// The ticks below the line of a slider.
private struct SliderTickMarks {
    struct Place: Identifiable {
        let id: Int
        let fraction: Double
        let label: AnyView?
    }

    let places: [Place]
}

extension SliderTickMarks: View {
    var body: some View {
        ForEach(places) { place in
            ControlLabel(role: "tick", fraction: place.fraction) {
                VStack(spacing: 2) {
                    Circle().fill(.tertiary).frame(width: 4, height: 4)
                    if let label = place.label { label.font(.caption2).foregroundStyle(.secondary) }
                }
            }
        }
    }
}

private struct SliderElement<Content: View> {
    let elementDescription: SliderDescription
    let content: Content
}

extension SliderElement: ContainerElementView {
    typealias Body = Never
}

private struct SliderDescription {
    let number: SliderNumber
    let onEditingChanged: (Bool) -> Void
    let hasTicks: Bool
    /// Whether the person is editing; the object is kept with the description.
    let editing = Editing()

    final class Editing {
        var isUnderWay = false
    }
}

extension SliderDescription: ElementDescription {
    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [
            .value: .number(number.value.wrappedValue), .minimum: .number(number.bounds.lowerBound),
            .maximum: .number(number.bounds.upperBound),
        ]
        if let step = number.step { attributes[.step] = .number(step) }
        if let neutral = number.neutral.flatMap(number.fraction) {
            attributes[.guideConstant] = .number(neutral)
        }
        if hasTicks { attributes[.style] = .string("ticks") }
        if environment.sliderThumbVisibility == .hidden { attributes[.showsIndicator] = .bool(false) }
        environment.describeLabeledControl(in: &attributes)
        attributes.setTint(PageDevice.current?.appearanceIfSet(of: UISlider.self)?.minimumTrackTintColor)
        var events: Element.Events = [.input, .change]
        if environment.reportsFocus { events.insert(.focus) }
        return Element(.slider, attributes: attributes, events: events)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        switch event {
        case .input(let text):
            guard let value = Double(text), value.isFinite else { return }
            if !editing.isUnderWay {
                editing.isUnderWay = true
                onEditingChanged(true)
            }
            set(value)
        case .choose(let text):
            if let value = Double(text), value.isFinite { set(value) }
            editing.isUnderWay = false
            onEditingChanged(false)
        default: break
        }
    }

    private func set(_ value: Double) {
        let new = number.nearest(to: value)
        if new != number.value.wrappedValue { number.value.wrappedValue = new }
    }
}

extension Slider where Label: View, ValueLabel: View {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel()
        )
    }

    /// - Parameter step: The distance between selectable numbers.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, step: step),
            onEditingChanged: onEditingChanged,
            label: label(),
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel()
        )
    }

    @available(*, deprecated, renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            minimumLabel: minimumValueLabel,
            maximumLabel: maximumValueLabel
        )
    }

    @available(
        *,
        deprecated,
        renamed: "Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
    )
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, step: step),
            onEditingChanged: onEditingChanged,
            label: label(),
            minimumLabel: minimumValueLabel,
            maximumLabel: maximumValueLabel
        )
    }
}

extension Slider where Label: View, ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds),
            onEditingChanged: onEditingChanged,
            label: label(),
            minimumLabel: nil,
            maximumLabel: nil
        )
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            number: SliderNumber(value, in: bounds, step: step),
            onEditingChanged: onEditingChanged,
            label: label(),
            minimumLabel: nil,
            maximumLabel: nil
        )
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}
