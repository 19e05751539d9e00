/// A display of a value within a range.
///
///     Gauge(value: charge, in: 0...100) { Text("Battery") }
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
    /// From 0 to 1.
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel?
    let minimumLabel: BoundsLabel?
    let maximumLabel: BoundsLabel?
    let markedValueLabels: MarkedValueLabels?
    @Environment(\.gaugeStyle) private var style

    nonisolated init(
        fraction: Double,
        label: Label,
        currentValueLabel: CurrentValueLabel?,
        minimumLabel: BoundsLabel? = nil,
        maximumLabel: BoundsLabel? = nil,
        markedValueLabels: MarkedValueLabels? = nil
    ) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
        self.markedValueLabels = markedValueLabels
    }
}

extension Gauge: View where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    public var body: some View {
        if let style, style.name == nil, let custom = style.style as? any GaugeStyle {
            styled(custom, outer: style.outer?.layer)
        } else {
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

    private func styled<Style: GaugeStyle>(_ style: Style, outer: StyleLayer?) -> AnyView {
        let configuration = GaugeStyleConfiguration(
            value: fraction,
            label: GaugeStyleConfiguration.Label(label),
            currentValueLabel: currentValueLabel.map { GaugeStyleConfiguration.CurrentValueLabel($0) },
            minimumValueLabel: minimumLabel.map { GaugeStyleConfiguration.MinimumValueLabel($0) },
            maximumValueLabel: maximumLabel.map { GaugeStyleConfiguration.MaximumValueLabel($0) },
            markedValueLabels: markedValueLabels.map { GaugeStyleConfiguration.MarkedValueLabel($0) }
        )
        return AnyView(
            GaugeStyleBody(style: style, configuration: configuration)
                .modifier(OuterStyleModifier<GaugeStyleConfiguration>(outer: outer))
        )
    }
}

/// Returns the position of a value between two bounds, from 0 to 1.
func fractionOf<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double {
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
        if let style = environment.gaugeStyle?.name, style != "automatic" {
            attributes[.controlStyle] = .string(style)
        }
        attributes.set(.hidesLabel, environment.hidesControlLabels)
        return Element(.gauge, attributes: attributes)
    }
}
