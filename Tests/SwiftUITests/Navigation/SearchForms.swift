import OrielTesting
import SwiftUI
import Testing

/// A token with a part that the user changes.
struct ScopedToken: Identifiable, Hashable {
    enum Scope: String, CaseIterable, Identifiable {
        case title, author
        var id: Self { self }
    }

    let id: Int
    var name: String
    var scope = Scope.title
}

struct EditableSearch: View {
    @State private var text = ""
    @State private var tokens = [ScopedToken(id: 1, name: "swift"), ScopedToken(id: 2, name: "linux")]

    var body: some View {
        NavigationStack {
            Text(tokens.map { "\($0.name) in \($0.scope.rawValue)" }.joined(separator: ", "))
                .searchable(text: $text, editableTokens: $tokens, prompt: "Find") { $token in
                    Picker(token.name, selection: $token.scope) {
                        ForEach(ScopedToken.Scope.allCases) { Text($0.rawValue) }
                    }
                }
        }
    }
}

struct PresentedEditableSearch: View {
    @State private var text = ""
    @State private var tokens: [ScopedToken] = []
    @State private var isPresented = false

    var body: some View {
        NavigationStack {
            Text("\(tokens.count) tokens")
                .searchable(
                    text: $text,
                    editableTokens: $tokens,
                    isPresented: $isPresented,
                    placement: .toolbar,
                    prompt: Text("Find")
                ) { $token in
                    TextField("Name", text: $token.name)
                }
        }
    }
}

struct PreviewedMenus: View {
    @State private var log = "none"

    var body: some View {
        Text("Turtle Rock")
            .contextMenu {
                Button("Love it") { log = "loved" }
                Button("Forget it", role: .destructive) { log = "forgotten" }
            } preview: {
                Image(systemName: "mountain.2")
                Text("A rock in the desert")
            }
        Text(log)
    }
}

@MainActor
@Suite struct SearchFormsTests {
    @Test func `tokens are edited in their place, and removed`() async throws {
        let host = ViewHost { EditableSearch() }
        #expect(host.texts.contains("swift in title, linux in title"))

        try await host.select("author", in: "linux")
        #expect(host.texts.contains("swift in title, linux in author"))

        try await host.tap("Remove Token")
        #expect(host.texts.contains("linux in author"))
        #expect(ViewHost { PresentedEditableSearch() }.texts.contains("0 tokens"))
    }

    @Test func `a context menu has a view above its items`() async throws {
        let host = ViewHost { PreviewedMenus() }
        let page = try host.standalonePage()

        #expect(page.contains("data-kind=\"menupreview\""))
        // It is no part of the visible page, and cannot be used.
        #expect(!host.texts.contains("A rock in the desert"))

        try await host.tap("Love it")
        #expect(host.texts.contains("loved"))
    }
}
