import SwiftUI

extension View {
    /// Asks the person before something that cannot be taken back.
    ///
    /// - Parameter button: The label of the button that does it.
    public func confirmation(
        _ question: Text,
        isPresented: Binding<Bool>,
        button: Text,
        message: Text? = nil,
        action: @escaping @MainActor () -> Void
    ) -> some View {
        confirmationDialog(question, isPresented: isPresented, titleVisibility: .visible) {
            Button(role: .destructive, action: action) { button }
        } message: {
            message
        }
    }
}

/// A button that asks the person before it acts.
public struct ConfirmingButton: View {
    private let title: Text
    private let label: Text
    private let question: Text
    private let message: Text?
    private let action: @MainActor () -> Void
    @State private var isAsking = false

    /// - Parameters:
    ///   - title: The text of the button, and of the one in the dialog.
    ///   - label: The button's label for screen readers, if there are several of its kind.
    public init(
        _ title: Text,
        label: Text? = nil,
        asking question: Text,
        message: Text? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.label = label ?? title
        self.question = question
        self.message = message
        self.action = action
    }

    public var body: some View {
        Button(role: .destructive) {
            isAsking = true
        } label: {
            title
        }
        .accessibilityLabel(label)
        .confirmation(question, isPresented: $isAsking, button: title, message: message, action: action)
    }
}

#Preview("Confirming button", traits: .sizeThatFitsLayout) {
    ConfirmingButton(Text(verbatim: "Delete"), asking: Text(verbatim: "Delete this moment?")) {}
        .padding()
}

#Preview("Confirming button, disabled", traits: .sizeThatFitsLayout) {
    ConfirmingButton(Text(verbatim: "Delete"), asking: Text(verbatim: "Delete this moment?")) {}
        .padding()
        .disabled(true)
}

#Preview("Confirmation, open") {
    @Previewable @State var isAsking = true
    Color.clear
        .confirmation(
            Text(verbatim: "Delete this moment?"),
            isPresented: $isAsking,
            button: Text(verbatim: "Delete"),
            message: Text(verbatim: "It will be deleted for everyone.")
        ) {}
}
