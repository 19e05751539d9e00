import Foundation
import OrielTesting
import Testing

@MainActor
@Suite struct WebFormsTests {
    @Test func `a page in a sheet can be closed and opened in a tab`() async throws {
        let host = ViewHost { ArticleView() }

        #expect(host.texts.contains("example.org") && host.texts.contains("Open in New Tab"))
        try await host.tap("Close")
        #expect(!host.texts.contains("example.org"))
        try await host.tap("Rate")
    }

    @Test func `a web view asks its delegate before it loads a page`() throws {
        let allowed = ViewHost { BrowserScreen(url: URL(string: "https://example.org")!) }
        let refused = ViewHost { BrowserScreen(url: URL(string: "https://blocked.example")!) }

        #expect(allowed.texts == ["Loading"] && refused.texts == ["Ready"])
    }

    @Test func `a web page knows what it has loaded`() async throws {
        let host = ViewHost { NewsView() }
        #expect(host.texts.contains("No page"))

        try await host.tap("Load")

        #expect(host.texts.contains("example.org"))
    }

    @Test func `a web view takes the modifiers of its behaviour`() throws {
        #expect(try ViewHost { WebBehaviorForms() }.standalonePage().contains("https://example.org"))
    }
}
