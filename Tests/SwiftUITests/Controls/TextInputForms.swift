import SwiftUI

struct BoxedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
            Text("boxed")
            configuration
        }
    }
}

struct TextInputForms: View {
    @State private var name = ""
    @State private var password = ""
    @State private var notes = "Old notes"
    @State private var log: [String] = []

    var body: some View {
        VStack {
            TextField("Name", text: $name)
                .textFieldStyle(.roundedBorder)
                .keyboardType(.emailAddress)
                .textContentType(.emailAddress)
                .autocapitalization(.none)
                .disableAutocorrection(true)
                .submitLabel(.done)
                .onSubmit { log.append("inner") }
            TextField("Boxed", text: $name).textFieldStyle(BoxedFieldStyle())
            TextField("Plain", text: $name).textFieldStyle(PlainTextFieldStyle()).textInputAutocapitalization(.never)
            SecureField("Password", text: $password).textContentType(.newPassword).autocorrectionDisabled()
            SecureField("Prompted", text: $password, prompt: Text("Your password"))
            SecureField("Committing", text: $password, onCommit: { log.append("committed") })
            TextEditor(text: $notes).accessibilityLabel("Notes")
            Text(log.joined(separator: " "))
            Text("\(name) \(password) \(notes)")
        }
        .onSubmit(of: .text) { log.append("outer") }
    }
}
