import SwiftUI

/// The main button of a form, with a loading indicator during a request.
public struct SubmitButton: View {
    private let title: Text
    private let isSending: Bool
    private let isEnabled: Bool
    private let action: @MainActor () -> Void

    public init(_ title: Text, isSending: Bool, isEnabled: Bool, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.isSending = isSending
        self.isEnabled = isEnabled
        self.action = action
    }

    public var body: some View {
        Button(action: action) {
            ZStack {
                title.opacity(isSending ? 0 : 1)
                if isSending {
                    ProgressView()
                        .accessibilityLabel(Text("Please wait"))
                }
            }
        }
        .buttonStyle(.primary)
        .disabled(!isEnabled)
    }
}

#Preview("Submit button", traits: .sizeThatFitsLayout) {
    SubmitButton(Text(verbatim: "Sign in"), isSending: false, isEnabled: true) {}
        .padding()
}

#Preview("Submit button, sending", traits: .sizeThatFitsLayout) {
    SubmitButton(Text(verbatim: "Sign in"), isSending: true, isEnabled: false) {}
        .padding()
}

#Preview("Submit button, disabled", traits: .sizeThatFitsLayout) {
    SubmitButton(Text(verbatim: "Sign in"), isSending: false, isEnabled: false) {}
        .padding()
}
