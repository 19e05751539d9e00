/// A notice that the viewer's data has changed and must be fetched again.
public struct LiveChange: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The first notice: later changes will arrive, and what was fetched before may be out of date.
        case subscribed = "SUBSCRIBED"
        case momentPublished = "MOMENT_PUBLISHED"
        /// Liked or commented on.
        case momentChanged = "MOMENT_CHANGED"
        case momentDeleted = "MOMENT_DELETED"
        case notifications = "NOTIFICATIONS"
        case friends = "FRIENDS"
        /// A preference of the viewer, set in another session; or the viewer's role, or their notices.
        case preferences = "PREFERENCES"
        /// The sign-in has ended.
        case signedOut = "SIGNED_OUT"
    }

    public var kind: Kind
    /// The moment that was published, deleted, liked or commented on.
    public var momentID: MomentID?

    public init(_ kind: Kind, momentID: MomentID? = nil) {
        self.kind = kind
        self.momentID = momentID
    }
}
