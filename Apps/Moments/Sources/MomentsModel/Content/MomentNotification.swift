public import Foundation

/// A notification to the viewer about another person's action.
public struct MomentNotification: Identifiable, Hashable, Codable, Sendable {
    public var id: NotificationID
    public var kind: NotificationKind
    /// The person who did it.
    public var userDetails: UserDetails
    /// The moment it is about; nil if there is none, or it was deleted.
    public var moment: MomentExcerpt?
    /// The comment it is about; nil if there is none, or it was deleted.
    public var comment: Comment?
    public var createdDate: Date
    public var isRead: Bool

    public init(
        id: NotificationID,
        kind: NotificationKind,
        userDetails: UserDetails,
        moment: MomentExcerpt? = nil,
        comment: Comment? = nil,
        createdDate: Date,
        isRead: Bool = false
    ) {
        self.id = id
        self.kind = kind
        self.userDetails = userDetails
        self.moment = moment
        self.comment = comment
        self.createdDate = createdDate
        self.isRead = isRead
    }
}

/// The part of a moment that identifies it in a notification.
public struct MomentExcerpt: Identifiable, Hashable, Codable, Sendable {
    public var id: MomentID
    /// The author.
    public var userDetails: UserDetails
    /// Whether the viewer wrote it.
    public var isMine: Bool
    public var title: String
    public var images: [Photo]

    public init(id: MomentID, userDetails: UserDetails, isMine: Bool, title: String, images: [Photo] = []) {
        self.id = id
        self.userDetails = userDetails
        self.isMine = isMine
        self.title = title
        self.images = images
    }
}
