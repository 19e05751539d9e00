import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TransitionFormsTests {
    @Test func `views with transitions come and go`() async throws {
        let host = ViewHost { TransitionForms() }
        #expect(host.texts.contains("pivot"))

        try await host.tap("Toggle")
        #expect(host.texts == ["Toggle", "small"])
        #expect(host.drainPatches().allSatisfy { $0.animation == .spring(response: 0.4, dampingFraction: 0.7) })
    }
}
