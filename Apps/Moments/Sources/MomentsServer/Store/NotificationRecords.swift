public import Foundation
public import MomentsModel

public struct NotificationRecord: Hashable, Sendable {
    public var id: NotificationID
    public var kind: NotificationKind
    public var actor: PersonID
    public var moment: MomentID?
    public var comment: CommentID?
    public var created: Date
    public var isRead: Bool
}

/// The notifications of one kind about one moment, if the kind forms groups; otherwise a single notification.
public struct NotificationGroupRecord: Hashable, Sendable {
    /// The maximum length of `actors`.
    static let maximumActors = 3

    public var latest: NotificationRecord
    /// The people whose actions caused the notifications, the latest first; at most `maximumActors`.
    public var actors: [PersonID]
    public var actorCount: Int
    /// False if any of the notifications is unread.
    public var isRead: Bool
}
