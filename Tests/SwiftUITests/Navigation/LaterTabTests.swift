import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct LaterTabTests {
    @Test func `tabs have images, and modifiers of their labels`() async throws {
        let host = ViewHost { LaterTabs() }

        for title in ["Home", "Leaves", "Resource", "Home page"] { #expect(host.texts.contains(title)) }
        #expect(host.html.contains(#"data-testid="homeTab""#))
        // The badges of the second and the third tab.
        #expect(host.html.contains(">home</span>") && host.html.contains(">Resource</span>"))
    }

    @Test func `a menu at the label of a tab acts`() async throws {
        let host = ViewHost { LaterTabs() }

        try await host.tap("Explain")

        #expect(host.texts.contains("Explanation"))
    }

    @Test func `tabs without values have images, too`() {
        let texts = ViewHost { UnselectedLaterTabs() }.texts

        #expect(texts.contains("Plain") && texts.contains("Image") && texts.contains("Resource"))
        #expect(ViewHost { SourceOfZoom() }.texts == ["Source"])
    }
}
