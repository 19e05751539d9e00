import SwiftUI

/// A text field style with an inset background.
public struct SoftTextFieldStyle: TextFieldStyle {
    public init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.modifier(FieldWell())
    }
}

extension TextFieldStyle where Self == SoftTextFieldStyle {
    /// A text field with an inset background.
    public static var soft: SoftTextFieldStyle { SoftTextFieldStyle() }
}

/// The inset background of fields, for views without a text field style, such as `SecureField` and `TextEditor`.
public struct FieldWell: ViewModifier {
    @Environment(\.theme) private var theme

    public init() {}

    public func body(content: Content) -> some View {
        content
            .font(.body)
            .padding(.horizontal, Spacing.s)
            .padding(.vertical, Spacing.s)
            .frame(minHeight: 48)
            .background(theme.field, in: .rect(cornerRadius: CornerRadius.small))
            .overlay {
                RoundedRectangle(cornerRadius: CornerRadius.small)
                    .strokeBorder(theme.hairline, lineWidth: 1)
                    .allowsHitTesting(false)
            }
    }
}

extension View {
    /// Adds the inset background of fields.
    public func fieldWell() -> some View { modifier(FieldWell()) }
}

#Preview("Soft text field, empty and filled", traits: .sizeThatFitsLayout) {
    VStack {
        TextField(text: .constant(""), prompt: Text(verbatim: "Say something")) { Text(verbatim: "Text") }
        TextField(text: .constant("Good morning")) { Text(verbatim: "Text") }
    }
    .textFieldStyle(.soft)
    .padding()
}

#Preview("Soft text field, several lines", traits: .sizeThatFitsLayout) {
    let text = "The bridge is beautiful in the evening, too, when the lamps are lit and the ferries come in."
    TextField(text: .constant(text), axis: .vertical) { Text(verbatim: "Text") }
        .textFieldStyle(.soft)
        .padding()
}

#Preview("Field well, secure field", traits: .sizeThatFitsLayout) {
    SecureField(text: .constant("password")) { Text(verbatim: "Password") }
        .textFieldStyle(.plain)
        .fieldWell()
        .padding()
}

#Preview("Field well, editor", traits: .sizeThatFitsLayout) {
    TextEditor(text: .constant("First line\nSecond line"))
        .scrollContentBackground(.hidden)
        .frame(height: 90)
        .fieldWell()
        .padding()
}
