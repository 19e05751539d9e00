/// The kind of action that a notification is about.
public enum NotificationKind: String, Codable, Sendable, CaseIterable {
    /// Liked the person's moment.
    case like = "LIKE"
    /// Commented on a moment that the person wrote, liked or commented on.
    case comment = "COMMENT"
    /// Replied to the person's comment.
    case reply = "REPLY"
    /// Mentioned the person in a moment or a comment.
    case mention = "MENTION"
    /// Sent a friend request.
    case friendRequest = "FRIEND_REQUEST"
    /// Accepted a friend request.
    case friendAccepted = "FRIEND_ACCEPTED"

    /// Whether the notifications of this kind about one moment form a group.
    public var formsGroups: Bool { self == .like || self == .comment }
}
