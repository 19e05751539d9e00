/// Notifications that are shown as one: those of one kind about one moment, or a single one.
public struct NotificationGroup: Identifiable, Hashable, Codable, Sendable {
    /// The key of a group while its latest notification changes.
    public enum Key: Hashable, Sendable {
        case moment(NotificationKind, MomentID)
        case single(NotificationID)
    }

    public var latest: MomentNotification
    /// The first few of the people who caused the notifications, the latest first.
    public var people: [UserDetails]
    public var personCount: Int
    /// False if any of the notifications is unread.
    public var isRead: Bool

    public init(latest: MomentNotification, people: [UserDetails], personCount: Int, isRead: Bool) {
        self.latest = latest
        self.people = people
        self.personCount = personCount
        self.isRead = isRead
    }

    /// The ID of the latest notification.
    public var id: NotificationID { latest.id }

    public var key: Key {
        guard latest.kind.formsGroups, let moment = latest.moment else { return .single(id) }
        return .moment(latest.kind, moment.id)
    }
}
