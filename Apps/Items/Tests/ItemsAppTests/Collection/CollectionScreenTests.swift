import ItemsCatalogue
import OrielTesting
import SwiftUI
import Testing

@testable import ItemsApp

@MainActor
struct CollectionScreenTests {
    @Test func `stars of all screens are in the collection, until they are cleared there`() async throws {
        let host = ViewHost { RootView(store: SampleCatalogue()) }
        try await host.tap("Star Beaver")
        try await host.tap("Star Waving hand")

        #expect(await host.open("/collection"))
        #expect(host.texts.contains("2 of 6 items"))
        #expect(host.texts.filter { $0 == "1 / 2" }.count == 2)
        #expect(host.texts.filter { $0 == "0 / 2" }.count == 1)

        _ = await host.open("/collection/item-5")
        try await host.tap("Star")
        _ = await host.open("/collection")
        #expect(host.texts.contains("1 of 6 items"))
    }

    @Test func `an empty collection says how to begin`() async {
        let host = ViewHost { RootView(store: SampleCatalogue()) }

        #expect(await host.open("/collection"))

        #expect(host.texts.contains("No stars yet"))
    }
}
