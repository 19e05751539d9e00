import Combine
import MomentsModel

/// What the viewer has begun to write. The server keeps it, so it is there again in every later session.
@MainActor
public protocol DraftsRepoType: AnyObject {
    /// The moment being written, if this session has changed it since the server was last heard of; nil otherwise.
    var unsentMomentDraft: MomentDraft? { get }
    /// Asks for the moment being written; an empty one if there is none.
    ///
    /// - Throws: `RepoError`
    func loadMomentDraft() async throws -> MomentDraft
    /// Keeps the moment being written; an empty one is deleted. Returns at once; failures come by `errors`.
    func save(_ draft: MomentDraft)

    /// The comment being written below a moment, if this session has changed it since the server was last heard of.
    func unsentCommentDraft(of moment: MomentID) -> CommentDraft?
    /// Asks for the comment being written below a moment; an empty one if there is none.
    ///
    /// - Throws: `RepoError`
    func loadCommentDraft(of moment: MomentID) async throws -> CommentDraft
    /// Keeps the comment being written below a moment; an empty one is deleted. Returns at once; failures come by `errors`.
    func save(_ draft: CommentDraft, of moment: MomentID)

    /// Why a draft could not be kept.
    var errors: AnyPublisher<RepoError, Never> { get }
}
