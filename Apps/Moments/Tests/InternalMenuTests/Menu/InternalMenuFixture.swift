import InternalMenu
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting

/// The internal menu, with stubs of its dependencies.
@MainActor
struct InternalMenuFixture {
    static let likes = InternalToggle.isLikeButtonForMomentEnabled

    let account: StubAccountRepo
    let tracking = SpyTrackingRepo()
    let toggles: TogglesDataStore
    let viewModel: InternalMenuViewModel

    /// - Parameters:
    ///   - host: The toggles that the host has set for everyone.
    ///   - isAdmin: Whether the viewer is an admin.
    init(
        target: BuildTarget = .debug,
        host: [String: Bool] = [:],
        isAdmin: Bool = false,
        isDemo: Bool = false,
        stopServer: (@MainActor () async throws -> Void)? = nil
    ) {
        account = StubAccountRepo(account: .signedIn(.sample(role: isAdmin ? .admin : .member)))
        account.onSetPreference = { [account] in account.preferencesSubject.value[$0] = $1 }
        toggles = TogglesDataStore(
            buildTarget: target,
            remote: ConfiguredToggles(host),
            overrides: KeyValueStore(values: account.preferences) { [account] in account.setPreference($0, to: $1) }
        )
        viewModel = InternalMenuViewModel(
            account: account,
            toggles: toggles,
            tracking: tracking,
            version: "1.2.3",
            isDemo: isDemo,
            stopServer: stopServer
        )
    }

    var page: InternalMenuPage { viewModel.page.value }
}
