import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsTesting

/// A card, with stubs of its dependencies.
@MainActor
struct CardFixture {
    let repo = StubMomentsRepo(viewer: .sample(id: 1, name: "Ada"))
    let toggles = TogglesDataStore()
    let tracking = SpyTrackingRepo()
    let viewModel: MomentListItemViewModel

    /// - Parameter likes: Whether likes are enabled.
    init(_ moment: Moment, likes: Bool = true) {
        toggles.setOverride(of: InternalToggle.isLikeButtonForMomentEnabled, to: likes)
        viewModel = MomentListItemViewModel(moment: moment, repo: repo, toggles: toggles, tracking: tracking)
    }

    var card: MomentCard { viewModel.card.value }
}
