import Observation
import OrielCore
import OrielTesting
import Testing

@MainActor
struct ViewHostUseTests {
    @Test func `a button is tapped by its text`() async throws {
        let host = ViewHost { CounterView() }

        try await host.tap("Add")

        #expect(host.texts == ["1", "Add"])
    }

    @Test(arguments: ["Like", "♥ 3", "♥", "3", "like-button"])
    func `a button is tapped by label, joined texts, each text and identifier`(name: String) async throws {
        let log = Log()
        let host = ViewHost {
            Button {
                log.lines.append("tapped")
            } label: {
                HStack {
                    Text("♥")
                    Text("3")
                }
            }
            .accessibilityLabel("Like")
            .accessibilityIdentifier("like-button")
        }

        try await host.tap(name)

        #expect(log.lines == ["tapped"])
    }

    @Test(arguments: ["Milk", "Milk 2", "three stars", "***"])
    func `a text in a tappable container stands for the container`(name: String) async throws {
        let log = Log()
        let host = ViewHost {
            HStack {
                VStack { Text("Milk") }
                Text("2")
            }
            .onTapGesture { log.lines.append("row") }
            HStack { Text("***").accessibilityLabel("three stars") }
                .onTapGesture { log.lines.append("row") }
        }

        try await host.tap(name)

        #expect(log.lines == ["row"])
    }

    @Test(arguments: ["Message, important", "important, Milk"])
    func `a control is found by a label that consists of texts and its own label`(name: String) async throws {
        let log = Log()
        let host = ViewHost {
            Button("Message") { log.lines.append("control") }
                .accessibilityLabel { label in
                    label
                    Text("important")
                }
            HStack {
                Text("Milk").accessibilityLabel { label in
                    Text("important")
                    label
                }
            }
            .onTapGesture { log.lines.append("control") }
        }

        try await host.tap(name)

        #expect(log.lines == ["control"])
    }

    @Test func `a button inside a tappable row keeps its name to itself`() async throws {
        let log = Log()
        let host = ViewHost {
            HStack {
                Text("Milk")
                Button("Delete") { log.lines.append("delete") }
            }
            .onTapGesture { log.lines.append("row") }
        }

        try await host.tap("Delete")
        try await host.tap("Milk")

        #expect(log.lines == ["delete", "row"])
    }

    @Test func `the first of several in document order is taken`() async throws {
        let log = Log()
        let host = ViewHost {
            VStack { VStack { Button("Open") { log.lines.append("first") } } }
            Button("Open") { log.lines.append("second") }
        }

        try await host.tap("Open")

        #expect(log.lines == ["first"])
    }

    @Test func `a hidden control is passed over for the next`() async throws {
        let log = Log()
        let host = ViewHost {
            Button("Open") { log.lines.append("hidden") }.hidden()
            Button("Open") { log.lines.append("transparent") }.opacity(0)
            Button("Open") { log.lines.append("shown") }
        }

        try await host.tap("Open")

        #expect(log.lines == ["shown"])
    }

    @Test func `a field is found by label, placeholder and accessibility label, and its text replaced`() async throws {
        let host = ViewHost { FormView() }

        try await host.type("Ada", into: "Name")
        #expect(try host.value(of: "Your name") == "Ada")

        try await host.type("Lovelace", into: "Your name")
        #expect(try host.value(of: "Name") == "Lovelace")

        try await host.type("A note", into: "Note to self")
        #expect(try host.value(of: "Note") == "A note")
    }

    @Test func `a toggle is set, and left alone where it is so already`() async throws {
        let host = ViewHost { FormView() }

        try await host.set(true, toggle: "Remind me")
        #expect(try host.value(of: "Remind me") == "true")

        host.resetCounters()
        try await host.set(true, toggle: "Remind me")
        #expect(host.bodyEvaluations.isEmpty)

        try await host.set(false, toggle: "Remind me")
        #expect(try host.value(of: "Remind me") == "false")
    }

