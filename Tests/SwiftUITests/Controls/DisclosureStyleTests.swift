import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct DisclosureStyleTests {
    @Test func `a style shows and hides the content of its group`() async throws {
        let host = ViewHost { DisclosureStyleForms() }
        #expect(!host.texts.contains("All the details"))

        try await host.tap("Show")
        #expect(host.texts.contains("All the details"))
        #expect(host.texts.contains("open"))

        try await host.set(false, toggle: "Expanded")
        #expect(!host.texts.contains("All the details"))
        #expect(host.texts.contains("closed"))
    }

    @Test func `a style can show the group without itself`() async throws {
        let host = ViewHost { DisclosureStyleForms() }

        try await host.tap("More")
        #expect(host.texts.contains("All of the rest"))
        try await host.tap("Plain")
        #expect(host.texts.contains("Nothing special"))
    }
}
