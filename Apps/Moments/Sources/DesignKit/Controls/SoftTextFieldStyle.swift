import SwiftUI

/// A field that is sunk into its card.
public struct SoftTextFieldStyle: TextFieldStyle {
    public init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.modifier(FieldWell())
    }
}

extension TextFieldStyle where Self == SoftTextFieldStyle {
    /// A field that is sunk into its card.
    public static var soft: SoftTextFieldStyle { SoftTextFieldStyle() }
}

/// What fields are sunk into; for those that take no style, such as `SecureField` and `TextEditor`.
public struct FieldWell: ViewModifier {
    public init() {}

    public func body(content: Content) -> some View {
        content
            .font(.body)
            .padding(.horizontal, Spacing.s)
            .padding(.vertical, Spacing.s)
            .frame(minHeight: 48)
            .background(Palette.well, in: .rect(cornerRadius: CornerRadius.small))
            .overlay {
                RoundedRectangle(cornerRadius: CornerRadius.small)
                    .strokeBorder(Palette.hairline, lineWidth: 1)
                    .allowsHitTesting(false)
            }
    }
}

extension View {
    /// Sinks a field into its card.
    public func fieldWell() -> some View { modifier(FieldWell()) }
}
