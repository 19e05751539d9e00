import Combine
import MomentsModel

/// A repository of comments on moments.
@MainActor
public protocol CommentsRepoType: AnyObject {
    /// The comments of a moment, oldest first: the cached ones on subscription, then each change.
    func comments(of moment: MomentID) -> AnyPublisher<Listing<Comment>, Never>

    /// Fetches as many comments as are loaded, or the first page.
    func refreshComments(of moment: MomentID) async

    /// Fetches the next page of newer comments; does nothing if there is none or a request for it is pending.
    func loadMoreComments(of moment: MomentID) async

    /// Adds a comment, optionally as a reply to another one. Updates the moment's counts on all screens.
    ///
    /// - Parameters:
    ///   - key: Lets the server recognize a repeated request.
    ///   - endsDraft: Whether the server deletes the draft, because the text is the saved one.
    /// - Throws: `RepoError`.
    @discardableResult
    func add(_ text: String, to moment: MomentID, replyTo: CommentID?, key: String, endsDraft: Bool) async throws
        -> Comment

    /// Deletes one of the viewer's comments.
    ///
    /// - Throws: `RepoError`, but not if the comment is already deleted.
    func delete(_ comment: CommentID, of moment: MomentID) async throws

    /// Refreshes the data a change affects.
    func apply(_ change: LiveChange) async
}
