import SwiftUI

/// The toolbar of an editor: buttons that close and save, and a spinner while the changes are saved.
struct EditorToolbar: ToolbarContent {
    let isSaving: Bool
    let canSave: Bool
    let close: @MainActor () -> Void
    let save: @MainActor () -> Void

    var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button(action: close) { Text("Close") }
        }
        ToolbarItem(placement: .confirmationAction) {
            if isSaving {
                ProgressView()
                    .accessibilityLabel(Text("Please wait"))
            } else {
                Button(action: save) {
                    Text("Save")
                        .fontWeight(.semibold)
                }
                .disabled(!canSave)
            }
        }
    }
}
