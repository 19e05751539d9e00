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
    let account: StubAccountRepo
    let outbox: Outbox
    let toggles = TogglesDataStore()
    let tracking = SpyTrackingRepo()
    let viewModel: MomentsTimelineViewModel

    init(_ listing: Listing<Moment> = Listing(), notices: [Notice] = []) {
        repo = StubMomentsRepo(timeline: listing)
        account = StubAccountRepo(account: .signedIn(.sample(notices: notices)))
        repo.onRefreshTimeline = {}
        toggles.setOverride(of: InternalToggle.isLikeButtonForMomentEnabled, to: true)
        outbox = Outbox(comments: StubCommentsRepo(), moments: repo, clock: ManualClock())
        viewModel = MomentsTimelineViewModel(
            profile: UserProfileListItemViewModel(user: .sample(id: 1, name: "Ada")),
            repo: repo,
            account: account,
            friends: StubFriendsRepo(),
            privacy: StubPrivacyRepo(),
            reports: StubReportsRepo(),
            outbox: outbox,
            toggles: toggles,
            tracking: tracking
        )
    }

    /// The first notice.
    var notice: NoticeListItemViewModel? {
        viewModel.page.value.header.lazy.compactMap { $0 as? NoticeListItemViewModel }.first
    }

    /// The IDs of the rows below the profile.
    var ids: [String] { viewModel.page.value.sections.dropFirst().flatMap { $0.items.map(\.id) } }
}
