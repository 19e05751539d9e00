import Compose
import Foundation
import MomentCards
import MomentsModel
import MomentsRepositories
import MomentsTesting

/// The composer, and what stands behind it.
@MainActor
struct ComposeFixture {
    let moments = StubMomentsRepo()
    let uploads = StubUploadsRepo()
    let drafts: StubDraftsRepo
    let tracking = SpyTrackingRepo()
    let viewModel: ComposeViewModel

    /// - Parameter onLoad: What happens when the server is asked for the draft; without it the draft is known at once.
    init(draft: MomentDraft = MomentDraft(), onLoad: (() async throws -> Void)? = nil) {
        drafts = StubDraftsRepo(momentDraft: draft)
        drafts.onLoad = onLoad
        viewModel = ComposeViewModel(moments: moments, uploads: uploads, drafts: drafts, tracking: tracking)
    }

    var state: ComposeState { viewModel.state.value }

    /// Lets photos be uploaded; they get the numbers 1, 2, ...
    func acceptUploads() {
        uploads.onUpload = { [uploads] _, _ in .sample(id: PhotoID(rawValue: Int64(uploads.files.count))) }
    }
}

extension PhotoSource {
    /// A photo that is there at once.
    static let ready = PhotoSource { _ in PickedFile(url: .unused) }

    /// A photo that never comes.
    static let broken = PhotoSource { _ in throw RepoError(.unavailable) }
}

extension URL {
    /// A place where no file is.
    static var unused: URL { FileManager.default.temporaryDirectory.appending(path: UUID().uuidString) }
}
