import ItemsCatalogue
import OrielTesting
import SwiftUI
import Testing

@testable import ItemsApp

@MainActor
struct CategoriesScreenTests {
    private func host(_ view: some View) -> ViewHost {
        ViewHost {
            NavigationStack {
                view.navigationDestination(for: ItemsRoute.self) { Text(verbatim: "Page \($0.description)") }
            }
            .environmentObject(CatalogueModel(store: SampleCatalogue()))
        }
    }

    @Test func `categories have the number of their items, and open`() async throws {
        let host = host(CategoriesScreen())
        #expect(host.texts.filter { $0 == "2 items" }.count == 3)

        try await host.tap("Animals & Nature")

        #expect(host.texts.contains("Page category-animals-nature"))
    }

    @Test func `a category has its items alone`() {
        let texts = host(CategoryScreen(id: "animals-nature")).texts

        #expect(texts.contains("Beaver"))
        #expect(!texts.contains("Astronaut"))
    }

    @Test func `an unknown category has a message`() {
        #expect(host(CategoryScreen(id: "cars")).texts.contains("Page not found"))
    }
}
