import MomentsModel

/// An action of the viewer on the relation to a person.
public enum FriendshipAction: Equatable, Sendable {
    case ask
    case accept
    case decline
    case takeBack
    case remove
    /// Whether a friend sees none of the viewer's moments.
    case hideMine(Bool)
    /// Whether a friend's moments are left out of the viewer's timeline.
    case hideTheirs(Bool)
    case block
}

/// The state of a person's friendship row.
public struct PersonFriendship: Equatable, Sendable {
    public var person: UserDetails
    /// Indicates whether a change is pending.
    public var isChanging = false
}
