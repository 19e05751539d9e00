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
        var isAdmin: Bool
        var created: Date
    }

    struct SignIn {
        var record: SignInRecord
        var secretHash: Data
    }

    struct Invitation {
        var record: InvitationRecord
        var secretHash: Data
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
    var requests: [FriendRequestID: FriendRequestRecord] = [:]
    var moments: [MomentID: MomentRecord] = [:]
    /// Oldest first.
    var likes: [MomentID: [PersonID]] = [:]
    var comments: [CommentID: CommentRecord] = [:]
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

    /// The last ID assigned to each kind of record; IDs are never reused.
    private var lastNumbers: [ObjectIdentifier: Int64] = [:]

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
}

// MARK: Visibility

extension InMemoryState {
    func areFriends(_ a: PersonID, _ b: PersonID) -> Bool { friendships[a]?[b] != nil }

    func friends(of person: PersonID) -> [PersonID] { friendships[person].map { Array($0.keys) } ?? [] }

    func sees(_ viewer: PersonID, _ moment: MomentRecord) -> Bool {
        viewer == moment.author || (moment.visibility == .friends && areFriends(viewer, moment.author))
    }

    /// Returns the moment; throws `StoreError.notFound` if it does not exist or the viewer may not see it.
    func moment(_ id: MomentID, for viewer: PersonID) throws -> MomentRecord {
        guard let moment = moments[id], sees(viewer, moment) else { throw StoreError.notFound("moment") }
        return moment
    }

    /// Whether the viewer may see that the actor liked a moment or commented on it.
    func knows(_ viewer: PersonID, of actor: PersonID, at moment: MomentRecord) -> Bool {
        sees(viewer, moment) && (viewer == actor || viewer == moment.author || areFriends(viewer, actor))
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
            return areFriends(viewer, record.actor) && sees(viewer, moment)
                && likes[moment.id, default: []].contains(record.actor)
        case .comment, .reply:
            guard let moment = record.moment.flatMap({ moments[$0] }) else { return false }
            return areFriends(viewer, record.actor) && sees(viewer, moment)
        }
    }

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
        notifications[record.id] = Notification(record: record, person: person)
        tell([person], .notifications)
    }

    /// Deletes notifications, and sends `.notifications` to the people who could see them.
    mutating func removeNotifications(where isGone: (Notification) -> Bool) {
        for notification in notifications.values where isGone(notification) {
            if isShown(notification) { tell([notification.person], .notifications) }
            notifications[notification.record.id] = nil
        }
    }
}
