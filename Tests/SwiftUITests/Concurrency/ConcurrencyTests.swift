import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ConcurrencyTests {
    @Test func `a model on the main actor works with an actor elsewhere`() async throws {
        let host = ViewHost { DocumentView() }

        try await host.type("four", into: "Text")
        try await host.tap("Save")
        try await host.wait(until: { host.texts.last == "Saved 4" })

        try await host.tap("Reset")
        #expect(host.texts.last == "Empty")

        try await host.tap("Save now")
        try await host.wait(until: { host.texts.last == "Saved 4" })
    }

    @Test func `work done elsewhere comes back to the view`() async throws {
        let host = ViewHost { PrimesView() }

        try await host.wait(until: { host.texts == ["2 3 5 7"] })
    }

    @Test func `protocols with views show what conforming types give`() async throws {
        #expect(ViewHost { FeatureView(feature: InboxFeature()) }.texts == ["Inbox", "Welcome", "to the inbox", "12"])
        #expect(ViewHost { FeatureView(feature: OutboxFeature()) }.texts == ["Outbox", "Nothing was sent", "9+"])
        #expect(ViewHost { AboutScreen() }.texts == ["About", "Version 1"])
        #expect(ViewHost { RowsView(elements: [Profile.sample]) }.texts == ["Ada"])
    }

    @Test func `injected screens replace each other`() async throws {
        let host = ViewHost {
            ScreensView(screens: Screens(home: { Text("Home") }, detail: { Text("Detail \($0)") }))
        }

        try await host.tap("Home")
        #expect(host.texts == ["Detail 1"])
        try await host.tap("Detail 1")
        #expect(host.texts == ["Home"])
    }
}
