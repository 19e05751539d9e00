/// What somebody did that another person is told of.
public enum NotificationKind: String, Codable, Sendable, CaseIterable {
    /// Liked a moment of the person's.
    case like = "LIKE"
    /// Commented on a moment of the person's, or on one the person takes part in.
    case comment = "COMMENT"
    /// Answered a comment of the person's.
    case reply = "REPLY"
    /// Wants to be friends.
    case friendRequest = "FRIEND_REQUEST"
    /// Has accepted a wish to be friends.
    case friendAccepted = "FRIEND_ACCEPTED"
}
