import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsTesting

/// A card, with stubs of its dependencies.
@MainActor
struct CardFixture {
    let repo = StubMomentsRepo(viewer: .sample(id: 1, name: "Ada"))
    let friends = StubFriendsRepo()
    let privacy = StubPrivacyRepo()
    let reports = StubReportsRepo()
    let toggles = TogglesDataStore()
    let tracking = SpyTrackingRepo()
    let viewModel: MomentListItemViewModel

    /// - Parameter likes: Whether likes are enabled.
    init(_ moment: Moment, likes: Bool = true) {
        toggles.setOverride(of: InternalToggle.isLikeButtonForMomentEnabled, to: likes)
        friends.onRefresh = {}
        privacy.onRefreshTags = {}
        viewModel = MomentListItemViewModel(
            moment: moment,
            repo: repo,
            friends: friends,
            privacy: privacy,
            reports: reports,
            toggles: toggles,
            tracking: tracking
        )
    }

    var card: MomentCard { viewModel.card.value }
}
