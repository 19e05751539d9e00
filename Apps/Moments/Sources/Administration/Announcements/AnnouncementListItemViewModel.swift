import Combine
import ListKit
import MomentsModel
import MomentsRepositories

/// The state of an announcement's row.
public struct AnnouncementItem: Equatable, Sendable {
    public var notice: Notice
    /// Indicates whether it is being ended.
    public var isEnding = false
    /// The error of the last attempt to end it.
    public var failure: RepoError?
}

/// The view model of an announcement's row.
@MainActor
public final class AnnouncementListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<AnnouncementItem, Never>
    private let end: @MainActor (NoticeID) async -> RepoError?

    /// - Parameter end: Ends the announcement; returns the error to show.
    init(_ notice: Notice, end: @escaping @MainActor (NoticeID) async -> RepoError?) {
        id = "announcement-\(notice.id)"
        subject = CurrentValueSubject(AnnouncementItem(notice: notice))
        self.end = end
    }

    /// The state: the current value, then each change.
    public var item: StateStream<AnnouncementItem> { StateStream(subject) }

    func update(_ notice: Notice) {
        if notice != subject.value.notice { subject.value.notice = notice }
    }

    /// Ends the announcement, after the person has confirmed it.
    public func endConfirmed() async {
        guard !subject.value.isEnding else { return }
        subject.value.failure = nil
        subject.value.isEnding = true
        let failure = await end(subject.value.notice.id)
        subject.value.failure = failure
        subject.value.isEnding = false
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { subject.value.failure = nil }
}
