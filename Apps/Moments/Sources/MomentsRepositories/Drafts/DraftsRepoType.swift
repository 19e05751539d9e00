import Combine
import MomentsModel

/// A repository of the viewer's drafts. They are stored on the server and available in later browser sessions.
@MainActor
public protocol DraftsRepoType: AnyObject {
    /// The moment draft if this session has changes the server has not confirmed; nil otherwise.
    var unsentMomentDraft: MomentDraft? { get }
    /// Fetches the moment draft; an empty one if there is none.
    ///
    /// - Throws: `RepoError`.
    func loadMomentDraft() async throws -> MomentDraft
    /// Saves the moment draft; an empty one deletes it. Returns at once; `errors` publishes failures.
    func save(_ draft: MomentDraft)

    /// The comment draft of a moment if this session has changes the server has not confirmed; nil otherwise.
    func unsentCommentDraft(of moment: MomentID) -> CommentDraft?
    /// Fetches the comment draft of a moment; an empty one if there is none.
    ///
    /// - Throws: `RepoError`.
    func loadCommentDraft(of moment: MomentID) async throws -> CommentDraft
    /// Saves the comment draft of a moment; an empty one deletes it. Returns at once; `errors` publishes failures.
    func save(_ draft: CommentDraft, of moment: MomentID)

    /// The errors of failed saves.
    var errors: AnyPublisher<RepoError, Never> { get }
}
