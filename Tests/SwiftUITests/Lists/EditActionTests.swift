import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct EditActionTests {
    @Test func `rows are deleted from the collection, and moved in it`() async throws {
        let host = ViewHost { EditActionForms() }

        try await host.delete("Bread")
        #expect(host.texts.contains("Milk Tea"))

        try await host.move("two", to: 0)
        #expect(host.texts.contains("two one three"))

        try await host.delete("word one")
        #expect(host.texts.contains("two three"))

        try await host.delete("choose two")
        #expect(host.texts.contains("three"))
    }

    @Test func `only what the app allows can be done`() async throws {
        let host = ViewHost { EditActionForms() }

        await #expect(throws: ViewHostError.self) { try await host.delete("item Milk") }
        await #expect(throws: ViewHostError.self) { try await host.move("word one", to: 2) }
    }

    @Test func `a badge has the prominence nearest to it`() {
        let host = ViewHost { BadgeForms() }

        let marks = host.html.split(separator: "data-kind=\"badge\"").dropFirst()
        let roles = marks.map { $0.hasPrefix(" data-role=\"") ? $0.split(separator: "\"")[1] : nil }
        #expect(roles == ["increased", "decreased", nil])
        #expect(host.texts.contains("plain"))
    }

    @Test func `the app follows the visible rows of a lazy stack`() async throws {
        let host = ViewHost(size: CGSize(width: 300, height: 400)) { TargetVisibilityForm() }

        try await host.scroll(to: 60)

        #expect(host.texts.contains { $0.hasPrefix("visible 60 to") })
    }
}
