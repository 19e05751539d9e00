import Combine
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of a comment row.
@MainActor
public final class CommentListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<Comment, Never>
    private let reports: any ReportsRepoType
    private let tracking: any TrackingRepoType
    private let reply: @MainActor (Comment) -> Void
    private let delete: @MainActor (CommentID) async -> Void

    /// - Parameters:
    ///   - reports: Gets a report of somebody else's comment.
    ///   - reply: Called when the person taps Reply.
    ///   - delete: Called when the person has confirmed the deletion.
    init(
        _ comment: Comment,
        reports: any ReportsRepoType,
        tracking: any TrackingRepoType,
        reply: @escaping @MainActor (Comment) -> Void,
        delete: @escaping @MainActor (CommentID) async -> Void
    ) {
        id = "comment-\(comment.id)"
        subject = CurrentValueSubject(comment)
        self.reports = reports
        self.tracking = tracking
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

    /// Creates the view model for reporting somebody else's comment.
    public func makeReport() -> ReportViewModel {
        let comment = subject.value
        return ReportViewModel(.comment(comment.id), of: comment.userDetails.name, repo: reports, tracking: tracking)
    }
}
