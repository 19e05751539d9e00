import SwiftUI

/// A name that a sheet edits through a binding.
struct BindingPage: View {
    @State private var name = "Katherine"
    @State private var isEditing = false

    var body: some View {
        VStack(spacing: 16) {
            Text("Hello, \(name)!")
                .font(.title)
                .accessibilityIdentifier("greeting")
            Button("Change the name") { isEditing = true }
                .buttonStyle(.borderedProminent)
        }
        .padding()
        .sheet(isPresented: $isEditing) {
            NameSheet(name: $name)
        }
    }
}

private struct NameSheet: View {
    @Binding var name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
            }
            .navigationTitle("Name")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
    }
}
