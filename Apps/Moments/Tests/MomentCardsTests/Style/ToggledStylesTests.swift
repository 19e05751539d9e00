import DesignKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct ToggledStylesTests {
    private let remote = RefreshedToggles()

    @Test func `cards change their style at once, over the same view model`() async throws {
        let fixture = CardFixture(.sample(latestComments: [.sample(text: "How lovely!")]))
        let host = ViewHost {
            NavigationStack { MomentRow(viewModel: fixture.viewModel) }.styles(of: fixture.toggles)
        }
        #expect(host.texts.contains { $0.contains("How lovely!") })

        fixture.toggles.setOverride(of: InternalToggle.isClassicStyleEnabled, to: true)
        await host.settle()
        #expect(!host.texts.contains { $0.contains("How lovely!") })
        #expect(host.texts.contains("A nice day"))

        fixture.toggles.setOverride(of: InternalToggle.isClassicStyleEnabled, to: false)
        await host.settle()
        #expect(host.texts.contains { $0.contains("How lovely!") })
    }

    @Test func `the host's toggles change them, too`() async {
        let toggles = TogglesDataStore(remote: remote)
        let host = ViewHost { StyleNames().styles(of: toggles) }
        #expect(host.texts == ["modern circle"])

        remote.show(["internal.isClassicStyleEnabled": true, "internal.isRoundedAvatarEnabled": false])
        await host.settle()

        #expect(host.texts == ["classic square"])
    }

    @Test func `the first page has the styles of a person who has chosen before`() {
        let kept = KeyValueStore.inMemory(["toggle.internal.isClassicStyleEnabled": "on"])
        let host = ViewHost { StyleNames().styles(of: TogglesDataStore(overrides: kept)) }

        #expect(host.texts == ["classic circle"])
    }
}

private struct StyleNames: View {
    @Environment(\.cardStyle) private var style
    @Environment(\.avatarShape) private var shape

    var body: some View { Text(verbatim: "\(style) \(shape)") }
}
