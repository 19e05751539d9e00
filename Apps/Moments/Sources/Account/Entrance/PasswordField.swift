import DesignKit
import SwiftUI

/// A password field with a button to show the text.
struct PasswordField: View {
    @Binding var text: String
    /// Indicates whether the field is for a new password.
    let isNew: Bool
    var label = Text("Password")
    @State private var isShown = false

    /// Empty, because the label is above the field.
    private static let noPrompt = Text(verbatim: "")

    var body: some View {
        HStack(spacing: Spacing.xs) {
            Group {
                if isShown {
                    TextField(text: $text, prompt: Self.noPrompt) { label }
                } else {
                    SecureField(text: $text, prompt: Self.noPrompt) { label }
                }
            }
            .textFieldStyle(.plain)
            .textContentType(isNew ? .newPassword : .password)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .submitLabel(.go)
            Button {
                isShown.toggle()
            } label: {
                Image(systemName: isShown ? "eye.slash" : "eye")
                    .foregroundStyle(Palette.secondaryText)
                    .frame(width: 32, height: 24)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(isShown ? Text("Hide password") : Text("Show password"))
        }
        .fieldWell()
    }
}

#Preview("Password field, empty", traits: .sizeThatFitsLayout) {
    PasswordField(text: .constant(""), isNew: false)
        .padding()
}

#Preview("Password field, filled", traits: .sizeThatFitsLayout) {
    PasswordField(text: .constant("correct horse"), isNew: true)
        .padding()
}
