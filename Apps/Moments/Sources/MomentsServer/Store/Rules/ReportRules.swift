import MomentsModel

/// Rules for reports.
enum ReportRules {
    static let note = TextRule(what: "note", maximumCharacters: Limits.reportNote, mayBeEmpty: true)

    static let ownContent = StoreError.invalid(
        "You cannot report yourself, or what you have written.",
        reason: "OWN_CONTENT"
    )
    static let notRemovable = StoreError.invalid("People cannot be removed by a report.", reason: "NOT_REMOVABLE")
    static let writtenByAdmin = StoreError.invalid(
        "Only admins can remove what an admin has written.",
        reason: "STAFF_ACCOUNT"
    )

    /// - Throws: `StoreError.invalid` if staff of a role may not answer a report like this.
    static func check(
        _ resolution: ReportResolution,
        of report: ReportRecord,
        by staff: PersonRole?,
        about accused: PersonRole?
    ) throws {
        guard resolution == .removed else { return }
        guard report.kind != .person else { throw notRemovable }
        guard accused != .admin || staff == .admin else { throw writtenByAdmin }
    }
}

/// What is reported, as it is at that time.
struct ReportedContent {
    /// The moment, or the moment of the comment.
    var moment: MomentID?
    var comment: CommentID?
    /// Or the person reported.
    var author: PersonID
    var text: String
}
