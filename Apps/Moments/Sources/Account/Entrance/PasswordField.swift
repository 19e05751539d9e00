import DesignKit
import SwiftUI

/// A field for a password, which can be shown.
struct PasswordField: View {
    @Binding var text: String
    /// Whether it is a password that did not exist before.
    let isNew: Bool
    var label = Text("Password")
    @State private var isShown = false

    /// What the field is for stands above it.
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
