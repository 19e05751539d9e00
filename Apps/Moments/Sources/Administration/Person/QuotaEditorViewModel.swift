import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model for how much space a person's photos may take.
@MainActor
public final class QuotaEditorViewModel {
    private let id: PersonID
    private let repo: any AdministrationRepoType
    private let tracking: any TrackingRepoType
    private let subject: CurrentValueSubject<QuotaDraft, Never>

    init(
        _ storage: StorageUse,
        of id: PersonID,
        repo: any AdministrationRepoType,
        tracking: any TrackingRepoType
    ) {
        self.id = id
        self.repo = repo
        self.tracking = tracking
        subject = CurrentValueSubject(QuotaDraft(storage))
    }

    /// The form's state: the current value, then each change.
    public var draft: StateStream<QuotaDraft> { StateStream(subject) }

    /// Called when the person chooses between the server's limit and an own one.
    public func defaultChosen(_ isDefault: Bool) {
        if isDefault != subject.value.isDefault { subject.value.isDefault = isDefault }
    }

    public func textChanged(to text: String) {
        if text != subject.value.text { subject.value.text = text }
    }

    /// Sets the limit.
    ///
    /// - Returns: True if it is set.
    public func saveTapped() async -> Bool {
        let draft = subject.value
        guard draft.canSend else { return false }
        return await subject.attempt(busy: \.isSending, failure: \.failure) {
            try await repo.setQuota(megabytes: draft.isDefault ? nil : draft.megabytes, of: id)
            tracking.track(.setQuota)
        }
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { subject.value.failure = nil }
}
