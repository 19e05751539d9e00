/// The appearance of labelled values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = LabeledContentStyleConfiguration
}

/// The labelled value's properties available to a style.
public struct LabeledContentStyleConfiguration {
    /// The label of the value.
    public struct Label {
        let view: ErasedLabel

        init<V: View>(_ view: V) { self.view = ErasedLabel(view) }
    }

    /// The value.
    public struct Content {
        let view: ErasedLabel

        init<V: View>(_ view: V) { self.view = ErasedLabel(view) }
    }

    public let label: Label
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
    public var body: some View { view }
}

extension LabeledContentStyleConfiguration.Content: View {
    public var body: some View { view }
}

extension EnvironmentValues {
    var labeledContentStyle: StyleLayer? { self[StyleKey<LabeledContentStyleConfiguration>.self] }
}

struct LabeledContentStyleBody<Style: LabeledContentStyle> {
    @StyleValue var style: Style
    let configuration: LabeledContentStyleConfiguration

    init(style: Style, configuration: LabeledContentStyleConfiguration) {
        _style = StyleValue(wrappedValue: style)
        self.configuration = configuration
    }
}

extension LabeledContentStyleBody: View {
    var body: some View { style.makeBody(configuration: configuration) }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the labelled value passed to a style, without that style applied.
    public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// The label leading, the value trailing.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "automatic" }

    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration).labeledContentStyle(self)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label leading, the value trailing.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets the appearance of the labelled values in this view.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: LabeledContentStyleConfiguration.self))
    }
}
