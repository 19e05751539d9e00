public import Foundation
public import MomentsModel

/// A comment or a moment that is to be sent.
public struct OutboxEntry: Identifiable, Hashable, Codable, Sendable {
    public enum Content: Hashable, Codable, Sendable {
        case comment(CommentDraft, of: MomentID)
        case moment(MomentDraft)
    }

    /// The key by which the server recognizes a repeated request.
    public var id: String
    public var created: Date
    public var content: Content

    public init(id: String, created: Date, content: Content) {
        self.id = id
        self.created = created
        self.content = content
    }
}

/// An entry that waits, with its state.
public struct OutboxItem: Identifiable, Hashable, Sendable {
    public enum State: Hashable, Sendable {
        case sending
        /// It is sent again by itself.
        case waiting
        /// The server has refused it; the viewer decides.
        case failed(RepoError)
    }

    public var entry: OutboxEntry
    public var state: State

    public var id: String { entry.id }

    public init(entry: OutboxEntry, state: State = .waiting) {
        self.entry = entry
        self.state = state
    }
}
