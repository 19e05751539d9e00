import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of a new announcement.
@MainActor
public final class AnnouncementEditorViewModel {
    private let repo: any AdministrationRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<AnnouncementDraft, Never>(AnnouncementDraft())

    init(repo: any AdministrationRepoType, tracking: any TrackingRepoType) {
        self.repo = repo
        self.tracking = tracking
    }

    /// The form's state: the current value, then each change.
    public var draft: StateStream<AnnouncementDraft> { StateStream(subject) }

    public func textChanged(to text: String) {
        if text != subject.value.text { subject.value.text = text }
    }

    public func periodTapped(_ period: Period) {
        if period != subject.value.period { subject.value.period = period }
    }

    /// Announces the text.
    ///
    /// - Returns: True if it was announced.
    public func announceTapped() async -> Bool {
        let draft = subject.value
        guard draft.canSend else { return false }
        return await subject.attempt(busy: \.isSending, failure: \.failure) {
            try await repo.announce(draft.text.trimmed, days: draft.period.days)
            tracking.track(.announce)
        }
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { subject.value.failure = nil }
}
