import SwiftUI

/// Buttons that act on the field with the focus.
struct FocusPage: View {
    @State private var title = "Lisbon"
    @State private var notes = "seven hills"

    var body: some View {
        Form {
            Section("Trip") {
                TextField("Title", text: $title).focusedValue(\.field, "title").focusedValue(\.fieldText, $title)
                TextField("Notes", text: $notes).focusedValue(\.field, "notes").focusedValue(\.fieldText, $notes)
            }
            Section("Field with the focus") { FieldCommands() }
        }
    }
}

private struct FieldCommands: View {
    @FocusedValue(\.field) private var field
    @FocusedBinding(\.fieldText) private var text

    var body: some View {
        Text(field.map { "The \($0)" } ?? "None")
        Button("Capitalize") { text = text?.capitalized }.disabled(text == nil)
        Button("Clear") { text = "" }.disabled(text == nil)
    }
}

extension FocusedValues {
    @Entry fileprivate var field: String?
    @Entry fileprivate var fieldText: Binding<String>?
}
