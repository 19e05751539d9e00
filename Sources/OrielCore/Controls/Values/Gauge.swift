/// A display of a value within a range. Unlike Apple's, it does not support marked values and custom styles.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
    /// From 0 to 1.
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel?
    let minimumLabel: BoundsLabel?
    let maximumLabel: BoundsLabel?
}

extension Gauge: View where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    public var body: some View {
        GaugeElement(
            elementDescription: GaugeDescription(fraction: fraction),
            content: TupleView(
                (
                    ControlLabel { label },
                    minimumLabel.map { label in ControlLabel(role: "minimum") { label } },
                    maximumLabel.map { label in ControlLabel(role: "maximum") { label } },
                    currentValueLabel.map { label in ControlLabel(role: "value") { label } }
                )
            )
        )
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            fraction: fractionOf(value, in: bounds),
            label: label(),
            currentValueLabel: currentValueLabel(),
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel()
        )
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: fractionOf(value, in: bounds),
            label: label(),
            currentValueLabel: currentValueLabel(),
            minimumLabel: nil,
            maximumLabel: nil
        )
    }
}

extension Gauge
where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            fraction: fractionOf(value, in: bounds),
            label: label(),
            currentValueLabel: nil,
            minimumLabel: nil,
            maximumLabel: nil
        )
    }
}

/// Returns the position of a value between two bounds, from 0 to 1.
private func fractionOf<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0 else { return 0 }
    return min(max(Double((value - bounds.lowerBound) / length), 0), 1)
}

private struct GaugeElement<Content: View> {
    let elementDescription: GaugeDescription
    let content: Content
}

extension GaugeElement: ContainerElementView {
    typealias Body = Never
}

private struct GaugeDescription: ElementDescription {
    let fraction: Double

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [.value: .number(fraction)]
        attributes[.label] = .string(SystemWord.progress.text(in: environment.locale))
        if let tint = environment.explicitTint { attributes[.tint] = .color(tint) }
        if let style = environment[StyleKey<GaugeStyleMark>.self]?.name, style != "automatic" {
            attributes[.controlStyle] = .string(style)
        }
        attributes.set(.hidesLabel, environment.hidesControlLabels)
        return Element(.gauge, attributes: attributes)
    }
}

/// The appearance of gauges. Only the framework provides styles.
@MainActor @preconcurrency
public protocol GaugeStyle {}

/// The key for gauge styles.
enum GaugeStyleMark {}

extension View {
    /// Sets the appearance of the gauges in this view.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: GaugeStyleMark.self))
    }
}
