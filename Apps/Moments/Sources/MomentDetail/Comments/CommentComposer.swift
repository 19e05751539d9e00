import MomentsModel
import MomentsRepositories

/// A comment that is being written.
public struct CommentComposer: Equatable, Sendable {
    public var text = ""
    /// The comment it replies to.
    public var replyTo: CommentID?
    /// The name of that comment's author; nil until it is loaded.
    public var replyName: String?
    public var isSending = false
    /// The error of the last attempt to send it.
    public var failure: RepoError?

    public init() {}

    /// Indicates whether the comment is ready to send: it has text, is within the limit, and is not being sent.
    public var canSend: Bool {
        !isSending && text.contains { !$0.isWhitespace } && text.count <= Limits.commentText
    }

    /// The number of characters left, negative if over the limit; nil while 100 or more are left.
    public var remaining: Int? {
        let remaining = Limits.commentText - text.count
        return remaining < 100 ? remaining : nil
    }
}
