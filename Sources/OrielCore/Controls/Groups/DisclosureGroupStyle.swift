/// The appearance of disclosure groups.
///
///     struct PlainDisclosure: DisclosureGroupStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button { configuration.isExpanded.toggle() } label: { configuration.label }
///             if configuration.isExpanded { configuration.content }
///         }
///     }
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group that are available to a style.
public struct DisclosureGroupStyleConfiguration {
    /// The title.
    public struct Label {
        let view: ErasedLabel

        init<V: View>(_ view: V) { self.view = ErasedLabel(view) }
    }

    /// The views that the group shows and hides.
    public struct Content {
        let view: ErasedLabel

        init<V: View>(_ view: V) { self.view = ErasedLabel(view) }
    }

    public let label: Label
    public let content: Content
    /// Whether the content is shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension DisclosureGroupStyleConfiguration.Label: View {
    public var body: some View { view }
}

extension DisclosureGroupStyleConfiguration.Content: View {
    public var body: some View { view }
}

extension EnvironmentValues {
    var disclosureGroupStyle: StyleLayer? { self[StyleKey<DisclosureGroupStyleConfiguration>.self] }
}

struct DisclosureGroupStyleBody<Style: DisclosureGroupStyle> {
    @StyleValue var style: Style
    let configuration: DisclosureGroupStyleConfiguration

    init(style: Style, configuration: DisclosureGroupStyleConfiguration) {
        _style = StyleValue(wrappedValue: style)
        self.configuration = configuration
    }
}

extension DisclosureGroupStyleBody: View {
    var body: some View { style.makeBody(configuration: configuration) }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
    /// Creates the group passed to a style, without that style applied.
    public nonisolated init(_ configuration: DisclosureGroupStyleConfiguration) {
        self.init(
            isExpanded: configuration.$isExpanded,
            content: { configuration.content },
            label: { configuration.label }
        )
    }
}

/// A title with an arrow that turns when the content is shown.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "automatic" }

    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(configuration).disclosureGroupStyle(self)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// A title with an arrow that turns when the content is shown.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// Sets the appearance of the disclosure groups in this view.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: DisclosureGroupStyleConfiguration.self))
    }
}
