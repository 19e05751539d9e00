import MomentsModel

/// An action of the viewer on the friendship with a person.
public enum FriendshipAction: Sendable {
    case ask
    case accept
    case decline
    case takeBack
    case remove
}

/// The state of a person's friendship row.
public struct PersonFriendship: Equatable, Sendable {
    public var person: UserDetails
    /// Indicates whether a change is pending.
    public var isChanging = false
}
