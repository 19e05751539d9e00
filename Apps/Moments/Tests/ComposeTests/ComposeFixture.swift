import Compose
import Foundation
import MomentCards
import MomentsModel
import MomentsRepositories
import MomentsTesting

/// The composer, with stubs of its dependencies.
@MainActor
struct ComposeFixture {
    let moments = StubMomentsRepo()
    let uploads = StubUploadsRepo()
    let drafts: StubDraftsRepo
    let privacy = StubPrivacyRepo()
    let friends = StubFriendsRepo()
    let tracking = SpyTrackingRepo()
    let viewModel: ComposeViewModel

    /// - Parameter onLoad: Called when the draft is requested from the server; if nil, the draft is available at once.
    init(draft: MomentDraft = MomentDraft(), onLoad: (() async throws -> Void)? = nil) {
        drafts = StubDraftsRepo(momentDraft: draft)
        drafts.onLoad = onLoad
        privacy.onRefreshTags = {}
        friends.onRefresh = {}
        viewModel = ComposeViewModel(
            outbox: Outbox(comments: StubCommentsRepo(), moments: moments, clock: ManualClock()),
            uploads: uploads,
            drafts: drafts,
            privacy: privacy,
            friends: friends,
            tracking: tracking
        )
    }

    var state: ComposeState { viewModel.state.value }

    /// Accepts uploads; they get the IDs 1, 2, ...
    func acceptUploads() {
        uploads.onUpload = { [uploads] _ in .sample(id: PhotoID(rawValue: Int64(uploads.files.count))) }
    }
}

extension PhotoSource {
    /// A photo that is available at once.
    static let ready = PhotoSource { _ in PickedFile(url: .unused) }

    /// A photo that cannot be loaded.
    static let broken = PhotoSource { _ in throw RepoError(.unavailable) }
}

extension URL {
    /// The URL of a file that does not exist.
    static var unused: URL { FileManager.default.temporaryDirectory.appending(path: UUID().uuidString) }
}
