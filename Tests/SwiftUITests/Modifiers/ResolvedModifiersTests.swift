import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ResolvedModifiersTests {
    @Test func `a modifier follows the environment`() async throws {
        let host = ViewHost { ResolvedModifiers() }
        #expect(host.texts == ["First", "first on", "Second", "second on", "Turn off"])

        try await host.tap("Turn off")

        #expect(host.texts == ["First", "first off", "Second", "second on", "Turn off"])
    }

    @Test func `views read what hints say`() {
        let plain = ["other order", "no springs", "rings", "any range", "any colours", "any variables"]

        #expect(ViewHost { HintReader() }.texts == plain)
        #expect(ViewHost { HintedViews() }.texts == ["fixed", "springs", "no rings", "bright", "gradients", "drawn"])
    }

    @Test func `a transaction keeps what a gesture says`() {
        #expect(trackingTransaction().tracksVelocity && !Transaction().tracksVelocity)
    }
}
