import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
struct ButtonHTMLTests {
    @Test func `the node of a button contains its title`() {
        let host = ViewHost { Button("Save") {} }

        #expect(host.html.hasPrefix("<button "))
        #expect(host.html.hasSuffix(">Save</button>"))
    }

    @Test func `a label with a look of its own has a node of its own`() {
        let host = ViewHost {
            Button {
            } label: {
                Text("Save").bold()
            }
        }

        #expect(host.html.hasSuffix(">Save</span></button>"))
    }

    @Test func `a title changes in its button`() async throws {
        struct Counter: View {
            @State var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let host = ViewHost { Counter() }
        _ = host.wireBytes

        try await host.tap("Count 0")

        #expect(host.html.hasSuffix(">Count 1</button>"))
        #expect(host.wireBytes <= 12)
    }

    @Test func `a button keeps its node when its title becomes another view, and back`() async throws {
        struct Loading: View {
            @State var isLoading = false
            var body: some View {
                Button {
                    isLoading.toggle()
                } label: {
                    if isLoading { Image(systemName: "star").accessibilityLabel("Loading") } else { Text("Load") }
                }
            }
        }
        let host = ViewHost { Loading() }
        let document = WebDocument()
        document.mount(host.elementTrees)
        let client = ClientModel(document, document.makePage())
        let button = try #require(client.root.children.first)

        try await host.tap("Load")
        document.take(host.drainPatches())
        try client.apply(document.encodeChanges())

        #expect(client.root.children == [button])
        #expect(button.tag == .button)
        #expect(button.text == "")
        #expect(button.children.map(\.tag) == [.svg])

        try await host.tap("Loading")
        document.take(host.drainPatches())
        try client.apply(document.encodeChanges())

        #expect(client.root.children == [button])
        #expect(button.text == "Load")
        #expect(button.children.isEmpty)
    }

    @Test func `Shift does not count for the shortcut of a punctuation mark`() {
        func shortcut(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> String? {
            ViewHost { Button("a") {}.keyboardShortcut(key, modifiers: modifiers) }
                .html.firstMatch(of: /data-shortcut="([^"]*)"/).map { String($0.1) }
        }

        #expect(shortcut("?", []) == "0:?")
        #expect(shortcut("?", .shift) == "0:?")
        #expect(shortcut("n", [.command, .shift]) == "9:n")
        #expect(shortcut("1", .shift) == "1:1")
    }
}
