import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Timeline

/// A timeline, with stubs of its dependencies.
@MainActor
struct TimelineFixture {
    let repo: StubMomentsRepo
    let outbox: Outbox
    let toggles = TogglesDataStore()
    let tracking = SpyTrackingRepo()
    let viewModel: MomentsTimelineViewModel

    init(_ listing: Listing<Moment> = Listing()) {
        repo = StubMomentsRepo(timeline: listing)
        repo.onRefreshTimeline = {}
        toggles.setOverride(of: InternalToggle.isLikeButtonForMomentEnabled, to: true)
        outbox = Outbox(comments: StubCommentsRepo(), moments: repo, clock: ManualClock())
        viewModel = MomentsTimelineViewModel(
            profile: UserProfileListItemViewModel(user: .sample(id: 1, name: "Ada")),
            repo: repo,
            outbox: outbox,
            toggles: toggles,
            tracking: tracking
        )
    }

    /// The IDs of the rows below the profile.
    var ids: [String] { viewModel.page.value.sections.dropFirst().flatMap { $0.items.map(\.id) } }
}
