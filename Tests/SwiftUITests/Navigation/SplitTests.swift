import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct SplitTests {
    @Test func `the column that the app prefers is on top`() async throws {
        let host = ViewHost { SplitForms() }

        try await host.tap("Folder 1")

        #expect(host.texts.contains("Detail"))
    }

    @Test func `tabs of all parts are in one bar`() async throws {
        let host = ViewHost { TabContentForms(showsMore: true) }

        try await host.tap("Two")
        #expect(host.texts.contains("tab 1"))
        try await host.tap("Tab 3")
        #expect(host.texts.contains("page of tab 3"))
        try await host.tap("Last")
        #expect(host.texts.contains("tab 9"))

        let few = ViewHost { TabContentForms(showsMore: false) }
        #expect(!few.texts.contains("Tab 3"))
        #expect(few.texts.contains("Low"))
    }

    @Test func `the values of tabs get their type from the selection`() async throws {
        let host = ViewHost { InferredTabForms(hidesFriends: false) }
        #expect(host.texts.contains("the feed") && host.texts.contains("second choice"))

        try await host.tap("Settings")
        #expect(host.texts.contains("on settings") && host.texts.contains("the settings"))
        try await host.tap("Find")
        #expect(host.texts.contains("the search"))
        try await host.tap("First")
        #expect(host.texts.contains("first choice"))

        #expect(host.texts.contains("Friends"))
        #expect(!ViewHost { InferredTabForms(hidesFriends: true) }.texts.contains("Friends"))
    }
}
