import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ButtonSizingTests {
    @Test func `an accessory is in each visited tab while it is enabled, and keeps their state`() async throws {
        let host = ViewHost { PlayerTabs() }
        #expect(host.texts.filter { $0.hasPrefix("Now playing") }.count == 1)

        try await host.tap("Search")
        #expect(host.texts.filter { $0.hasPrefix("Now playing") }.count == 1)

        try await host.tap("Stop")
        #expect(!host.texts.contains { $0.hasPrefix("Now playing") })

        try await host.tap("Library")
        #expect(host.texts.contains("All songs"))
        #expect(!host.texts.contains { $0.hasPrefix("Now playing") })
    }

    @Test func `an accessory without a condition is shown`() {
        #expect(ViewHost { SteadyTabs() }.texts.contains("accessory"))
    }

    @Test func `buttons of all sizings have their labels`() {
        #expect(ViewHost { ButtonSizingForms() }.texts == ["Fitted", "Flexible", "Automatic"])
    }
}
