/// The appearance of text fields.
///
/// The built-in styles are `.automatic`, `.plain` and `.roundedBorder`. A custom style returns a view that contains the
/// field:
///
///     struct Boxed: TextFieldStyle {
///         func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding().border(.gray) }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View

    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body

    typealias _Label = _TextFieldStyleLabel
}

/// The label of a field shown by a style.
public struct _TextFieldStyleLabel {
    let label: ErasedLabel

    init<V: View>(_ view: V) { label = ErasedLabel(view) }
}

extension _TextFieldStyleLabel: View {
    public var body: some View { label }
}

/// The key for text field styles.
enum TextFieldStyleMark {}

extension View {
    /// Sets the appearance of the text fields in this view.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, for: TextFieldStyleMark.self))
    }
}

extension TextField where Label: View {
    typealias StyleMark = TextFieldStyleMark

    @MainActor func body(in layer: StyleLayer) -> AnyView? {
        func body<Style: TextFieldStyle>(_ style: Style) -> AnyView {
            AnyView(
                StyledTextField(style: style, field: elementDescription, label: content)
                    .modifier(OuterStyleModifier<TextFieldStyleMark>(outer: layer.outer?.layer))
            )
        }
        return (layer.style as? any TextFieldStyle).map { body($0) }
    }
}

struct StyledTextField<Style: TextFieldStyle, Label: View>: View {
    @StyleValue var style: Style
    let field: TextFieldDescription
    let label: Label

    init(style: Style, field: TextFieldDescription, label: Label) {
        _style = StyleValue(wrappedValue: style)
        self.field = field
        self.label = label
    }

    var body: some View {
        style._body(configuration: TextField(elementDescription: field, content: _TextFieldStyleLabel(label)))
    }
}

/// The style that suits the field's context.
public struct DefaultTextFieldStyle: TextFieldStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "automatic" }

    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

/// The text without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "plain" }

    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, NamedStyle {
    public nonisolated init() {}

    nonisolated var styleName: String { "roundedBorder" }

    public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(self) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style that suits the field's context.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text without decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
