import Combine
import ListKit
import MomentsModel

/// A comment below a moment.
@MainActor
public final class CommentListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<Comment, Never>
    private let reply: @MainActor (Comment) -> Void
    private let delete: @MainActor (CommentID) async -> Void

    /// - Parameters:
    ///   - reply: The person wants to answer.
    ///   - delete: The person wants the comment to be gone, and has said so twice.
    init(
        _ comment: Comment,
        reply: @escaping @MainActor (Comment) -> Void,
        delete: @escaping @MainActor (CommentID) async -> Void
    ) {
        id = "comment-\(comment.id)"
        subject = CurrentValueSubject(comment)
        self.reply = reply
        self.delete = delete
    }

    /// The comment: at once, then after each change.
    public var comment: StateStream<Comment> { StateStream(subject) }

    func update(_ comment: Comment) {
        if comment != subject.value { subject.value = comment }
    }

    public func replyTapped() { reply(subject.value) }

    public func deleteConfirmed() async { await delete(subject.value.id) }
}
