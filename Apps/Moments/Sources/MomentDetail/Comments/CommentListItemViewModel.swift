import Combine
import ListKit
import MomentsModel

/// The view model of a comment row.
@MainActor
public final class CommentListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<Comment, Never>
    private let reply: @MainActor (Comment) -> Void
    private let delete: @MainActor (CommentID) async -> Void

    /// - Parameters:
    ///   - reply: Called when the person taps Reply.
    ///   - delete: Called when the person has confirmed the deletion.
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

    /// The comment: the current one, then each change.
    public var comment: StateStream<Comment> { StateStream(subject) }

    func update(_ comment: Comment) {
        if comment != subject.value { subject.value = comment }
    }

    public func replyTapped() { reply(subject.value) }

    public func deleteConfirmed() async { await delete(subject.value.id) }
}
