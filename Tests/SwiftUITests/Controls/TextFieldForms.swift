import SwiftUI

struct TextFieldForms: View {
    @State private var name = ""
    @State private var age = 30
    @State private var height: Double? = nil
    @State private var isEditing = false
    @State private var committed = ""
    private let placeholder = "Nickname"
    private static let formatter = NumberFormatter()

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            TextField(placeholder, text: $name)
            TextField("Prompted", text: $name, prompt: Text("Type here"))
            TextField("Growing", text: $name, axis: .vertical)
            TextField(text: $name) { Text("Built") }
            TextField(text: $name, prompt: Text("Required")) { Text("Built with prompt") }
            TextField("Age", value: $age, format: .number)
            TextField("Height", value: $height, format: .number)
            TextField("Formatted", value: $age, formatter: Self.formatter)
            TextField("Editing", text: $name, onEditingChanged: { isEditing = $0 })
            TextField("Committing", text: $name, onCommit: { committed = name })
            TextField("Both", text: $name, onEditingChanged: { isEditing = $0 }, onCommit: { committed = name })
            Text("Hello \(name)")
            Text("Age \(age)")
            Text(isEditing ? "editing" : "reading")
        }
    }
}
