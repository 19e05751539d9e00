import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct FocusScopeTests {
    struct Page: View {
        @Namespace private var form
        @Environment(\.resetFocus) private var resetFocus
        @State private var text = ""
        @State private var prefersCity = true
        @State private var isCityDisabled = false
        @State private var isScopeShown = true

        var body: some View {
            TextField("Search", text: $text).prefersDefaultFocus(in: form)
            if isScopeShown {
                VStack {
                    TextField("Name", text: $text)
                    TextField("City", text: $text)
                        .disabled(isCityDisabled)
                        .prefersDefaultFocus(prefersCity, in: form)
                }
                .focusScope(form)
            }
            Button("Reset") { resetFocus(in: form) }
            Button("Prefer none") { prefersCity = false }
            Button("Disable") { isCityDisabled = true }
            Button("Toggle") { isScopeShown.toggle() }
        }
    }

    @Test func `the view in the scope that prefers the focus has it at first`() {
        let host = ViewHost { Page() }

        #expect(host.focusedName == "City")
    }

    @Test func `a reset moves the focus to the view that prefers it`() async throws {
        let host = ViewHost { Page() }
        try await host.focus("Search")

        try await host.tap("Reset")

        #expect(host.focusedName == "City")
    }

    @Test(arguments: ["Prefer none", "Disable"])
    func `a reset moves the focus to the first view if none that prefers it can have it`(change: String) async throws {
        let host = ViewHost { Page() }
        try await host.tap(change)
        try await host.focus("Search")

        try await host.tap("Reset")

        #expect(host.focusedName == "Name")
    }

    @Test func `a scope that appears takes the focus only if no element has it`() async throws {
        let host = ViewHost { Page() }
        try await host.tap("Toggle")
        #expect(host.focusedName == nil)

        try await host.focus("Search")
        try await host.tap("Toggle")
        #expect(host.focusedName == "Search")

        try await host.tap("Toggle")
        await host.unfocus()
        try await host.tap("Toggle")
        #expect(host.focusedName == "City")
    }

    @Test func `a reset without a scope is reported`() async throws {
        let host = ViewHost { Page() }
        try await host.tap("Toggle")

        try await host.tap("Reset")

        #expect(host.focusedName == nil)
        #expect(host.issues.contains { $0.contains("focusScope(_:)") })
    }

    @Test func `a button in a scope can have the focus`() async throws {
        struct Choice: View {
            @Namespace private var answers

            var body: some View {
                HStack {
                    Button("No") {}
                    Button("Yes") {}.prefersDefaultFocus(in: answers)
                }
                .focusScope(answers)
            }
        }
        let host = ViewHost { Choice() }

        #expect(host.focusedName == "Yes")
    }
}
