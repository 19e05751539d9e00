public import MomentsModel

/// A notice that a person's data has changed and must be fetched again.
public enum Change: Codable, Hashable, Sendable {
    case momentPublished(MomentID)
    /// Liked or commented on.
    case momentChanged(MomentID)
    case momentDeleted(MomentID)
    case notifications
    /// Friends, friend requests or a profile, and with them which content is visible. A slow reader with too many pending
    /// changes gets this and `notifications` instead of the others.
    case friends
    /// A preference of the person, such as a toggle of the internal menu, their role, or a notice for them.
    case preferences
    /// A sign-in of the person has ended.
    case signedOut
}
