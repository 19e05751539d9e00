import Combine
import ListKit
import MomentsFoundations
import MomentsRepositories

/// The view model for asking for the deletion of the account.
@MainActor
public final class DeletionEditorViewModel: Identifiable {
    private let repo: any AccountRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<DeletionDraft, Never>(DeletionDraft())

    public init(repo: any AccountRepoType, tracking: any TrackingRepoType) {
        self.repo = repo
        self.tracking = tracking
    }

    /// The form's state: the current value, then each change.
    public var draft: StateStream<DeletionDraft> { StateStream(subject) }

    public func passwordChanged(to password: String) {
        guard subject.value.password != password else { return }
        var draft = subject.value
        draft.password = password
        draft.failure = nil
        subject.value = draft
    }

    /// Asks for the deletion.
    ///
    /// - Returns: True if the date of the deletion is set.
    public func deleteTapped() async -> Bool {
        let draft = subject.value
        guard draft.canSend else { return false }
        subject.value.isSending = true
        subject.value.failure = nil
        do {
            try await repo.requestDeletion(password: draft.password)
            tracking.track(.requestDeletion)
            subject.value = DeletionDraft()
            return true
        } catch {
            subject.value.isSending = false
            subject.value.failure = EntranceFailure(RepoError(error) ?? RepoError(.unavailable))
            return false
        }
    }
}
