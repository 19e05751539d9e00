import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model for suspending a person.
@MainActor
public final class SuspensionEditorViewModel {
    private let id: PersonID
    private let repo: any AdministrationRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<SuspensionDraft, Never>(SuspensionDraft())

    init(of id: PersonID, repo: any AdministrationRepoType, tracking: any TrackingRepoType) {
        self.id = id
        self.repo = repo
        self.tracking = tracking
    }

    /// The form's state: the current value, then each change.
    public var draft: StateStream<SuspensionDraft> { StateStream(subject) }

    public func periodTapped(_ period: Period) {
        if period != subject.value.period { subject.value.period = period }
    }

    public func reasonChanged(to reason: String) {
        if reason != subject.value.reason { subject.value.reason = reason }
    }

    /// Suspends the person.
    ///
    /// - Returns: True if the person is suspended.
    public func suspendTapped() async -> Bool {
        let draft = subject.value
        guard draft.canSend else { return false }
        return await subject.attempt(busy: \.isSending, failure: \.failure) {
            try await repo.suspend(id, days: draft.period.days, reason: draft.reason.trimmed)
            tracking.track(.suspend)
        }
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { subject.value.failure = nil }
}
