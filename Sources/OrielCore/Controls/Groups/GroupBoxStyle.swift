/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = GroupBoxStyleConfiguration
}

/// The group box properties available to a style.
public struct GroupBoxStyleConfiguration {
    /// The title.
    public struct Label {
        let view: ErasedLabel

        init<V: View>(_ view: V) { self.view = ErasedLabel(view) }
    }

    /// The content of the box.
    public struct Content {
        let view: ErasedLabel

        init<V: View>(_ view: V) { self.view = ErasedLabel(view) }
    }

    public let label: Label
    public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
    public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View {
    public var body: some View { view }
}

extension EnvironmentValues {
    var groupBoxStyle: StyleLayer? { self[StyleKey<GroupBoxStyleConfiguration>.self] }
}

struct GroupBoxStyleBody<Style: GroupBoxStyle> {
    @StyleValue var style: Style
    let configuration: GroupBoxStyleConfiguration

    init(style: Style, configuration: GroupBoxStyleConfiguration) {
        _style = StyleValue(wrappedValue: style)
        self.configuration = configuration
    }
}

extension GroupBoxStyleBody: View {
    var body: some View { style.makeBody(configuration: configuration) }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the group box passed to a style, without that style applied.
    public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// A filled box with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "automatic" }

    public func makeBody(configuration: Configuration) -> some View {
        GroupBox(configuration).groupBoxStyle(self)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A filled box with round corners.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the appearance of the group boxes in this view.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: GroupBoxStyleConfiguration.self))
    }
}
