import MomentDetail
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting

/// The page of moment 7, and what stands behind it.
@MainActor
struct DetailFixture {
    let moments = StubMomentsRepo(viewer: .sample(id: 1, name: "Ada"))
    let comments = StubCommentsRepo()
    let drafts: StubDraftsRepo
    let toggles = TogglesDataStore()
    let tracking = SpyTrackingRepo()
    let viewModel: MomentDetailViewModel

    /// - Parameter onLoadDraft: What happens when the server is asked for the draft; without it the draft is known at once.
    init(
        known: Moment? = .sample(id: 7),
        draft: CommentDraft? = nil,
        comments list: [Comment]? = [],
        onLoadDraft: (() async throws -> Void)? = nil
    ) {
        drafts = StubDraftsRepo(commentDrafts: draft.map { [7: $0] } ?? [:])
        drafts.onLoad = onLoadDraft
        comments.subject(of: 7).value = Listing(items: list)
        comments.onRefresh = { _ in }
        moments.onRefreshMoment = { _ in }
        viewModel = MomentDetailViewModel(
            id: 7,
            known: known,
            moments: moments,
            comments: comments,
            drafts: drafts,
            toggles: toggles,
            tracking: tracking
        )
    }

    var composer: CommentComposer { viewModel.composer.value }
    var ids: [String] { viewModel.page.value.sections.flatMap { $0.items.map(\.id) } }
}
