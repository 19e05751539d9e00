public import Foundation

/// A comment on a moment.
public struct Comment: Identifiable, Hashable, Codable, Sendable {
    public var id: CommentID
    public var userDetails: UserDetails
    public var text: String
    /// The card of its first link; nil if there is none.
    public var linkCard: MomentLinkCard?
    public var createdDate: Date
    /// The author of the comment it replies to, if the viewer may see them.
    public var replyTo: UserDetails?
    /// Whether the viewer wrote it, and may therefore delete it.
    public var isMine: Bool

    public init(
        id: CommentID,
        userDetails: UserDetails,
        text: String,
        linkCard: MomentLinkCard? = nil,
        createdDate: Date,
        replyTo: UserDetails? = nil,
        isMine: Bool = false
    ) {
        self.id = id
        self.userDetails = userDetails
        self.text = text
        self.linkCard = linkCard
        self.createdDate = createdDate
        self.replyTo = replyTo
        self.isMine = isMine
    }
}

/// A new comment, and its moment's current state.
public struct CommentChange: Hashable, Codable, Sendable {
    public var comment: Comment
    public var moment: Moment

    public init(comment: Comment, moment: Moment) {
        self.comment = comment
        self.moment = moment
    }
}
