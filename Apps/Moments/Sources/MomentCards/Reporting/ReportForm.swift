import MomentsModel
import MomentsRepositories

/// The state of the sheet for reporting something to the moderators.
public struct ReportForm: Equatable, Sendable {
    public let subject: ReportSubjectKind
    /// The name of the author, or of the person.
    public let name: String
    public var reason: ReportReason?
    /// What the person adds.
    public var note = ""
    public var isSending = false
    public var isSent = false
    /// The error of the last attempt to send it.
    public var failure: RepoError?

    init(_ subject: ReportSubjectKind, of name: String) {
        self.subject = subject
        self.name = name
    }

    /// The number of characters left in the note, negative if over the limit; nil while 100 or more are left.
    public var remaining: Int? {
        let remaining = Limits.reportNote - note.count
        return remaining < 100 ? remaining : nil
    }

    /// Indicates whether a reason is chosen, and the note is within the limit.
    public var canSend: Bool { !isSending && !isSent && reason != nil && note.count <= Limits.reportNote }
}
