import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct AccessibilityFocusTests {
    struct Page: View {
        enum Place { case warning, field }

        @State private var name = ""
        @AccessibilityFocusState private var place: Place?
        @AccessibilityFocusState private var isHelpFocused: Bool

        var body: some View {
            Text(verbatim: "\(place.map { "\($0)" } ?? "none") \(isHelpFocused)")
            Button("Warn") { place = .warning }
            Button("Edit") { place = .field }
            Button("Help") { isHelpFocused = true }
            Text("Not saved").accessibilityFocused($place, equals: .warning)
            TextField("Name", text: $name).accessibilityFocused($place, equals: .field)
            Text("Help text").accessibilityFocused($isHelpFocused)
        }
    }

    private func focusMoves(_ host: ViewHost) -> Int {
        host.drainPatches().filter { if case .focus(.some) = $0.operation { true } else { false } }.count
    }

    @Test func `the app moves the focus to a text`() async throws {
        let host = ViewHost { Page() }
        _ = host.drainPatches()

        try await host.tap("Warn")

        #expect(focusMoves(host) == 1)
        #expect(host.texts.first == "warning false")
    }

    @Test func `a control in the view gets the focus itself`() async throws {
        let host = ViewHost { Page() }

        try await host.tap("Edit")

        #expect(host.focusedName == "Name")
        #expect(host.texts.first == "field false")
    }

    @Test func `the state follows the focus`() async throws {
        let host = ViewHost { Page() }

        try await host.focus("Name")
        #expect(host.texts.first == "field false")

        try await host.tap("Help")
        #expect(host.texts.first == "none true")
    }

    @Test func `a view can have the focus at first`() {
        struct Order: View {
            @AccessibilityFocusState private var isTotalFocused: Bool

            var body: some View {
                TextField("Code", text: .constant(""))
                Text(isTotalFocused ? "focused" : "not focused").accessibilityFocused($isTotalFocused)
                    .accessibilityDefaultFocus($isTotalFocused, true)
            }
        }
        let host = ViewHost { Order() }

        #expect(host.texts.contains("focused"))
    }

    @Test func `the Tab key does not stop at a text`() {
        let host = ViewHost { Text("Warning").accessibilityFocused(AccessibilityFocusState().projectedValue) }

        #expect(host.html.contains(#"tabindex="-1""#))
        #expect(!host.html.contains(#"tabindex="0""#))
    }
}
