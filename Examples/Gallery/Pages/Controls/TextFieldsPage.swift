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
    @State private var headline = "Some words turn bold"
    @State private var selection: TextSelection?
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
            Section("Selection") {
                TextField("Headline", text: $headline, selection: $selection)
                LabeledContent("Selected", value: selected)
                Button("Select the first word") { selectFirstWord() }
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

    private var selected: String {
        guard case .selection(let range)? = selection?.indices else { return "nothing" }
        return range.isEmpty ? "a place" : String(headline[range])
    }

    private func selectFirstWord() {
        let end = headline.firstIndex(of: " ") ?? headline.endIndex
        selection = TextSelection(range: headline.startIndex..<end)
    }
}
