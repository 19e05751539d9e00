import SwiftUI

/// The toolbar of an editor: buttons that close it and send what was written, and a spinner while it is sent.
public struct EditorToolbar: ToolbarContent {
    private let close: (label: Text, action: @MainActor () -> Void)
    private let send: (label: Text, action: @MainActor () -> Void)
    private let isSending: Bool
    private let canSend: Bool

    public init(
        close: (label: Text, action: @MainActor () -> Void),
        send: (label: Text, action: @MainActor () -> Void),
        isSending: Bool,
        canSend: Bool
    ) {
        self.close = close
        self.send = send
        self.isSending = isSending
        self.canSend = canSend
    }

    public var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button(action: close.action) { close.label }
        }
        ToolbarItem(placement: .confirmationAction) {
            if isSending {
                ProgressView()
                    .accessibilityLabel(Text("Please wait"))
            } else {
                Button(action: send.action) { send.label.fontWeight(.semibold) }
                    .disabled(!canSend)
                    .keyboardShortcut(.return, modifiers: .command)
            }
        }
    }
}

#Preview("Editor toolbar, ready to send") {
    NavigationStack {
        Ground()
            .page(Text(verbatim: "New moment"))
            .toolbar {
                EditorToolbar(
                    close: (Text(verbatim: "Cancel"), {}),
                    send: (Text(verbatim: "Post"), {}),
                    isSending: false,
                    canSend: true
                )
            }
    }
}

#Preview("Editor toolbar, nothing to send") {
    NavigationStack {
        Ground()
            .page(Text(verbatim: "New moment"))
            .toolbar {
                EditorToolbar(
                    close: (Text(verbatim: "Cancel"), {}),
                    send: (Text(verbatim: "Post"), {}),
                    isSending: false,
                    canSend: false
                )
            }
    }
}

#Preview("Editor toolbar, sending") {
    NavigationStack {
        Ground()
            .page(Text(verbatim: "New moment"))
            .toolbar {
                EditorToolbar(
                    close: (Text(verbatim: "Cancel"), {}),
                    send: (Text(verbatim: "Post"), {}),
                    isSending: true,
                    canSend: true
                )
            }
    }
}
