import Combine
import MomentsModel
import MomentsRepositories

/// A stub that publishes a test's values and records calls. Fails the test on a call without a stub.
@MainActor
public final class StubCommentsRepo: CommentsRepoType {
    public enum Call: Equatable, Sendable {
        case refresh(MomentID), loadMore(MomentID)
        case add(String, MomentID, replyTo: CommentID?)
        case delete(CommentID, MomentID)
        case apply(LiveChange)
    }

    public private(set) var calls: [Call] = []
    /// How each comment was sent.
    public private(set) var sends: [StubbedSend] = []
    private var subjects: [MomentID: CurrentValueSubject<Listing<Comment>, Never>] = [:]

    public var onRefresh: ((MomentID) async -> Void)?
    public var onLoadMore: ((MomentID) async -> Void)?
    public var onAdd: ((String, MomentID, CommentID?) async throws -> Comment)?
    public var onDelete: ((CommentID, MomentID) async throws -> Void)?
    public var onApply: ((LiveChange) async -> Void)?

    public init() {}

    public func subject(of moment: MomentID) -> CurrentValueSubject<Listing<Comment>, Never> {
        if let known = subjects[moment] { return known }
        let new = CurrentValueSubject<Listing<Comment>, Never>(Listing())
        subjects[moment] = new
        return new
    }

    public func comments(of moment: MomentID) -> AnyPublisher<Listing<Comment>, Never> {
        subject(of: moment).eraseToAnyPublisher()
    }

    public func refreshComments(of moment: MomentID) async {
        calls.append(.refresh(moment))
        guard let onRefresh else { return _ = unstubbed("refreshComments(of: \(moment))") }
        await onRefresh(moment)
    }

    public func loadMoreComments(of moment: MomentID) async {
        calls.append(.loadMore(moment))
        guard let onLoadMore else { return _ = unstubbed("loadMoreComments(of: \(moment))") }
        await onLoadMore(moment)
    }

    public func add(
        _ text: String,
        to moment: MomentID,
        replyTo: CommentID?,
        key: String,
        endsDraft: Bool
    ) async throws -> Comment {
        calls.append(.add(text, moment, replyTo: replyTo))
        sends.append(StubbedSend(key: key, endsDraft: endsDraft))
        guard let onAdd else { throw unstubbed("add(_:to: \(moment))") }
        return try await onAdd(text, moment, replyTo)
    }

    public func delete(_ comment: CommentID, of moment: MomentID) async throws {
        calls.append(.delete(comment, moment))
        guard let onDelete else { throw unstubbed("delete(\(comment), of: \(moment))") }
        try await onDelete(comment, moment)
    }

    public func apply(_ change: LiveChange) async {
        calls.append(.apply(change))
        guard let onApply else { return _ = unstubbed("apply(\(change))") }
        await onApply(change)
    }
}
