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
}
