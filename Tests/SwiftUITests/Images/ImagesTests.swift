import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ImagesTests {
    @Test func `each form of Image shows`() {
        let host = ViewHost { ImageForms() }

        #expect(host.texts.suffix(2) == ["Hidden", "Shown"])
        #expect(host.elementTrees[0].children.count == 13)
    }

    @Test func `each form of AsyncImage waits for the browser`() {
        #expect(ViewHost { AsyncImageForms() }.texts == ["Loading", "Empty", "Waiting"])
    }

    @Test func `labels, links and what is unavailable show their texts`() {
        #expect(
            ViewHost { LabelForms() }.texts == [
                "Literal", "From a variable", "From a catalogue", "AB", "Parts", "Old parts", "Title", "Both", "Own",
                "Wide",
                "12 km", "small", "Small",
            ]
        )
        #expect(ViewHost { LinkForms() }.texts == ["Terms", "Host example.com", "Visit", "Mail"])
        #expect(ViewHost { UnavailableForms() }.texts.contains("No Results for “swift”"))
    }

    @Test func `symbols with effects are shown, and change`() async throws {
        let host = ViewHost { SymbolEffectForms() }
        #expect(host.elementTrees[0].children.count == 18)

        try await host.tap("Change")

        #expect(host.elementTrees[0].children.count == 16)
    }
}
