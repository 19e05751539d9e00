/// The appearance of labels.
///
///     struct Stacked: LabelStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack { configuration.icon; configuration.title }
///         }
///     }
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View

    /// The parts of the label.
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a label that a style arranges.
public struct LabelStyleConfiguration {
    /// The title of the label.
    public struct Title: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The icon of the label.
    public struct Icon: View {
        let content: AnyView

        public var body: some View { content }
    }

    public let title: Title
    public let icon: Icon
}

/// The style that suits the context: title and icon.
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabelElement(title: configuration.title, icon: configuration.icon)
    }
}

/// Shows only the icon; assistive technology reads the title.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Label(configuration).labelStyle(self)
    }
}

/// Shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Label(configuration).labelStyle(self)
    }
}

/// Shows the icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Label(configuration).labelStyle(self)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
    /// Sets the appearance of the labels in this view.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(LabelStyleModifier(style: style))
    }
}

struct LabelStyleModifier<Style: LabelStyle> {
    let style: Style
}

extension LabelStyleModifier: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values.labelStyleEntry = TypedLabelStyleEntry(style, outer: values.labelStyleEntry)
    }
}

// MARK: - The current style

/// A style in the environment, with the outer style, which applies to labels inside the style's own body.
class LabelStyleEntry {
    let outer: LabelStyleEntry?
    /// The renderers' name of a built-in style; nil for the default style and for custom styles.
    let elementName: String?
    let isBuiltIn: Bool

    fileprivate init(outer: LabelStyleEntry?, elementName: String?, isBuiltIn: Bool) {
        self.outer = outer
        self.elementName = elementName
        self.isBuiltIn = isBuiltIn
    }

    @MainActor func body(of configuration: LabelStyleConfiguration) -> AnyView {
        preconditionFailure("LabelStyleEntry is abstract; TypedLabelStyleEntry knows the style.")
    }
}

private final class TypedLabelStyleEntry<Style: LabelStyle>: LabelStyleEntry {
    private let style: Style

    init(_ style: Style, outer: LabelStyleEntry?) {
        self.style = style
        let names: [ObjectIdentifier: String?] = [
            ObjectIdentifier(DefaultLabelStyle.self): nil,
            ObjectIdentifier(IconOnlyLabelStyle.self): "iconOnly",
            ObjectIdentifier(TitleOnlyLabelStyle.self): "titleOnly",
            ObjectIdentifier(TitleAndIconLabelStyle.self): "titleAndIcon",
        ]
        let name = names[ObjectIdentifier(Style.self)]
        super.init(outer: outer, elementName: name ?? nil, isBuiltIn: name != nil)
    }

    @MainActor override func body(of configuration: LabelStyleConfiguration) -> AnyView {
        AnyView(StyledLabel(style: style, configuration: configuration).environment(\.labelStyleEntry, outer))
    }
}

/// The output of a style for a label.
private struct StyledLabel<Style: LabelStyle>: View {
    @StyleValue var style: Style
    let configuration: LabelStyleConfiguration

    init(style: Style, configuration: LabelStyleConfiguration) {
        _style = StyleValue(wrappedValue: style)
        self.configuration = configuration
    }

    var body: some View { style.makeBody(configuration: configuration) }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: LabelStyleEntry? { nil }
}

extension EnvironmentValues {
    var labelStyleEntry: LabelStyleEntry? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}
