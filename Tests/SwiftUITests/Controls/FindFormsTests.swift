import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct FindFormsTests {
    @Test func `matches are counted and selected in turn`() async throws {
        let host = ViewHost { FindForms() }
        try await host.tap("Find in note")

        try await host.type("cafe", into: "Search")
        #expect(host.texts.contains("2"))
        try await host.tap("Next Match")
        #expect(host.texts.contains("1/2"))
        #expect(host.html.contains(#"data-watch="selection 4 8""#))
        try await host.tap("Previous Match")
        #expect(host.texts.contains("2/2"))
        #expect(host.html.contains(#"data-watch="selection 14 18""#))

        try await host.tap("Done")
        #expect(!host.texts.contains("2/2"))
        #expect(!host.html.contains("selection 14"))
    }

    @Test func `matches are replaced one by one, or all`() async throws {
        let host = ViewHost { FindForms() }
        try await host.tap("Find in note")
        try await host.type("cafe", into: "Search")
        try await host.type("bar", into: "Replacement")

        try await host.tap("Next Match")
        try await host.tap("Replace")
        #expect(host.texts.last == "note: One bar, two cafes")
        #expect(host.texts.contains("1/1"))
        try await host.type("o", into: "Search")
        try await host.tap("Replace All")

        #expect(host.texts.last == "note: barne bar, twbar cafes")
    }

    @Test func `finding and replacing can be disabled`() async throws {
        let host = ViewHost { FindForms(forbidsReplacing: true) }
        try await host.tap("Find in note")
        #expect(host.texts.contains("Done") && !host.texts.contains("Replace"))

        let other = ViewHost { FindForms(forbidsFinding: true) }
        try await other.tap("Find in note")
        #expect(!other.texts.contains("Done"))
    }
}
