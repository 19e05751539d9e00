/// Why a person has reported something.
public enum ReportReason: String, Codable, Sendable, CaseIterable {
    case spam = "SPAM"
    /// Insults, threats or hatred.
    case abuse = "ABUSE"
    /// Shows something private, or somebody who does not want it.
    case privacy = "PRIVACY"
    /// Nudity or violence.
    case explicit = "EXPLICIT"
    case other = "OTHER"
}
