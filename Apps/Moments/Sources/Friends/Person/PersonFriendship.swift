import MomentsModel

/// What the viewer can do about being friends with a person.
public enum FriendshipAction: Sendable {
    case ask
    case accept
    case decline
    case takeBack
    case remove
}

/// What a page shows of a person beside the name and the picture.
public struct PersonFriendship: Equatable, Sendable {
    public var person: UserDetails
    /// Whether a change is on its way.
    public var isChanging = false
}
