import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model for changing the text of a published moment.
@MainActor
public final class MomentTextEditorViewModel {
    /// The friends to mention while the text is being written.
    let mentions: MentionSuggester

    private let id: MomentID
    private let repo: any MomentsRepoType
    private let tracking: any TrackingRepoType
    private let subject: CurrentValueSubject<MomentTextDraft, Never>

    init(
        _ moment: Moment,
        repo: any MomentsRepoType,
        friends: any FriendsRepoType,
        tracking: any TrackingRepoType
    ) {
        id = moment.id
        self.repo = repo
        self.tracking = tracking
        let subject = CurrentValueSubject<MomentTextDraft, Never>(MomentTextDraft(moment))
        self.subject = subject
        mentions = MentionSuggester(for: subject.map(\.text).eraseToAnyPublisher(), friends: friends)
    }

    /// The editor's state: the current value, then each change.
    public var draft: StateStream<MomentTextDraft> { StateStream(subject) }

    public func textChanged(to text: String) {
        if text != subject.value.text { subject.value.text = text }
    }

    /// Saves the text. If the server refuses it, the text stays.
    ///
    /// - Returns: True if it was saved.
    public func saveTapped() async -> Bool {
        let draft = subject.value
        guard draft.canSave else { return false }
        return await subject.attempt(busy: \.isSaving, failure: \.failure) {
            try await repo.edit(id, text: draft.text)
            tracking.track(.editMoment(id))
        }
    }

    /// Called when the person dismisses the error.
    public func failureDismissed() { subject.value.failure = nil }
}
