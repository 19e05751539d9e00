/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ProgressViewStyleConfiguration
}

/// The progress properties available to a style.
public struct ProgressViewStyleConfiguration {
    /// A description of the task.
    public struct Label {
        let label: ErasedLabel

        init<V: View>(_ view: V) { label = ErasedLabel(view) }
    }

    /// A description of the current progress.
    public struct CurrentValueLabel {
        let label: ErasedLabel

        init<V: View>(_ view: V) { label = ErasedLabel(view) }
    }

    /// The completed fraction, from 0 to 1; nil for a task of unknown length.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
    let progress: ProgressValue
}

extension ProgressViewStyleConfiguration.Label: View {
    public var body: some View { label }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
    public var body: some View { label }
}

extension EnvironmentValues {
    var progressViewStyle: StyleLayer? { self[StyleKey<ProgressViewStyleConfiguration>.self] }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates the progress view passed to a style, without that style applied.
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            progress: configuration.progress,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}

extension View {
    /// Sets the appearance of the progress views in this view.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: ProgressViewStyleConfiguration.self))
    }
}

struct ProgressStyleBody<Style: ProgressViewStyle> {
    @StyleValue var style: Style
    let configuration: ProgressViewStyleConfiguration

    init(style: Style, configuration: ProgressViewStyleConfiguration) {
        _style = StyleValue(wrappedValue: style)
        self.configuration = configuration
    }
}

extension ProgressStyleBody: View {
    var body: some View { style.makeBody(configuration: configuration) }
}

/// A bar if the length of the task is known, otherwise a spinning wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "automatic" }

    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, NamedStyle, TintedStyle {
    nonisolated let styleTint: Color?

    public nonisolated init() { styleTint = nil }

    /// - Parameter tint: The colour of the bar.
    @available(*, deprecated, message: "Use ``View/tint(_)`` instead.")
    public nonisolated init(tint: Color) { styleTint = tint }

    nonisolated var styleName: String { "linear" }

    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

/// A spinning wheel, or a ring that is filled up to the progress.
public struct CircularProgressViewStyle: ProgressViewStyle, NamedStyle, TintedStyle {
    nonisolated let styleTint: Color?

    public nonisolated init() { styleTint = nil }

    /// - Parameter tint: The colour of the wheel.
    @available(*, deprecated, message: "Use ``View/tint(_)`` instead.")
    public nonisolated init(tint: Color) { styleTint = tint }

    nonisolated var styleName: String { "circular" }

    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar if the length of the task is known, otherwise a spinning wheel.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinning wheel, or a ring that is filled up to the progress.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
