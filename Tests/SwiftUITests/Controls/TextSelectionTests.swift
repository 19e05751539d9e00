import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TextSelectionTests {
    let host = ViewHost { TextSelectionForms() }

    @Test func `the selection of a field is that of the browser`() async throws {
        #expect(host.texts.contains("selected: nothing"))

        try await host.select(0..<5, inField: "Message")

        #expect(host.texts.contains("selected: Grüße"))
    }

    @Test func `a selection counts in UTF-16 code units`() async throws {
        try await host.select(6..<8, inField: "Message")
        #expect(host.texts.contains("selected: 👋"))

        // Inside of the pair: the whole character is not selected.
        try await host.select(7..<8, inField: "Message")
        #expect(host.texts.contains("selected: 👋"))
    }

    @Test func `a selection beyond the end of the text is limited`() async throws {
        try await host.select(9..<900, inField: "Message")

        #expect(host.texts.contains("selected: an alle"))
    }

    @Test func `the insertion point follows what is typed, before the browser reports it`() async throws {
        try await host.select(0..<5, inField: "Message")

        try await host.type("Grü", into: "Message")

        #expect(host.texts.contains("selected: "))
    }

    @Test func `the app uses and sets the selection`() async throws {
        try await host.tap("Select the first word")
        #expect(host.texts.contains("selected: Grüße"))

        try await host.tap("Make it bold")
        #expect(try host.value(of: "Message") == "**Grüße** 👋 an alle")
        #expect(host.texts.contains("selected: "))
    }

    @Test func `a selection has the direction in which it was made`() async throws {
        #expect(host.texts.contains("direction: nothing, of the note: none"))

        try await host.select(0..<5, inField: "Message", isBackward: true)
        try await host.select(0..<3, inField: "Notes")
        #expect(host.texts.contains("direction: to the start, of the note: to the end"))

        try await host.select(0..<5, inField: "Message")
        #expect(host.texts.contains("direction: to the end, of the note: to the end"))
    }

    @Test func `an insertion point has the direction of its field`() async throws {
        try await host.select(3..<3, inField: "Message")
        try await host.select(3..<3, inField: "Notes")
        #expect(host.texts.contains("direction: none, of the note: to the start"))

        try await host.type("one two three", into: "Notes")
        #expect(host.texts.contains("direction: none, of the note: to the start"))
    }

    @Test func `an editor has a selection, also of several parts`() async throws {
        #expect(host.texts.contains("note: insertion"))

        try await host.tap("Select the vowels")

        #expect(host.texts.contains("note: range"))
    }
}
