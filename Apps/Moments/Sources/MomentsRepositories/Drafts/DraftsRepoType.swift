import Combine
import MomentsModel

/// What the viewer has begun to write; it is there again in the next session.
@MainActor
public protocol DraftsRepoType: AnyObject {
    /// The moment being written; empty if there is none.
    var momentDraft: AnyPublisher<MomentDraft, Never> { get }
    var currentMomentDraft: MomentDraft { get }
    /// Keeps the moment being written; an empty one is forgotten.
    func save(_ draft: MomentDraft)

    /// The comment being written below a moment; empty if there is none.
    func commentDraft(of moment: MomentID) -> CommentDraft
    /// Keeps the comment being written below a moment; an empty one is forgotten.
    func save(_ draft: CommentDraft, of moment: MomentID)

    /// What went wrong without anybody waiting for it.
    var errors: AnyPublisher<RepoError, Never> { get }
}

/// A comment that is being written.
public struct CommentDraft: Hashable, Codable, Sendable {
    public var text: String
    /// The comment it answers.
    public var replyTo: CommentID?

    public init(text: String = "", replyTo: CommentID? = nil) {
        self.text = text
        self.replyTo = replyTo
    }

    /// Whether there is nothing in it worth keeping.
    public var isEmpty: Bool { text.allSatisfy(\.isWhitespace) && replyTo == nil }
}
