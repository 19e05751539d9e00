import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TextSuggestionTests {
    @Test func `a field shows suggestions for what is typed, and takes one`() async throws {
        let host = ViewHost { TextSuggestionForms() }
        #expect(!host.texts.contains("Take Berlin"))

        try await host.type("Berl", into: "City")
        #expect(host.texts.contains("Take Berlin") && !host.texts.contains("Take Bern"))
        try await host.tap("Take Berlin")

        #expect(host.texts.last == "chosen Berlin, , ")
        #expect(!host.texts.contains("Take Berlin"))
    }

    @Test func `suggestions of a collection belong to their field`() async throws {
        let host = ViewHost { TextSuggestionForms() }

        try await host.type("B", into: "Other")
        try await host.tap("Bern")
        try await host.type("B", into: "Third")
        try await host.tap("Berlin")

        #expect(host.texts.last == "chosen , Bern, Berlin")
    }
}