    @Test func `of many elements, those near the miss are reported`() async throws {
        let host = ViewHost {
            ForEach(0..<900, id: \.self) { number in Button("Number \(number)") {} }
        }

        let message = try #require(await error { try await host.tap("Numbr 707") }).message

        #expect(message.contains("Did you mean \"Number 707\"?"))
        #expect(message.contains("Controls: … (697 before), button \"Number 697\", "))
        #expect(message.contains("button \"Number 716\", … (183 after). Texts: … (697 before), \"Number 697\""))
        #expect(message.count < 1200)
        let other = try #require(await error { try await host.tap("Save") }).message
        #expect(other.contains("Controls: button \"Number 0\", ") && other.contains("… (880 after)"))
    }

    @Test func `an unknown name is reported with a suggestion and the elements on screen`() async {
        let host = ViewHost { FormView() }

        let error = await error { try await host.tap("save") }

        #expect(error?.code == .notFound)
        #expect(
            error?.message == """
                Looked for a tappable view named "save" and found none. Did you mean "Save"? \
                Controls: text field "Name", text field "Note to self", toggle "Remind me", button "Save", \
                button "Send" (disabled). Texts: "Form", "Remind me", "Save", "Send".
                """
        )
    }

    @Test func `the message says when the name belongs to something else`() async {
        let host = ViewHost {
            FormView()
            Button("Secret") {}.hidden()
        }

        let field = await error { try await host.tap("Name") }
        let text = await error { try await host.tap("Form") }
        let hidden = await error { try await host.tap("Secret") }

        #expect(field?.message.contains("There is a text field with that name.") == true)
        #expect(text?.message.contains("There is a text \"Form\", but no view around it handles this.") == true)
        #expect(hidden?.message.contains("There is one, but it is hidden.") == true)
    }

    @Test func `an empty screen is reported as empty`() async {
        let host = ViewHost { EmptyView() }

        let error = await error { try await host.type("x", into: "Name") }

        #expect(
            error?.description
                == #"Looked for a text field named "Name" and found none. Controls: none. Texts: none."#
        )
    }

    @Test func `a disabled control says so and does not react`() async {
        let log = Log()
        let host = ViewHost {
            Group {
                Button("Send") { log.lines.append("sent") }
                TextField("Name", text: Binding(get: { "" }, set: { log.lines.append($0) }))
                Toggle("Remind me", isOn: Binding(get: { true }, set: { log.lines.append("\($0)") }))
            }
            .disabled(true)
        }

        let tap = await error { try await host.tap("Send") }
        let type = await error { try await host.type("Ada", into: "Name") }
        let set = await error { try await host.set(true, toggle: "Remind me") }

        #expect([tap, type, set].map { $0?.code } == [.disabled, .disabled, .disabled])
        #expect(
            tap?.message.hasPrefix(#"The button named "Send" is disabled. Controls: "#) == true
        )
        #expect(log.lines.isEmpty)
    }

    @Test func `a change by the test is on screen for the next step`() async throws {
        let form = Form()
        let host = ViewHost { ObservingView(form: form) }

        form.title = "Send now"
        form.canSend = true
        try await host.tap("Send now")

        #expect(form.sent == 1)
    }

    @Test func `a value is asked of a control that has one`() throws {
        let host = ViewHost { FormView() }

        let error = #expect(throws: ViewHostError.self) { try host.value(of: "Save") }

        #expect(error?.message.contains("a control with a value") == true)
        #expect(error?.message.contains("There is a button with that name.") == true)
    }

    private func error(_ body: () async throws -> Void) async -> ViewHostError? {
        await #expect(throws: ViewHostError.self) { try await body() }
    }
}

@MainActor @Observable
private final class Form {
    var title = "Send"
    var canSend = false
    var sent = 0
}

private struct ObservingView: View {
    let form: Form

    var body: some View {
        Button(form.title) { form.sent += 1 }.disabled(!form.canSend)
    }
}

private struct FormView: View {
    @State private var name = ""
    @State private var note = ""
    @State private var reminds = false

    var body: some View {
        Text("Form")
        TextField("Name", text: $name, prompt: Text("Your name"))
        TextField("Note", text: $note).accessibilityLabel("Note to self")
        Toggle("Remind me", isOn: $reminds)
        Button("Save") {}
        Button("Send") {}.disabled(true)
    }
}
