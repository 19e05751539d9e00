import OrielCore
import OrielTesting
import Testing

/// Tests of searching: the field, suggestions and dismissal.
@MainActor
@Suite struct SearchTests {
    struct Results: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        let query: String
        var body: some View {
            VStack {
                Text(isSearching ? "searching \(query)" : "not searching")
                Button("Stop") { dismissSearch() }
            }
        }
    }

    struct Library: View {
        @State private var query = ""
        @State private var submitted = ""
        var body: some View {
            NavigationStack {
                VStack {
                    Results(query: query)
                    Text("submitted \(submitted)")
                }
                .searchable(text: $query, prompt: "Books")
                .searchSuggestions {
                    Text("Suggested").searchCompletion("suggested text")
                }
                .onSubmit(of: .search) { submitted = query }
            }
        }
    }

    @Test func `typing searches, and dismissing ends it`() async throws {
        let host = ViewHost { Library() }
        #expect(host.texts.contains("not searching"))

        try await host.type("swift", into: "Books")
        #expect(host.texts.contains("searching swift"))
        try await host.tap("Stop")
        #expect(host.texts.contains("not searching"))
        #expect(try host.value(of: "Books") == "")
    }

    @Test func `a suggestion becomes what is searched for`() async throws {
        let host = ViewHost { Library() }
        try await host.type("s", into: "Books")

        try await host.tap("Suggested")

        #expect(host.texts.contains("searching suggested text"))
        #expect(host.elements(.searchSuggestions).isEmpty)
    }
}
