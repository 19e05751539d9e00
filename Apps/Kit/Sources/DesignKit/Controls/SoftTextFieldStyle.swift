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
