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
    let tracking = SpyTrackingRepo()
    let viewModel: AccountViewModel

    init(isAdmin: Bool = false, target: BuildTarget = .production, isDemo: Bool = false) {
        repo = StubAccountRepo(account: .signedIn(.sample(isAdmin: isAdmin)))
        repo.onRefreshSignIns = {}
        repo.onRefreshInvitations = {}
        viewModel = AccountViewModel(
            repo: repo,
            uploads: uploads,
            toggles: TogglesDataStore(buildTarget: target),
            tracking: tracking,
            site: URL(string: "https://moments.example")!,
            isDemo: isDemo
        )
    }

    var page: AccountPage { viewModel.page.value }
}
