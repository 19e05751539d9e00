import Foundation
import OrielCore
import OrielTesting
import Testing

/// Tests of what a host says about a page to those who ask by role and name.
@MainActor
@Suite struct AccessibilityTests {
    struct Form: View {
        @State private var note = ""
        @State private var isImportant = true
        @State private var volume = 3.0
        @State private var size = "S"
        @State private var saved = 0
        var body: some View {
            VStack {
                Text("Notes").font(.title).accessibilityAddTraits(.isHeader)
                TextField("New note", text: $note)
                SecureField("Password", text: $note)
                Toggle("Important", isOn: $isImportant)
                Slider(value: $volume, in: 0...10) { Text("Volume") }
                Picker("Size", selection: $size) {
                    Text("Small").tag("S")
                    Text("Large").tag("L")
                }
                Image(systemName: "star").accessibilityLabel("Favourite")
                Image(systemName: "moon").accessibilityHidden(true)
                Button("Save") { saved += 1 }
                Button("Send") {}.disabled(true)
                Text("\(saved) saved")
                Link("Help", destination: URL(string: "https://example.org")!)
                ProgressView(value: 0.5) { Text("Upload") }
            }
        }
    }

    @Test func `a page is known by roles, names, states and values`() {
        let host = ViewHost { Form() }
        #expect(
            host.accessibilitySnapshot == """
                heading "Notes" [level=2]
                textbox "New note": ""
                textbox "Password"
                switch "Important" [checked]
                text "Volume"
                slider "Volume": "3"
                combobox "Size": "Small"
                img "Favourite"
                button "Save"
                button "Send" [disabled]
                text "0 saved"
                link "Help"
                text "Upload"
                progressbar "Upload": "50"
                """
        )
    }

    @Test func `elements are found and used by role and name`() async throws {
        let host = ViewHost { Form() }

        try await host.tap(host.element(.button, named: "Save"))
        try await host.tap(host.element(.toggle, named: "Important"))

        #expect(host.texts.contains("1 saved"))
        #expect(try !host.element(.toggle, named: "Important").isChecked)
        #expect(host.elements(.button).map(\.name) == ["Save", "Send"])
        #expect(try host.element(.button, named: "Send").isDisabled)
        #expect(try host.element(.slider).value == "3")
        #expect(try host.element(.heading).level == 2)
    }

    struct Items: View {
        var body: some View {
            NavigationStack {
                List(0..<40, id: \.self) { number in
                    NavigationLink("Row \(number)") { Text("Page \(number)") }
                }
                .navigationTitle("Rows")
            }
        }
    }

    @Test func `lists have rows, and covered pages are not known`() async throws {
        let host = ViewHost { Items() }
        #expect(host.elements(.listItem).count == 40)
        #expect(host.elements(.heading).map(\.name) == ["Rows"])

        try await host.tap(host.element(.link, named: "Row 3"))

        #expect(host.elements(.listItem).isEmpty)
        #expect(host.elements(.text, named: "Page 3").count == 1)
        #expect(try host.element(.button, named: "Rows").role == .button)
    }

    struct Sheets: View {
        @State private var isShown = false
        @State private var asks = false
        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Button("Ask") { asks = true }
            }
            .sheet(isPresented: $isShown) { Button("Done") { isShown = false } }
            .alert("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) {} }
        }
    }

    @Test func `only the frontmost dialog is known`() async throws {
        let host = ViewHost { Sheets() }

        try await host.tap(host.element(.button, named: "Open"))
        #expect(host.elements(.button).map(\.name) == ["Done"])
        try await host.tap(host.element(.button, named: "Done"))
        #expect(host.elements(.button).map(\.name) == ["Open", "Ask"])

        try await host.tap(host.element(.button, named: "Ask"))
        #expect(try host.element(.alertDialog).name == "Delete?")
        #expect(host.elements(.button).map(\.name) == ["Delete"])
    }

    // MARK: - Messages

    private func error(_ body: () async throws -> Void) async -> ViewHostError? {
        do {
            try await body()
            return nil
        } catch {
            return error as? ViewHostError
        }
    }

    @Test func `a miss shows the best guess and the lines near it`() async {
        let host = ViewHost { Items() }

        let error = await error { _ = try host.element(.link, named: "row 30") }

        #expect(error?.code == .notFound)
        let message = error?.message ?? ""
        #expect(message.hasPrefix(#"Looked for a link named "row 30" and found none. Did you mean link "Row 30"?"#))
        #expect(
            message.contains("On screen:\n… ") && message.contains(#"link "Row 29""#)
                && message.contains(#"link "Row 31""#)
        )
        #expect(!message.contains(#"link "Row 1""#) && message.split(separator: "\n").count <= 22)
    }

    @Test func `the name of another role is named`() async {
        let host = ViewHost { Form() }
        let error = await error { _ = try host.element(.button, named: "Help") }
        #expect(error?.message.contains(#"Did you mean link "Help"?"#) == true)
    }

    @Test func `several elements are ambiguous`() async {
        let host = ViewHost {
            Button("A") {}
            Button("A") {}
        }
        let error = await error { _ = try host.element(.button, named: "A") }
        #expect(error?.code == .ambiguous)
        #expect(error?.message.hasPrefix(#"Looked for a button named "A" and found 2."#) == true)
    }

    @Test func `an empty page says so`() async {
        let host = ViewHost { EmptyView() }
        let error = await error { _ = try host.element(.button) }
        #expect(error?.message == "Looked for a button and found none.\nNothing is on screen.")
        #expect(host.accessibilitySnapshot.isEmpty)
    }

    @Test func `a disabled element, one that handles nothing and one that is gone do not react`() async throws {
        let host = ViewHost { Form() }
        let disabled = await error { try await host.tap(host.element(.button, named: "Send")) }
        let deaf = await error { try await host.tap(host.element(.heading)) }
        let sheets = ViewHost { Sheets() }
        let open = try sheets.element(.button, named: "Open")
        try await sheets.tap(open)
        let gone = await error { try await sheets.tap(open) }

        #expect(disabled?.code == .disabled)
        #expect(deaf?.message.contains("handles no taps") == true)
        #expect(gone?.code == .notFound)
    }
}
