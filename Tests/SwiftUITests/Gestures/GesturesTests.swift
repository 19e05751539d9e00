import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct GesturesTests {
    @Test func `a page has no pencil with a barrel`() {
        #expect(ViewHost { PencilForms() }.texts == ["ignores"])
    }

    @Test func `every form of gesture is taken and reacts`() async throws {
        let host = ViewHost { GestureForms() }

        try await host.tap("high")
        #expect(host.texts.contains("card 1"))
        try await host.doubleTap("same")
        #expect(host.texts.contains("card 3"))
        try await host.longPress("press")
        #expect(host.texts.contains("card 13"))
        try await host.tap("select", modifiers: .shift)
        #expect(host.texts.contains("card 13"))
        try await host.tap("select", modifiers: [.shift, .command])
        #expect(host.texts.contains("card 1,013"))
        try await host.drag("card 1,013", by: CGSize(width: 30, height: 10))
        #expect(host.issues.isEmpty)
    }
}
