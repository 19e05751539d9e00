import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
struct TextRendererTests {
    @Test func `Markdown becomes runs, a link with its address`() {
        let html = ViewHost { Text("A **b** `c` [d](https://a.org)") }.html

        #expect(html.contains(">b</span>"))
        #expect(html.contains("<code"))
        #expect(html.contains("href=\"https://a.org\""))
        #expect(html.contains("data-index=\"0\""))
    }

    @Test func `an address that runs a script is no address`() {
        let html = ViewHost {
            Text("[x](javascript:alert(1))")
            Link("y", destination: URL(fileURLWithPath: "/etc/passwd"))
        }.html

        #expect(!html.contains("javascript"))
        #expect(!html.contains("passwd"))
    }

    @Test func `redacted text is kept from screen readers`() {
        let html = ViewHost { Text("secret").redacted(reason: .placeholder) }.html

        #expect(html.contains("aria-hidden=\"true\""))
        #expect(html.contains("data-kind=\"redacted\""))
    }

    @Test func `changes in texts and images draw what a new page would`() async throws {
        struct Page: View {
            @State private var step = 0

            var body: some View {
                VStack {
                    Button("Next") { step += 1 }
                    Text(step == 1 ? "**a** b" : "plain" as LocalizedStringKey)
                    Image(systemName: step == 2 ? "heart" : "star").symbolVariant(step == 3 ? .fill : .none)
                    Image(systemName: step == 1 ? "heart" : step == 2 ? "heart.circle.fill" : "bell")
                        .redacted(reason: step == 3 ? .placeholder : [])
                    Label("Mail", systemImage: "envelope").labelStyle(.iconOnly)
                    Text("x").redacted(reason: step == 2 ? .placeholder : [])
                    AsyncImage(url: URL(string: "https://a.org/\(step).png"))
                }
            }
        }
        let host = ViewHost { Page() }
        _ = host.html
        for _ in 0..<4 {
            try await host.tap("Next")
            let fresh = WebDocument()
            fresh.mount(host.elementTrees)
            #expect(host.html == fresh.html)
        }
    }
}
