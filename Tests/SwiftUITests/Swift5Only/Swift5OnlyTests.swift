import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct Swift5OnlyTests {
    @Test func `defaults may be stored variables`() async {
        #expect(ViewHost { AccentNameLabel() }.texts == ["indigo"])
        #expect(ViewHost { LegacyThemeView() }.texts == ["Accent blue"])

        let host = ViewHost { OffsetReporter() }
        await host.settle()
        #expect(host.texts == ["Offset 3"])
    }

    @Test func `models may hop between queues`() async throws {
        let host = ViewHost { LegacyView() }

        try await host.wait(until: { host.texts == ["one two, late"] }, within: patience)
    }

    @Test func `classes without an actor may use UIKit`() {
        let coordinator = ScreenCoordinator()
        coordinator.start()
        #expect(coordinator.navigation.topViewController?.title == "Screens")
    }
}
