import Account
import Foundation
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting

/// The page of Ada's account, with stubs of its dependencies.
@MainActor
struct AccountFixture {
    let repo: StubAccountRepo
    let uploads = StubUploadsRepo()
    let privacy = StubPrivacyRepo()
    let tracking = SpyTrackingRepo()
    let viewModel: AccountViewModel

    /// - Parameter role: By default, that of an admin or of a member.
    init(
        isAdmin: Bool = false,
        role: PersonRole? = nil,
        target: BuildTarget = .production,
        isDemo: Bool = false
    ) {
        repo = StubAccountRepo(account: .signedIn(.sample(role: role ?? (isAdmin ? .admin : .member))))
        repo.onRefreshSignIns = {}
        repo.onRefreshInvitations = {}
        privacy.onRefreshHistoryReach = {}
        repo.onStorageUse = { StorageUse(bytes: 1_240_000_000, quota: 5_000_000_000) }
        viewModel = AccountViewModel(
            repo: repo,
            uploads: uploads,
            privacy: privacy,
            toggles: TogglesDataStore(buildTarget: target),
            tracking: tracking,
            site: URL(string: "https://moments.example")!,
            isDemo: isDemo
        )
    }

    var page: AccountPage { viewModel.page.value }
}
