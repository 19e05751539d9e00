/// What staff have done about a report.
public enum ReportResolution: String, Codable, Sendable, CaseIterable {
    /// Nothing is wrong with what was reported.
    case dismissed = "DISMISSED"
    /// The moment or the comment was deleted.
    case removed = "REMOVED"
    /// Something else was done: the person was suspended, or spoken to.
    case acted = "ACTED"
}
