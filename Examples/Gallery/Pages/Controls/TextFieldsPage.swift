import SwiftUI

/// Text input and focus.
struct TextFieldsPage: View {
    private enum Field {
        case name, password, notes
    }

    @State private var name = ""
    @State private var password = ""
    @State private var amount = 12
    @State private var notes = "Some notes\non two lines"
    @State private var submitted = "nothing"
    @FocusState private var field: Field?

    var body: some View {
        Form {
            Section("Fields") {
                TextField("Name", text: $name)
                    .focused($field, equals: .name)
                    .submitLabel(.next)
                    .onSubmit { field = .password }
                SecureField("Password", text: $password)
                    .focused($field, equals: .password)
                    .onSubmit { submitted = "\(name), \(password.count) letters" }
                TextField("Amount", value: $amount, format: .number)
                TextField("Several lines", text: $notes, axis: .vertical)
                TextField("Bordered", text: $name)
                    .textFieldStyle(.roundedBorder)
            }
            Section("Editor") {
                TextEditor(text: $notes)
                    .accessibilityLabel("Notes")
                    .frame(height: 100)
                    .focused($field, equals: .notes)
            }
            Section("Result") {
                LabeledContent("Shown elsewhere", value: name)
                LabeledContent("Twice the amount", value: "\(amount * 2)")
                LabeledContent("Submitted", value: submitted)
            }
            Section("Focus") {
                Button("Edit the name") { field = .name }
                Button("Edit the notes") { field = .notes }
                Button("Stop editing") { field = nil }
            }
        }
    }
}
