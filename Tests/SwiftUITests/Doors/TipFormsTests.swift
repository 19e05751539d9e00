import OrielTesting
import SwiftUI
import Testing
import TipKit

@MainActor
@Suite struct TipFormsTests {
    @Test func `a tip waits for its rules`() async throws {
        let host = ViewHost { TipForms() }
        await host.settle()
        #expect(!host.texts.contains("Save as a Favorite"))

        try await host.tap("Log in")
        try await host.tap("Open list")
        #expect(!host.texts.contains("Save as a Favorite"))
        try await host.tap("Open list")
        try await host.wait(until: { host.texts.contains("Save as a Favorite") })
        #expect(host.texts.contains("Favorites are at the top of the list."))

        try await host.tap("View our FAQ")
        #expect(host.texts.contains("chosen faq, opened 2"))
        #expect(!host.texts.contains("Save as a Favorite"))
    }

    @Test func `each page has its own tips`() async throws {
        let (first, second) = (ViewHost { GroupedTips() }, ViewHost { GroupedTips() })
        await first.settle()
        await second.settle()

        try await first.tap("Close")

        #expect(first.texts.contains("Open with a Double Click") && !first.texts.contains("Search by Name"))
        #expect(second.texts.contains("Search by Name"))
        try await first.tap("Got it")
        #expect(first.texts.isEmpty)
    }

    @Test func `a tip in a popover ends with the use of what it explains`() async throws {
        let host = ViewHost { PopoverTips() }
        try await host.wait(until: { host.texts.contains("Open with a Double Click") })

        try await host.tap("Close")

        #expect(!host.texts.contains("Open with a Double Click"))
    }

    @Test func `a tip has an arrow at the edge that it is given`() async throws {
        var pages: Set<String> = []
        for edge in [nil, Edge.top, .leading, .bottom, .trailing] {
            let host = ViewHost { ArrowTip(edge: edge) }
            try await host.wait(until: { host.texts.contains("Open with a Double Click") })
            pages.insert(host.html)
        }

        #expect(pages.count == 5)
    }
}
