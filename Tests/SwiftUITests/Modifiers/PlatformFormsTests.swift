import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct PlatformFormsTests {
    @Test func `modifiers of recent systems are taken`() async throws {
        let host = ViewHost { PlatformForms() }

        #expect(host.texts.contains("log"))
        try await host.tap("item 1")
        #expect(host.texts.contains("open 1"))
        try await host.tap("Delete 1")
        #expect(host.texts.contains("delete 1"))
        #expect(ViewHost { PlatformSplitForms() }.texts.contains("Sidebar"))
        #expect(host.issues.isEmpty)
    }
}
