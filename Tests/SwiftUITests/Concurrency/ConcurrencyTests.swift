import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ConcurrencyTests {
    @Test func `a model on the main actor works with an actor elsewhere`() async throws {
        let host = ViewHost { DocumentView() }

        try await host.type("four", into: "Text")
        try await host.tap("Save")
        try await host.wait(until: { host.texts.last == "Saved 4" }, within: patience)

        try await host.tap("Reset")
        #expect(host.texts.last == "Empty")

        try await host.tap("Save now")
        try await host.wait(until: { host.texts.last == "Saved 4" }, within: patience)
    }

    @Test func `work done elsewhere comes back to the view`() async throws {
        let host = ViewHost { PrimesView() }

        try await host.wait(until: { host.texts == ["2 3 5 7"] }, within: patience)
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

    @Test func `closures and tasks change state from wherever they come`() async throws {
        let host = ViewHost { IsolationForms() }
        try await host.wait(until: { host.texts.prefix(2) == ["task", "count 10, sum 0"] }, within: patience)

        try await host.tap("Start")
        try await host.tap("Queue")
        try await host.wait(until: { host.texts[1] == "count 13, sum 0" }, within: patience)

        try await host.tap("Group")
        try await host.wait(until: { host.texts[1] == "count 13, sum 14" }, within: patience)

        try await host.tap("Elsewhere")
        try await host.tap("Weak")
        try await host.wait(
            until: { host.texts.prefix(2) == ["task elsewhere weak", "count 33, sum 14"] },
            within: patience
        )

        try await host.tap("Throwing")
        try await host.wait(until: { host.texts.last == "failed with badStatus(1)" }, within: patience)

        try await host.tap("Continuation")
        try await host.wait(until: { host.texts[1] == "count 99, sum 14" }, within: patience)
    }

    @Test func `views conform to protocols that belong to no actor`() {
        let view = TitledView(id: 1, title: "Title")

        #expect("\(view)" == "TitledView(Title)")
        #expect(ViewHost { view }.texts == ["Title"])
        #expect(ViewHost { RouteView(route: Route.profile(name: "Ada")) }.texts == ["Profile of Ada"])
    }
}
