import Foundation
import MomentsMedia
import MomentsModel

/// The data of an `InMemoryMomentStore`, as plain rows, and the visibility rules.
struct InMemoryState {
    struct Person {
        var id: PersonID
        var handle: Handle
        var name: String
        var passwordHash: String
        var avatar: PhotoID?
        var background: PhotoID?
        var role: PersonRole
        var created: Date
        var reach = HistoryReach.all
        var deletion: Date?
        /// Kept after its end, until the next.
        var suspension: SuspensionRecord?
        /// The most bytes of the person's photos; nil for the server's default.
        var quota: Int?
    }

    struct Notice {
        var record: NoticeRecord
        /// Nil for everybody.
        var person: PersonID?
    }

    /// What a person has set about a friend; it ends with the friendship.
    struct FriendSettings {
        var hidesMine = false
        var hidesTheirs = false
    }

    struct Tag {
        var id: TagID
        var owner: PersonID
        var name: String
        /// Also former friends of the owner.
        var people: Set<PersonID>
    }

    struct SignIn {
        var record: SignInRecord
        var secretHash: Data
    }

    struct Invitation {
        var record: InvitationRecord
        var secretHash: Data
        var createdBy: PersonID
        var usedBy: PersonID?
    }

    struct PasswordReset {
        var secretHash: Data
        var created: Date
    }

    struct Photo {
        var id: PhotoID
        var owner: PersonID
        var hash: String
        var width: Int
        var height: Int
        var altText = ""
        var preview: PhotoPreview?
        /// 0 if not known.
        var bytes: Int
        var moment: MomentID?
        var place = 0
        /// The time at which a moment or profile last stopped using it, or the upload time. Ignored while it is used.
        var unusedSince: Int64
    }

    struct MomentDraft {
        var draft: NewMomentDraft
        var updated: Date
    }

    struct Notification {
        var record: NotificationRecord
        var person: PersonID
    }

    /// A comment or a moment that was sent with a key.
    struct Sent {
        enum What { case comment(CommentID), moment(MomentID) }

        var key: String
        var what: What
        var created: Date
    }

    var people: [PersonID: Person] = [:]
    var notices: [NoticeID: Notice] = [:]
    /// The people who have closed an announcement.
    var closedNotices: [NoticeID: Set<PersonID>] = [:]
    /// Oldest first.
    var audit: [AuditRecord] = []
    var signIns: [SignInID: SignIn] = [:] {
        didSet { pushTargets = pushTargets.filter { signIns[$0.key] != nil } }
    }
    var invitations: [Invitation] = []
    /// At most one per person.
    var passwordResets: [PersonID: PasswordReset] = [:]
    /// The time at which each slot has its full rate again, in milliseconds since 1970.
    var passwordAttempts: [PasswordAttemptSlot: Int64] = [:]
    /// In both directions, with the date when the friendship began.
    var friendships: [PersonID: [PersonID: Date]] = [:]
    var friendSettings: [PersonID: [PersonID: FriendSettings]] = [:]
    var tags: [TagID: Tag] = [:]
    /// The people whom a person has blocked, oldest first.
    var blocks: [PersonID: [PersonID]] = [:]
    var requests: [FriendRequestID: FriendRequestRecord] = [:]
    var moments: [MomentID: MomentRecord] = [:] {
        didSet { forgetDeleted() }
    }
    var audiences: [MomentID: MomentAudience] = [:]
    /// Oldest first.
    var likes: [MomentID: [PersonID]] = [:]
    /// When people have last liked a moment. May name likes that are gone.
    var likeDates: [MomentID: [PersonID: Date]] = [:]
    var comments: [CommentID: CommentRecord] = [:] {
        didSet { forgetDeleted() }
    }
    var notifications: [NotificationID: Notification] = [:]
    var photos: [PhotoID: Photo] = [:]
    var linkCards: [String: LinkCardRecord] = [:]
    /// The addresses of the cards that moments show.
    var momentLinks: [MomentID: String] = [:]
    var commentLinks: [CommentID: String] = [:]
    var preferences: [PersonID: [String: String]] = [:]
    var pushTargets: [SignInID: PushTarget] = [:]
    /// Oldest first.
    var sent: [PersonID: [Sent]] = [:]
    var momentDrafts: [PersonID: MomentDraft] = [:]
    var commentDrafts: [PersonID: [MomentID: CommentDraftRecord]] = [:]
    /// The friends whom an author has mentioned.
    var momentMentions: [MomentID: Set<PersonID>] = [:]
    var commentMentions: [CommentID: Set<PersonID>] = [:]
    var reports: [ReportID: ReportRecord] = [:]
    /// By their day.
    var figures: [Int: DailyFiguresRecord] = [:]

    /// The last ID assigned to each kind of record; IDs are never reused.
    private var lastNumbers: [ObjectIdentifier: Int64] = [:]

    /// The time of the current operation.
    var now = Date()
    /// The changes made by the current transaction, with their recipients.
    var news: [(change: Change, people: [PersonID])] = []

    mutating func newID<Entity>(_ kind: Identifier<Entity>.Type = Identifier<Entity>.self) -> Identifier<Entity> {
        lastNumbers[ObjectIdentifier(kind), default: 0] += 1
        return Identifier(rawValue: lastNumbers[ObjectIdentifier(kind)]!)
    }

    /// Reserves an ID chosen by the caller.
    mutating func use<Entity>(_ id: Identifier<Entity>) {
        let key = ObjectIdentifier(Identifier<Entity>.self)
        lastNumbers[key] = max(lastNumbers[key, default: 0], id.rawValue)
    }

    mutating func tell(_ people: [PersonID], _ change: Change) { news.append((change, people)) }

