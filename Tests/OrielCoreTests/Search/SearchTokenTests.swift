import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct SearchTokenTests {
    private struct Kind: Identifiable, Hashable {
        let id: String
    }

    private struct Searching: View {
        @State private var text = ""
        @State private var tokens: [Kind] = []
        @State private var suggested = [Kind(id: "fruit"), Kind(id: "root")]

        var body: some View {
            NavigationStack {
                Text("tokens \(tokens.map(\.id).joined(separator: " "))")
                    .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find") { token in
                        Text("Kind \(token.id)")
                    }
            }
        }
    }

    private struct Completing: View {
        @State private var text = ""
        @State private var tokens: [Kind] = []

        var body: some View {
            NavigationStack {
                Text("tokens \(tokens.map(\.id).joined(separator: " "))")
                    .searchable(text: $text, tokens: $tokens, prompt: Text("Find")) { Text($0.id) }
                    .searchSuggestions { Text("Add leaf").searchCompletion(Kind(id: "leaf")) }
            }
        }
    }

    @Test func `a suggested token is added by a tap and removed by another`() async throws {
        let host = ViewHost { Searching() }
        #expect(!host.texts.contains("Kind fruit"))

        try await host.focus("Find")
        try await host.tap("Kind fruit")
        #expect(host.texts.contains("tokens fruit"))
        // The suggestion is gone; what is left is the token.
        try await host.tap("Kind fruit")

        #expect(host.texts.contains("tokens "))
    }

    @Test func `a suggestion of the app adds a token once`() async throws {
        let host = ViewHost { Completing() }

        for _ in 0..<2 {
            try await host.focus("Find")
            try await host.type("l", into: "Find")
            try await host.tap("Add leaf")
        }

        #expect(host.texts.contains("tokens leaf"))
    }
}
