import Combine
import MomentsModel

/// Keeps drafts in the viewer's store, so that they outlive the session.
@MainActor
public final class DraftsRepo: DraftsRepoType {
    private let store: any PersistentDataStore
    private let stored: StoredValue<MomentDraft>
    private let subject = CurrentValueSubject<MomentDraft, Never>(MomentDraft())
    private let errorSubject = PassthroughSubject<RepoError, Never>()
    private var commentDrafts: [MomentID: StoredValue<CommentDraft>] = [:]

    public init(store: any PersistentDataStore = InMemoryDataStore()) {
        self.store = store
        stored = StoredValue("drafts.moment", in: store)
        do {
            if let draft = try stored.read() { subject.value = draft }
        } catch {
            // Nobody listens yet; whoever saves a draft is told of the same trouble.
            errorSubject.send(error)
        }
    }

    public var momentDraft: AnyPublisher<MomentDraft, Never> { subject.eraseToAnyPublisher() }
    public var currentMomentDraft: MomentDraft { subject.value }
    public var errors: AnyPublisher<RepoError, Never> { errorSubject.eraseToAnyPublisher() }

    public func save(_ draft: MomentDraft) {
        if subject.value != draft { subject.value = draft }
        publishingErrors { () throws(RepoError) in try stored.write(draft.isEmpty ? nil : draft) }
    }

    public func commentDraft(of moment: MomentID) -> CommentDraft {
        var draft: CommentDraft?
        publishingErrors { () throws(RepoError) in draft = try storedComment(of: moment).read() }
        return draft ?? CommentDraft()
    }

    public func save(_ draft: CommentDraft, of moment: MomentID) {
        publishingErrors { () throws(RepoError) in try storedComment(of: moment).write(draft.isEmpty ? nil : draft) }
    }

    private func storedComment(of moment: MomentID) -> StoredValue<CommentDraft> {
        if let known = commentDrafts[moment] { return known }
        let new = StoredValue<CommentDraft>("drafts.comment.\(moment)", in: store)
        commentDrafts[moment] = new
        return new
    }

    private func publishingErrors(_ work: () throws(RepoError) -> Void) {
        do {
            try work()
        } catch {
            errorSubject.send(error)
        }
    }
}
