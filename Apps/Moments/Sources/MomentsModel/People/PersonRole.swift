/// What a person may do on the server, besides using the app.
public enum PersonRole: String, Codable, Sendable, CaseIterable {
    case member = "MEMBER"
    /// Answers reports, and suspends members.
    case moderator = "MODERATOR"
    /// Does what moderators do, invites people, and sets roles, quotas and announcements.
    case admin = "ADMIN"

    /// Whether the person may see reports and suspend members.
    public var isStaff: Bool { self != .member }
}
