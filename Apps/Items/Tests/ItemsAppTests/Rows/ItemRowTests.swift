import ItemsCatalogue
import OrielTesting
import SwiftUI
import Testing

@testable import ItemsApp

@MainActor
struct ItemRowTests {
    @Test func `the choice of a variant changes the picture`() async throws {
        let host = ViewHost { NavigationStack { ItemRow(item: Catalogue.sample.items[2], isStarred: false) {} } }
        // The row's picture is before those of the strip.
        #expect(host.texts.first { $0.unicodeScalars.first == "👋" } == "👋\u{FE0F}")

        try await host.tap("Medium-dark skin tone")
        #expect(host.texts.first { $0.unicodeScalars.first == "👋" } == "👋🏾")

        try await host.tap("No skin tone")
        #expect(host.texts.first { $0.unicodeScalars.first == "👋" } == "👋\u{FE0F}")
    }

    @Test func `a row without variants has no strip`() async {
        let host = ViewHost { NavigationStack { ItemRow(item: Catalogue.sample.items[5], isStarred: false) {} } }

        await #expect(throws: (any Error).self) { try await host.tap("No skin tone") }
    }

    @Test func `tones of two people are both named`() {
        let host = ViewHost { [SkinTone.light, .dark].text }

        #expect(host.texts == ["Light skin tone, Dark skin tone"])
    }

    @Test func `single characters ask for a coloured picture`() {
        #expect(ItemPicture.coloured("😀") == "😀\u{FE0F}")
        #expect(ItemPicture.coloured("❤\u{FE0F}") == "❤\u{FE0F}")
        #expect(ItemPicture.coloured("👋🏽") == "👋🏽")
    }
}
