/// A container of controls for data entry, in sections of rows.
///
/// It looks like an inset grouped list or, with the style `.columns`, like a plain list.
public struct Form<Content> {
    let content: Content
    @Environment(\.formStyle) private var style

    nonisolated init(whole content: Content) { self.content = content }
}

extension Form: View where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(whole: content()) }

    public var body: some View {
        if let style, style.name == nil, let custom = style.style as? any FormStyle {
            styled(custom, outer: style.outer?.layer)
        } else {
            ListContainer(
                elementDescription: ListDescription(isForm: true),
                content: content.environment(\.listSelection, nil).environment(\.rowTraits, RowTraits())
            )
        }
    }

    private func styled<Style: FormStyle>(_ style: Style, outer: StyleLayer?) -> AnyView {
        let configuration = FormStyleConfiguration(content: FormStyleConfiguration.Content(content))
        return AnyView(
            FormStyleBody(style: style, configuration: configuration)
                .modifier(OuterStyleModifier<FormStyleConfiguration>(outer: outer))
        )
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form passed to a style, without that style applied.
    public nonisolated init(_ configuration: FormStyleConfiguration) { self.init(whole: configuration.content) }
}

/// The appearance of a form.
///
///     struct CardFormStyle: FormStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             ScrollView { VStack { configuration.content } }
///         }
///     }
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = FormStyleConfiguration
}

/// The form's properties available to a style.
public struct FormStyleConfiguration {
    /// The rows and sections of the form.
    public struct Content {
        let view: ErasedLabel

        init<V: View>(_ view: V) { self.view = ErasedLabel(view) }
    }

    public let content: Content
}

extension FormStyleConfiguration.Content: View {
    public var body: some View { view }
}

private struct FormStyleBody<Style: FormStyle> {
    @StyleValue var style: Style
    let configuration: FormStyleConfiguration

    init(style: Style, configuration: FormStyleConfiguration) {
        _style = StyleValue(wrappedValue: style)
        self.configuration = configuration
    }
}

extension FormStyleBody: View {
    var body: some View { style.makeBody(configuration: configuration) }
}

/// The platform's default: sections on cards.
public struct AutomaticFormStyle: FormStyle, NamedStyle, Sendable {
    public nonisolated init() {}

    nonisolated var styleName: String { "insetGrouped" }

    public func makeBody(configuration: Configuration) -> some View {
        Form(configuration).formStyle(self)
    }
}

/// Sections on cards.
public struct GroupedFormStyle: FormStyle, NamedStyle, Sendable {
    public nonisolated init() {}

    nonisolated var styleName: String { "insetGrouped" }

    public func makeBody(configuration: Configuration) -> some View {
        Form(configuration).formStyle(self)
    }
}

/// Rows without cards.
public struct ColumnsFormStyle: FormStyle, NamedStyle, Sendable {
    public nonisolated init() {}

    nonisolated var styleName: String { "plain" }

    public func makeBody(configuration: Configuration) -> some View {
        Form(configuration).formStyle(self)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
    var formStyle: StyleLayer? { self[StyleKey<FormStyleConfiguration>.self] }

    /// The renderer's name for the style of forms.
    var formStyleName: String { formStyle?.name ?? "insetGrouped" }
}

extension View {
    /// Sets the style of the forms in this view.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: FormStyleConfiguration.self))
    }
}
