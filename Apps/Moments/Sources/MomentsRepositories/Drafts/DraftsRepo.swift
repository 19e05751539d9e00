import Combine
import MomentsAPI
import MomentsModel

/// A repository that stores drafts on the server, where they outlive the browser session and the server process.
@MainActor
public final class DraftsRepo: DraftsRepoType {
    private let api: any APIClientType
    private let clock: any Clock<Duration>
    private let errorSubject: PassthroughSubject<RepoError, Never>
    private let momentSaver: DraftSaver<MomentDraft>
    private var commentSavers: [MomentID: DraftSaver<CommentDraft>] = [:]

    public init(api: any APIClientType, clock: any Clock<Duration> = ContinuousClock()) {
        self.api = api
        self.clock = clock
        let errors = PassthroughSubject<RepoError, Never>()
        errorSubject = errors
        momentSaver = DraftSaver(clock: clock) { draft in
            try await api.perform(SaveMomentDraftOperation(draft))
        } report: { error in
            errors.send(error)
        }
    }

    public var errors: AnyPublisher<RepoError, Never> { errorSubject.eraseToAnyPublisher() }

    /// Sends the drafts again that the server could not take.
    func retry() {
        momentSaver.retry()
        for saver in commentSavers.values { saver.retry() }
    }

    // MARK: Moment draft

    public var unsentMomentDraft: MomentDraft? { momentSaver.unsent }

    public func loadMomentDraft() async throws -> MomentDraft {
        try await load(momentSaver) { [api] in try await api.perform(GetMomentDraftOperation()) }
    }

    public func save(_ draft: MomentDraft) { momentSaver.save(draft) }

    // MARK: Comment drafts

    public func unsentCommentDraft(of moment: MomentID) -> CommentDraft? { commentSavers[moment]?.unsent }

    public func loadCommentDraft(of moment: MomentID) async throws -> CommentDraft {
        try await load(commentSaver(of: moment)) { [api] in
            try await api.perform(GetCommentDraftOperation(momentID: moment))
        }
    }

    public func save(_ draft: CommentDraft, of moment: MomentID) { commentSaver(of: moment).save(draft) }

    private func commentSaver(of moment: MomentID) -> DraftSaver<CommentDraft> {
        if let known = commentSavers[moment] { return known }
        let new = DraftSaver<CommentDraft>(clock: clock) { [api] draft in
            try await api.perform(SaveCommentDraftOperation(draft, of: moment))
        } report: { [errorSubject] error in
            errorSubject.send(error)
        }
        commentSavers[moment] = new
        return new
    }

    private func load<Draft>(
        _ saver: DraftSaver<Draft>,
        _ ask: @MainActor () async throws -> Draft
    ) async throws -> Draft {
        if let unsent = saver.unsent { return unsent }
        do {
            let draft = try await ask()
            // The viewer may have typed during the request.
            if let unsent = saver.unsent { return unsent }
            saver.noteSaved(draft)
            return draft
        } catch {
            throw RepoError(error) ?? error
        }
    }
}
