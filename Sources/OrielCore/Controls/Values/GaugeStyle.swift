/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge that are available to a style.
public struct GaugeStyleConfiguration {
    /// A description of the gauge.
    public struct Label {
        let label: ErasedLabel

        init<V: View>(_ view: V) { label = ErasedLabel(view) }
    }

    /// The current value.
    public struct CurrentValueLabel {
        let label: ErasedLabel

        init<V: View>(_ view: V) { label = ErasedLabel(view) }
    }

    /// The lower bound.
    public struct MinimumValueLabel {
        let label: ErasedLabel

        init<V: View>(_ view: V) { label = ErasedLabel(view) }
    }

    /// The upper bound.
    public struct MaximumValueLabel {
        let label: ErasedLabel

        init<V: View>(_ view: V) { label = ErasedLabel(view) }
    }

    /// Labels for some values.
    public struct MarkedValueLabel {
        let label: ErasedLabel

        init<V: View>(_ view: V) { label = ErasedLabel(view) }
    }

    /// The place of the value in its range, from 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    public var markedValueLabels: MarkedValueLabel?
}

extension GaugeStyleConfiguration.Label: View {
    public var body: some View { label }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
    public var body: some View { label }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
    public var body: some View { label }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
    public var body: some View { label }
}

extension GaugeStyleConfiguration.MarkedValueLabel: View {
    public var body: some View { label }
}

extension EnvironmentValues {
    var gaugeStyle: StyleLayer? { self[StyleKey<GaugeStyleConfiguration>.self] }
}

extension Gauge
where
    Label == GaugeStyleConfiguration.Label,
    CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
    BoundsLabel == AnyView,
    MarkedValueLabels == GaugeStyleConfiguration.MarkedValueLabel
{
    /// Creates the gauge that a style of the framework got, without that style applied.
    nonisolated init(_ configuration: GaugeStyleConfiguration) {
        self.init(
            fraction: configuration.value,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel,
            minimumLabel: configuration.minimumValueLabel.map { AnyView($0) },
            maximumLabel: configuration.maximumValueLabel.map { AnyView($0) },
            markedValueLabels: configuration.markedValueLabels
        )
    }
}

extension View {
    /// Sets the appearance of the gauges in this view.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: GaugeStyleConfiguration.self))
    }
}

struct GaugeStyleBody<Style: GaugeStyle> {
    @StyleValue var style: Style
    let configuration: GaugeStyleConfiguration

    init(style: Style, configuration: GaugeStyleConfiguration) {
        _style = StyleValue(wrappedValue: style)
        self.configuration = configuration
    }
}

extension GaugeStyleBody: View {
    var body: some View { style.makeBody(configuration: configuration) }
}
