import Foundation
import MomentsModel

/// What an export has of a person apart from moments, comments and likes, which are written one by one.
///
/// These are the first keys of `moments.json`, as Apps/Moments/Docs/API.md describes them.
struct ExportAccount: Encodable, Sendable {
    let format = "moments-export"
    let version = 1
    let exported: Date
    /// The public address of the server.
    let server: String?
    let profile: ExportProfile
    /// Sorted by name.
    let friends: [ExportFriend]
    let friendRequests: ExportRequests
    let tags: [ExportTag]
    let blocked: [ExportPerson]
    let preferences: [String: String]
    let historyReach: HistoryReach
    /// When the account is deleted; nil if that was not requested.
    let deletion: Date?
    let drafts: ExportDrafts
    /// The oldest first. Answered ones are kept for a time.
    let reports: [ExportReport]
    /// The newest first.
    let notices: [ExportNotice]
    let signIns: [ExportSignIn]
}

struct ExportProfile: Encodable, Sendable {
    let id: PersonID
    let handle: String
    let name: String
    let created: Date
    let isAdmin: Bool
    let role: PersonRole
    let avatar: ExportFile?
    let background: ExportFile?
}

/// A person. Of a former friend, there is only the ID.
struct ExportPerson: Encodable, Sendable {
    let id: PersonID
    var handle: String?
    var name: String?

    init(unknown id: PersonID) { self.id = id }

    init(_ person: PersonRecord) {
        id = person.id
        handle = person.handle.description
        name = person.name
    }
}

struct ExportFriend: Encodable, Sendable {
    let person: ExportPerson
    let since: Date?
    let hidesMine: Bool
    let hidesTheirs: Bool
}

struct ExportRequests: Encodable, Sendable {
    let sent: [ExportRequest]
    let received: [ExportRequest]
}

struct ExportRequest: Encodable, Sendable {
    let person: ExportPerson
    let created: Date
}

struct ExportTag: Encodable, Sendable {
    let id: TagID
    let name: String
    let people: [ExportPerson]
}

struct ExportDrafts: Encodable, Sendable {
    let moment: ExportMomentDraft?
    let comments: [ExportCommentDraft]
}

struct ExportMomentDraft: Encodable, Sendable {
    let text: String
    let link: String?
    let audience: ExportAudience
    let photos: [ExportPhoto]
    let updated: Date
}

struct ExportCommentDraft: Encodable, Sendable {
    /// Nil for a moment that the person may not see any more.
    let moment: ExportMomentReference?
    let text: String
    let updated: Date
}

/// A report that the person has made, without what others have written and what staff have answered.
struct ExportReport: Encodable, Sendable {
    let id: ReportID
    let created: Date
    let kind: ReportSubjectKind
    /// The author of what was reported, or the person reported.
    let person: ExportPerson
    /// The moment, or the moment of the comment; nil for a person, and after its deletion.
    let moment: MomentID?
    let comment: CommentID?
    let reason: ReportReason
    let note: String
}

/// A message of the people who run the server, which the person has not closed.
struct ExportNotice: Encodable, Sendable {
    let kind: NoticeKind
    let text: String
    let created: Date
    let until: Date?
}

/// A browser or program in which the person is signed in.
struct ExportSignIn: Encodable, Sendable {
    let device: String
    let created: Date
    let lastUsed: Date
}
