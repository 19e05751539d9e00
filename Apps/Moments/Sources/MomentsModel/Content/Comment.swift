public import Foundation

/// What somebody said below a moment.
public struct Comment: Identifiable, Hashable, Codable, Sendable {
    public var id: CommentID
    public var userDetails: UserDetails
    public var text: String
    public var createdDate: Date
    /// Whom it answers, if the viewer may know of them.
    public var replyTo: UserDetails?
    /// Whether the viewer wrote it, and so may delete it.
    public var isMine: Bool

    public init(
        id: CommentID,
        userDetails: UserDetails,
        text: String,
        createdDate: Date,
        replyTo: UserDetails? = nil,
        isMine: Bool = false
    ) {
        self.id = id
        self.userDetails = userDetails
        self.text = text
        self.createdDate = createdDate
        self.replyTo = replyTo
        self.isMine = isMine
    }
}

/// A comment that was added, and the moment as it is now.
public struct CommentChange: Hashable, Codable, Sendable {
    public var comment: Comment
    public var moment: Moment

    public init(comment: Comment, moment: Moment) {
        self.comment = comment
        self.moment = moment
    }
}
