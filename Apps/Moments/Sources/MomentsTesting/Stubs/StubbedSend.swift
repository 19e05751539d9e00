import MomentsModel
import MomentsRepositories

/// How a comment or a moment was sent.
public struct StubbedSend: Equatable, Sendable {
    public var key: String
    public var endsDraft: Bool

    public init(key: String, endsDraft: Bool) {
        self.key = key
        self.endsDraft = endsDraft
    }
}

extension CommentsRepoType {
    /// Adds a comment for the first time.
    @discardableResult
    public func add(_ text: String, to moment: MomentID, replyTo: CommentID?) async throws -> Comment {
        try await add(text, to: moment, replyTo: replyTo, key: "key", endsDraft: true)
    }
}

extension MomentsRepoType {
    /// Publishes a moment for the first time.
    @discardableResult
    public func publish(_ draft: MomentDraft) async throws -> Moment {
        try await publish(draft, key: "key", endsDraft: true)
    }
}
