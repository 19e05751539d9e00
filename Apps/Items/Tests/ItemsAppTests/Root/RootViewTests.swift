import ItemsCatalogue
import OrielTesting
import SwiftUI
import Testing

@testable import ItemsApp

@MainActor
struct RootViewTests {
    @Test func `the first page has rows`() {
        let host = ViewHost { RootView(store: SampleCatalogue()) }

        #expect(host.texts.contains("Waving hand"))
        #expect(host.issues.isEmpty)
    }

    @Test func `names are in the language of the browser`() async {
        let host = ViewHost { RootView(store: SampleCatalogue()).environment(\.locale, Locale(identifier: "zh-Hans")) }
        await host.settle()

        #expect(host.texts.contains("挥手"))
        #expect(host.texts.contains("图鉴"))
    }

    @Test func `a failure has a message and a way to try again`() async throws {
        let host = ViewHost { RootView(store: BrokenOnce()) }
        await host.settle()
        #expect(host.texts.contains("The catalogue could not be read."))

        try await host.tap("Try again")
        await host.settle()

        #expect(host.texts.contains("Waving hand"))
    }

    @Test func `an address opens its page`() async {
        let host = ViewHost { RootView(store: SampleCatalogue()) }

        #expect(await host.open("/categories/category-people-body/item-3"))

        #expect(host.texts.contains("Code points"))
        #expect(host.texts.contains("宇航员"))
    }

    @Test func `an address without an item says so`() async {
        let host = ViewHost { RootView(store: SampleCatalogue()) }

        _ = await host.open("/item-4711")

        #expect(host.texts.contains("Page not found"))
    }
}
