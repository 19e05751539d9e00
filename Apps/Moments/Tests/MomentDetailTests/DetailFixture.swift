import MomentDetail
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting

/// The page of moment 7, with stubs of its dependencies.
@MainActor
struct DetailFixture {
    let moments = StubMomentsRepo(viewer: .sample(id: 1, name: "Ada"))
    let comments = StubCommentsRepo()
    let friends = StubFriendsRepo()
    let privacy = StubPrivacyRepo()
    let reports = StubReportsRepo()
    let drafts: StubDraftsRepo
    let outbox: Outbox
    let toggles = TogglesDataStore()
    let tracking = SpyTrackingRepo()
    let viewModel: MomentDetailViewModel

    /// - Parameter onLoadDraft: Called when the draft is requested from the server; if nil, the draft is available at once.
    init(
        known: Moment? = .sample(id: 7),
        isForComment: Bool = false,
        draft: CommentDraft? = nil,
        comments list: [Comment]? = [],
        onLoadDraft: (() async throws -> Void)? = nil
    ) {
        drafts = StubDraftsRepo(commentDrafts: draft.map { [7: $0] } ?? [:])
        drafts.onLoad = onLoadDraft
        comments.subject(of: 7).value = Listing(items: list)
        comments.onRefresh = { _ in }
        moments.onRefreshMoment = { _ in }
        outbox = Outbox(comments: comments, moments: moments, clock: ManualClock())
        viewModel = MomentDetailViewModel(
            id: 7,
            known: known,
            isForComment: isForComment,
            moments: moments,
            comments: comments,
            friends: friends,
            privacy: privacy,
            reports: reports,
            drafts: drafts,
            outbox: outbox,
            toggles: toggles,
            tracking: tracking
        )
    }

    var composer: CommentComposer { viewModel.composer.value }
    var ids: [String] { viewModel.page.value.sections.flatMap { $0.items.map(\.id) } }
}
