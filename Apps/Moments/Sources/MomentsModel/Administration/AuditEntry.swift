public import Foundation

/// A record of what staff, or the operator of the server, have done.
public struct AuditEntry: Identifiable, Hashable, Codable, Sendable {
    public var id: AuditEntryID
    public var createdDate: Date
    /// Who has done it; nil for the operator, and for a person who is gone.
    public var actor: UserDetails?
    /// Whether the operator has done it with a command on the server.
    public var isOperator: Bool
    public var action: AuditAction
    /// To whom it was done; nil if to nobody, or the person is gone.
    public var userDetails: UserDetails?
    /// More about it, such as a new role or the reason of a suspension; may be empty.
    public var detail: String

    public init(
        id: AuditEntryID,
        createdDate: Date,
        actor: UserDetails? = nil,
        isOperator: Bool = false,
        action: AuditAction,
        userDetails: UserDetails? = nil,
        detail: String = ""
    ) {
        self.id = id
        self.createdDate = createdDate
        self.actor = actor
        self.isOperator = isOperator
        self.action = action
        self.userDetails = userDetails
        self.detail = detail
    }
}

/// What staff, or the operator of the server, can do.
public enum AuditAction: String, Codable, Sendable, CaseIterable {
    /// The detail is the new role.
    case setRole = "SET_ROLE"
    /// The detail is the reason.
    case suspended = "SUSPENDED"
    case endedSuspension = "ENDED_SUSPENSION"
    /// The detail is the number of megabytes; empty for the server's default.
    case setQuota = "SET_QUOTA"
    case dismissedReport = "DISMISSED_REPORT"
    case actedOnReport = "ACTED_ON_REPORT"
    case removedMoment = "REMOVED_MOMENT"
    case removedComment = "REMOVED_COMMENT"
    /// The detail is the text.
    case announced = "ANNOUNCED"
    /// The detail is the text.
    case endedAnnouncement = "ENDED_ANNOUNCEMENT"
    case invited = "INVITED"
    case revokedInvitation = "REVOKED_INVITATION"
    case createdPasswordReset = "CREATED_PASSWORD_RESET"
    case signedOut = "SIGNED_OUT"
}
