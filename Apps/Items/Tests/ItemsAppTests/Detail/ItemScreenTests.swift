import ItemsCatalogue
import OrielTesting
import SwiftUI
import Testing

@testable import ItemsApp

@MainActor
struct ItemScreenTests {
    private func host(_ id: Item.ID) -> ViewHost {
        ViewHost {
            NavigationStack {
                ItemScreen(id: id)
                    .navigationDestination(for: ItemsRoute.self) { Text(verbatim: "Page \($0.description)") }
            }
            .environmentObject(CatalogueModel(store: SampleCatalogue()))
        }
    }

    @Test func `all facts are shown`() {
        let texts = host(3).texts

        for text in ["Astronaut", "宇航员", "People & Body", "rocket", "2019", "1.0", "U+1F9D1 U+200D U+1F680", "5"] {
            #expect(texts.contains(text), "\(text)")
        }
    }

    @Test func `other items of the category are linked, and all of them`() async throws {
        let first = host(3)
        try await first.tap("Waving hand")
        #expect(first.texts.contains("Page item-2"))

        let second = host(3)
        try await second.tap("Show all")
        #expect(second.texts.contains("Page category-people-body"))
    }

    @Test func `a missing item has a message`() {
        #expect(host(99).texts.contains("Page not found"))
    }
}
