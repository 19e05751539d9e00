import MomentsModel
import MomentsRepositories

/// The comment that is being written below a moment.
public struct CommentComposer: Equatable, Sendable {
    public var text = ""
    /// The comment it answers.
    public var replyTo: CommentID?
    /// Who wrote that; nil where it is not known yet.
    public var replyName: String?
    public var isSending = false
    /// Why it was not sent.
    public var failure: RepoError?

    public init() {}

    /// Whether there is something to send, and not too much.
    public var canSend: Bool {
        !isSending && text.contains { !$0.isWhitespace } && text.count <= Limits.commentText
    }

    /// How many letters too many there are; nil as long as there are not nearly too many.
    public var remaining: Int? {
        let remaining = Limits.commentText - text.count
        return remaining < 100 ? remaining : nil
    }
}