    /// Deletes the mentions in moments and comments that were deleted. Reports of these stay, but do not name them any more.
    private mutating func forgetDeleted() {
        momentMentions = momentMentions.filter { moments[$0.key] != nil }
        commentMentions = commentMentions.filter { comments[$0.key] != nil }
        for report in reports.values {
            if let moment = report.moment, moments[moment] == nil { reports[report.id]?.moment = nil }
            if let comment = report.comment, comments[comment] == nil { reports[report.id]?.comment = nil }
        }
    }
}

// MARK: Visibility

extension InMemoryState {
    func areFriends(_ a: PersonID, _ b: PersonID) -> Bool { friendships[a]?[b] != nil }

    func friends(of person: PersonID) -> [PersonID] { friendships[person].map { Array($0.keys) } ?? [] }

    func areBlocked(_ a: PersonID, _ b: PersonID) -> Bool {
        blocks[a, default: []].contains(b) || blocks[b, default: []].contains(a)
    }

    func settings(of person: PersonID, for friend: PersonID) -> FriendSettings {
        friendSettings[person]?[friend] ?? FriendSettings()
    }

    func sees(_ viewer: PersonID, _ moment: MomentRecord) -> Bool {
        if viewer == moment.author { return true }
        guard areFriends(viewer, moment.author), !settings(of: moment.author, for: viewer).hidesMine else {
            return false
        }
        if let days = people[moment.author]?.reach.days {
            let age = now.milliseconds - moment.created.milliseconds
            guard age <= Int64(days) * 86_400_000 else { return false }
        }
        return includes(viewer, in: audiences[moment.id] ?? .friends)
    }

    private func includes(_ friend: PersonID, in audience: MomentAudience) -> Bool {
        let isChosen =
            audience.people.contains(friend) || audience.tags.contains { tags[$0]?.people.contains(friend) == true }
        return switch audience.visibility {
        case .friends: true
        case .onlyMe: false
        case .selected: isChosen
        case .except: !isChosen
        }
    }

    /// Whether the moment is in the viewer's timeline.
    func wants(_ viewer: PersonID, _ moment: MomentRecord) -> Bool {
        sees(viewer, moment) && !settings(of: viewer, for: moment.author).hidesTheirs
    }

    /// Returns the moment; throws `StoreError.notFound` if it does not exist or the viewer may not see it.
    func moment(_ id: MomentID, for viewer: PersonID) throws -> MomentRecord {
        guard let moment = moments[id], sees(viewer, moment) else { throw StoreError.notFound("moment") }
        return moment
    }

    /// Whether the viewer may see that the actor liked a moment or commented on it.
    func knows(_ viewer: PersonID, of actor: PersonID, at moment: MomentRecord) -> Bool {
        sees(viewer, moment) && (actor == moment.author || areFriends(actor, moment.author))
            && (viewer == actor || viewer == moment.author || areFriends(viewer, actor))
    }

    func knows(_ viewer: PersonID, _ comment: CommentRecord) -> Bool {
        guard let moment = moments[comment.moment] else { return false }
        return knows(viewer, of: comment.author, at: moment)
    }

    /// Returns everyone who may see what the actor did at a moment.
    func audience(of actor: PersonID, at moment: MomentRecord) -> [PersonID] {
        people.keys.filter { knows($0, of: actor, at: moment) }
    }

    /// Returns a comment as the viewer may see it.
    func comment(_ comment: CommentRecord, for viewer: PersonID) -> CommentRecord {
        var comment = comment
        if let answered = comment.replyTo.flatMap({ comments[$0] }), knows(viewer, answered) {
            comment.replyToAuthor = answered.author
        } else {
            comment.replyTo = nil
        }
        return comment
    }

    func isShown(_ notification: Notification) -> Bool {
        let viewer = notification.person
        let record = notification.record
        switch record.kind {
        case .friendRequest:
            return requests.values.contains { $0.from == record.actor && $0.to == viewer }
        case .friendAccepted:
            return areFriends(viewer, record.actor)
        case .like:
            guard let moment = record.moment.flatMap({ moments[$0] }) else { return false }
            return areFriends(viewer, record.actor) && knows(viewer, of: record.actor, at: moment)
                && likes[moment.id, default: []].contains(record.actor)
        case .comment, .reply, .mention:
            guard let moment = record.moment.flatMap({ moments[$0] }) else { return false }
            return areFriends(viewer, record.actor) && knows(viewer, of: record.actor, at: moment)
        }
    }

    /// The order in which several people are notified (`NotificationSQL.inOrder`).
    func inOrder(_ people: Set<PersonID>) -> [PersonID] {
        people.sorted { ($0.rawValue % 64, $0.rawValue) < ($1.rawValue % 64, $1.rawValue) }
    }

    /// Adds a notification, and sends `.notifications` to the person if they see it.
    mutating func notify(
        _ person: PersonID,
        _ kind: NotificationKind,
        by actor: PersonID,
        moment: MomentID? = nil,
        comment: CommentID? = nil,
        at date: Date
    ) {
        let record = NotificationRecord(
            id: newID(),
            kind: kind,
            actor: actor,
            moment: moment,
            comment: comment,
            created: date,
            isRead: false
        )
        let notification = Notification(record: record, person: person)
        notifications[record.id] = notification
        if isShown(notification) { tell([person], .notifications) }
    }

    /// Deletes notifications, and sends `.notifications` to the people who could see them.
    mutating func removeNotifications(where isGone: (Notification) -> Bool) {
        for notification in notifications.values where isGone(notification) {
            if isShown(notification) { tell([notification.person], .notifications) }
            notifications[notification.record.id] = nil
        }
    }
}
