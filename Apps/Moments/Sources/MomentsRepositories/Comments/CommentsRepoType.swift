import Combine
import MomentsModel

/// What is said below moments.
@MainActor
public protocol CommentsRepoType: AnyObject {
    /// The comments of a moment, oldest first: at once what is known, then each change.
    func comments(of moment: MomentID) -> AnyPublisher<Listing<Comment>, Never>

    /// Asks anew for as many comments as are known, or for the first ones.
    func refreshComments(of moment: MomentID) async

    /// Asks for newer comments; does nothing if there are none, or they are asked for already.
    func loadMoreComments(of moment: MomentID) async

    /// Adds a comment, as an answer to another one or not. The moment's counts change on all screens.
    ///
    /// - Throws: `RepoError`.
    @discardableResult
    func add(_ text: String, to moment: MomentID, replyTo: CommentID?) async throws -> Comment

    /// Deletes a comment of the viewer's.
    ///
    /// - Throws: `RepoError`. One that is gone already is no error.
    func delete(_ comment: CommentID, of moment: MomentID) async throws

    /// Brings up to date what a change tells of.
    func apply(_ change: LiveChange) async
}
