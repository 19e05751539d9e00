/// A text field that hides its text on screen.
public struct SecureField<Label> {
    package let elementDescription: TextFieldDescription
    package let content: Label
}

extension SecureField: View, PrimitiveView, ContainerElementView, StyledControl where Label: View {
    public typealias Body = Never

    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt: prompt, label: label())
    }

    nonisolated init(_ text: Binding<String>, prompt: Text? = nil, onCommit: (() -> Void)? = nil, label: Label) {
        elementDescription = TextFieldDescription(
            kind: .secureField,
            text: .text(text),
            prompt: prompt,
            axis: .horizontal,
            onEditingChanged: nil,
            onCommit: onCommit
        )
        content = label
    }
}

extension SecureField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text, label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt, label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, onCommit: onCommit, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, onCommit: onCommit, label: Text(title))
    }
}

extension SecureField where Label: View {
    typealias StyleMark = TextFieldStyleMark

    @MainActor func body(in layer: StyleLayer) -> AnyView? {
        // A style receives the field as a TextField; the description marks it as secure.
        func body<Style: TextFieldStyle>(_ style: Style) -> AnyView {
            AnyView(
                StyledTextField(style: style, field: elementDescription, label: content)
                    .modifier(OuterStyleModifier<TextFieldStyleMark>(outer: layer.outer?.layer))
            )
        }
        return (layer.style as? any TextFieldStyle).map { body($0) }
    }
}
