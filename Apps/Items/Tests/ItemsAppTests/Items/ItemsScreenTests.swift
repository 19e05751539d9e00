import Combine
import CombineTesting
import ItemsCatalogue
import OrielTesting
import SwiftUI
import Testing

@testable import ItemsApp

@MainActor
struct ItemsScreenTests {
    private let scheduler = ManualScheduler()
    private let host: ViewHost

    init() {
        let viewModel = ItemsViewModel(catalogue: Just(.sample), scheduler: scheduler)
        host = ViewHost {
            NavigationStack {
                ItemsScreen(viewModel: viewModel)
                    .navigationDestination(for: ItemsRoute.self) { Text(verbatim: "Page \($0.description)") }
            }
            .environmentObject(CatalogueModel(store: SampleCatalogue()))
        }
    }

    private static let names = ["Grinning face", "Grinning cat", "Waving hand", "Astronaut", "Black cat", "Beaver"]

    /// The names of the rows, from top to bottom.
    private var names: [String] { host.texts.filter(Self.names.contains) }

    @Test func `an order is chosen, reversed and cleared in the action sheet`() async throws {
        try await host.tap("Sort")
        #expect(host.texts.contains("Now: Unicode order"))
        #expect(!host.texts.contains("Clear selection"))
        try await host.tap("Newest first")
        #expect(names.prefix(2) == ["Black cat", "Beaver"])

        try await host.tap("Sort")
        #expect(host.texts.contains("Now: Newest first"))
        try await host.tap("✓ Newest first")
        #expect(names.last == "Beaver")

        try await host.tap("Sort")
        #expect(host.texts.contains("Now: Newest first, reversed"))
        try await host.tap("Clear selection")
        #expect(names == Self.names)
    }

    @Test func `rows become compact and large again`() async throws {
        #expect(host.texts.contains("5 variants"))

        try await host.tap("Compact rows")
        #expect(!host.texts.contains("5 variants"))

        try await host.tap("Large rows")
        #expect(host.texts.contains("5 variants"))
    }

    @Test func `the text of the field is searched`() async throws {
        try await host.type("cat", into: "Search items")
        #expect(names == Self.names)

        scheduler.advance(by: .milliseconds(300))
        try await host.wait { names == ["Grinning cat", "Black cat"] }
    }

    @Test func `the field is cleared by its button, which is there while it has a text`() async throws {
        await #expect(throws: (any Error).self) { try await host.tap("Clear text") }
        try await host.type("qqq", into: "Search items")
        scheduler.advance(by: .milliseconds(300))
        try await host.wait { host.texts.contains("Nothing found for “qqq”") }

        try await host.tap("Clear text")

        #expect(try host.value(of: "Search items") == "")
        #expect(names == Self.names)
        await #expect(throws: (any Error).self) { try await host.tap("Clear text") }
    }

    @Test func `a star opens no page`() async throws {
        try await host.tap("Star Beaver")

        #expect(!host.texts.contains("Page item-5"))
        #expect(names == Self.names)
    }

    @Test func `a row opens its page`() async throws {
        try await host.tap("Beaver")

        #expect(host.texts.contains("Page item-5"))
    }
}
