import SwiftUI

/// Alerts and confirmation dialogs.
struct DialogsPage: View {
    @State private var isAlerting = false
    @State private var isAskingForName = false
    @State private var isConfirming = false
    @State private var name = ""
    @State private var answer = "none"
    @State private var asksNoMore = false

    var body: some View {
        List {
            Button("Alert") { isAlerting = true }
            Button("Alert with a field") { isAskingForName = true }
            Button("Confirmation dialog") { if asksNoMore { answer = "original" } else { isConfirming = true } }
            LabeledContent("Answer", value: answer)
        }
        .alert("Delete the draft?", isPresented: $isAlerting) {
            Button("Delete", role: .destructive) { answer = "deleted" }
            Button("Cancel", role: .cancel) { answer = "kept" }
        } message: {
            Text("This cannot be undone.")
        }
        .alert("What is your name?", isPresented: $isAskingForName) {
            TextField("Name", text: $name)
            Button("OK") { answer = name }
        }
        .confirmationDialog("Send the photo", isPresented: $isConfirming, titleVisibility: .visible) {
            Button("Small") { answer = "small" }
            Button("Original size") { answer = "original" }
            Button("Cancel", role: .cancel) { answer = "cancelled" }
        }
        .dialogSuppressionToggle(isSuppressed: $asksNoMore)
    }
}
