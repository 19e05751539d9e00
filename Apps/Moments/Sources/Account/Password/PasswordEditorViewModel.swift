import Combine
import ListKit
import MomentsFoundations
import MomentsRepositories

/// The view model for changing the password.
@MainActor
public final class PasswordEditorViewModel: Identifiable {
    private let repo: any AccountRepoType
    private let tracking: any TrackingRepoType
    private let didSave: @MainActor () -> Void
    private let subject = CurrentValueSubject<PasswordDraft, Never>(PasswordDraft())

    /// - Parameter didSave: Called after the password was changed.
    public init(
        repo: any AccountRepoType,
        tracking: any TrackingRepoType,
        didSave: @escaping @MainActor () -> Void = {}
    ) {
        self.repo = repo
        self.tracking = tracking
        self.didSave = didSave
    }

    /// The form's state: the current value, then each change.
    public var draft: StateStream<PasswordDraft> { StateStream(subject) }

    public func oldChanged(to password: String) { change(\.old, to: password) }

    public func newChanged(to password: String) { change(\.new, to: password) }

    /// Changes the password.
    ///
    /// - Returns: True if the password was changed.
    public func saveTapped() async -> Bool {
        let draft = subject.value
        guard draft.canSave else { return false }
        subject.value.isSaving = true
        subject.value.failure = nil
        do {
            try await repo.changePassword(from: draft.old, to: draft.new)
            tracking.track(.changePassword)
            subject.value = PasswordDraft()
            didSave()
            return true
        } catch {
            subject.value.isSaving = false
            subject.value.failure = EntranceFailure(RepoError(error) ?? RepoError(.unavailable))
            return false
        }
    }

    private func change(_ field: WritableKeyPath<PasswordDraft, String>, to text: String) {
        guard subject.value[keyPath: field] != text else { return }
        var draft = subject.value
        draft[keyPath: field] = text
        draft.failure = nil
        subject.value = draft
    }
}
