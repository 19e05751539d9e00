import InternalMenu
import MomentsFoundations
import OrielTesting
import SwiftUI
import Synchronization
import Testing

@MainActor
@Suite struct InternalMenuTests {
    private func menu(
        _ toggles: TogglesDataStore,
        buildTarget: BuildTarget = .debug,
        stopServer: (@Sendable () -> Void)? = nil
    ) -> InternalMenuViewModel {
        InternalMenuViewModel(
            version: "1.2",
            buildTarget: buildTarget,
            toggles: toggles,
            tracking: TrackingRepo(),
            stopServer: stopServer
        )
    }

    @Test func `a toggle takes effect at once, for the person`() {
        let toggles = TogglesDataStore(remote: ConfiguredToggles(["internal.isLikeButtonForMomentEnabled": true]))
        let viewModel = menu(toggles)
        #expect(viewModel.page.value.toggles.map(\.isOn) == [true])
        #expect(viewModel.page.value.toggles.map(\.isOverridden) == [false])

        viewModel.toggleSwitched("internal.isLikeButtonForMomentEnabled", to: false)

        #expect(!toggles.isToggleOn(InternalToggle.isLikeButtonForMomentEnabled))
        #expect(viewModel.page.value.toggles.map(\.isOn) == [false])
        #expect(viewModel.page.value.toggles.map(\.isOverridden) == [true])

        viewModel.overrideRemoved("internal.isLikeButtonForMomentEnabled")

        #expect(toggles.isToggleOn(InternalToggle.isLikeButtonForMomentEnabled))
        #expect(viewModel.page.value.toggles.map(\.isOverridden) == [false])
    }

    @Test(arguments: [(BuildTarget.debug, true), (.internal, false), (.production, false)])
    func `the server is stopped from debug builds alone`(buildTarget: BuildTarget, canStop: Bool) {
        let count = Mutex(0)
        let viewModel = menu(TogglesDataStore(), buildTarget: buildTarget) { count.withLock { $0 += 1 } }
        #expect(viewModel.page.value.canStopServer == canStop)

        viewModel.stopServerTapped()

        #expect(count.withLock { $0 } == (canStop ? 1 : 0))
    }

    @Test func `without a way to stop the server there is no tool for it`() {
        #expect(!menu(TogglesDataStore()).page.value.canStopServer)
    }

    @Test func `the screen shows the version and switches toggles`() async throws {
        let toggles = TogglesDataStore()
        let viewModel = menu(toggles)
        let host = ViewHost { NavigationStack { InternalMenuScreen(viewModel: viewModel) } }
        #expect(host.texts.contains("1.2"))

        try await host.set(true, toggle: "Likes on moments")

        #expect(toggles.isToggleOn(InternalToggle.isLikeButtonForMomentEnabled))
        #expect(host.texts.contains("As the host has set it"))
    }
}
