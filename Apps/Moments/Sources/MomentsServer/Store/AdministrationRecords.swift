public import Foundation
public import MomentsModel

/// A person, as staff see them.
public struct ManagedPersonRecord: Hashable, Sendable {
    public var person: PersonRecord
    /// When a browser or program of the person was last seen; nil if none is signed in.
    public var lastSeen: Date?
    public var momentCount: Int
    public var openReportCount: Int
    public var storage: StorageUseRecord
    public var suspension: SuspensionRecord?
    /// When the account is deleted; nil if its owner has not asked for it.
    public var deletion: Date?
}

/// The space that a person's photos take.
public struct StorageUseRecord: Hashable, Sendable {
    public var bytes: Int
    /// The person's own quota in bytes; nil for the server's default.
    public var quota: Int?
}

/// A time in which a person cannot sign in.
public struct SuspensionRecord: Hashable, Sendable {
    /// When it ends by itself; nil if staff end it.
    public var until: Date?
    public var reason: String
}

/// What a person reports to staff.
public struct NewReport: Hashable, Sendable {
    public var subject: ReportSubject
    public var reason: ReportReason
    public var note: String

    public init(_ subject: ReportSubject, reason: ReportReason, note: String = "") {
        self.subject = subject
        self.reason = reason
        self.note = note
    }
}

public struct ReportRecord: Hashable, Sendable {
    public var id: ReportID
    public var kind: ReportSubjectKind
    /// The moment, or the moment of the comment; nil for a person, and after its deletion.
    public var moment: MomentID?
    /// Nil unless a comment was reported that still exists.
    public var comment: CommentID?
    /// The author of what was reported, or the person reported.
    public var accused: PersonID
    public var reporter: PersonID
    public var reason: ReportReason
    public var note: String
    /// The text at the time of the report; of a person, the name.
    public var text: String
    public var created: Date
    /// When staff have answered it; nil while it is open.
    public var resolved: Date?
    /// Nil while it is open, and if that person is gone.
    public var resolver: PersonID?
    public var resolution: ReportResolution?
}

/// An announcement to everybody, or a message of staff to one person.
public struct NoticeRecord: Hashable, Sendable {
    public var id: NoticeID
    public var kind: NoticeKind
    public var text: String
    public var created: Date
    /// When it disappears for everybody; nil if it stays until each person closes it.
    public var until: Date?
}

public struct AuditRecord: Hashable, Sendable {
    public var id: AuditEntryID
    public var created: Date
    /// Nil for the operator, and for a person who is gone.
    public var actor: PersonID?
    public var isOperator: Bool
    public var action: AuditAction
    /// To whom it was done; nil if to nobody, or the person is gone.
    public var person: PersonID?
    public var detail: String
}

/// What happened on a day, in UTC.
public struct DailyFiguresRecord: Hashable, Sendable {
    /// Days since 1970.
    public var day: Int
    /// Whether the day is over, so that its figures do not change any more.
    public var isComplete: Bool
    /// The accounts at its end.
    public var people: Int
    /// The people who were seen on the day; nil if it was before the figures were kept.
    public var activePeople: Int?
    public var signUps: Int
    public var moments: Int
    public var comments: Int
    public var likes: Int
    public var reports: Int
    /// The photos at its end; nil if it was before the figures were kept.
    public var photos: Int?
    /// The bytes that those photos take in all sizes; nil as above.
    public var photoBytes: Int?

    /// When the day begins.
    public var date: Date { Date(timeIntervalSince1970: Double(day) * 86_400) }
}
