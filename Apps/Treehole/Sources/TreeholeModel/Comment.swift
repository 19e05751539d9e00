public import Foundation

/// A comment below a post.
public struct Comment: Identifiable, Hashable, Codable, Sendable {
    /// The floor: comments of a post are numbered from 1, and numbers are not used again.
    public var floor: Int
    /// The place of the writer among the people of the thread: 0 for the author of the post.
    public var place: Int
    /// Empty if the comment was deleted.
    public var text: String
    /// The floor of the comment that this one quotes; nil for none.
    public var quotedFloor: Int?
    public var createdDate: Date
    public var isMine = false
    public var isDeleted = false
    /// Whether a moderator has hidden the comment. Its text is empty, except for moderators.
    public var isHidden = false

    public var id: Int { floor }
}
