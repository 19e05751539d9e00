import Combine
import MomentsModel
import MomentsRepositories

/// A stub that keeps drafts in memory for inspection.
@MainActor
public final class StubDraftsRepo: DraftsRepoType {
    public private(set) var currentMomentDraft: MomentDraft
    public private(set) var commentDrafts: [MomentID: CommentDraft]
    public let errorSubject = PassthroughSubject<RepoError, Never>()
    /// Called when a draft is loaded. If nil, all drafts count as loaded.
    public var onLoad: (() async throws -> Void)?

    public init(momentDraft: MomentDraft = MomentDraft(), commentDrafts: [MomentID: CommentDraft] = [:]) {
        currentMomentDraft = momentDraft
        self.commentDrafts = commentDrafts
    }

    public var unsentMomentDraft: MomentDraft? { onLoad == nil ? currentMomentDraft : nil }

    public func loadMomentDraft() async throws -> MomentDraft {
        try await onLoad?()
        return currentMomentDraft
    }

    public func save(_ draft: MomentDraft) { currentMomentDraft = draft }

    public func commentDraft(of moment: MomentID) -> CommentDraft { commentDrafts[moment] ?? CommentDraft() }

    public func unsentCommentDraft(of moment: MomentID) -> CommentDraft? {
        onLoad == nil ? commentDraft(of: moment) : nil
    }

    public func loadCommentDraft(of moment: MomentID) async throws -> CommentDraft {
        try await onLoad?()
        return commentDraft(of: moment)
    }

    public func save(_ draft: CommentDraft, of moment: MomentID) {
        commentDrafts[moment] = draft.isEmpty ? nil : draft
    }

    public var errors: AnyPublisher<RepoError, Never> { errorSubject.eraseToAnyPublisher() }
}
