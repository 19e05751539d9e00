import Combine
import MomentsModel
import MomentsRepositories

/// Keeps drafts in memory, for a test to look at.
@MainActor
public final class StubDraftsRepo: DraftsRepoType {
    public let momentDraftSubject: CurrentValueSubject<MomentDraft, Never>
    public let errorSubject = PassthroughSubject<RepoError, Never>()
    public var commentDrafts: [MomentID: CommentDraft]

    public init(momentDraft: MomentDraft = MomentDraft(), commentDrafts: [MomentID: CommentDraft] = [:]) {
        momentDraftSubject = CurrentValueSubject(momentDraft)
        self.commentDrafts = commentDrafts
    }

    public var momentDraft: AnyPublisher<MomentDraft, Never> { momentDraftSubject.eraseToAnyPublisher() }
    public var currentMomentDraft: MomentDraft { momentDraftSubject.value }
    public var errors: AnyPublisher<RepoError, Never> { errorSubject.eraseToAnyPublisher() }

    public func save(_ draft: MomentDraft) { momentDraftSubject.value = draft }

    public func commentDraft(of moment: MomentID) -> CommentDraft { commentDrafts[moment] ?? CommentDraft() }

    public func save(_ draft: CommentDraft, of moment: MomentID) {
        commentDrafts[moment] = draft.isEmpty ? nil : draft
    }
}
