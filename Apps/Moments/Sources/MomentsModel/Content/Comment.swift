public import Foundation

/// A comment on a moment.
public struct Comment: Identifiable, Hashable, Codable, Sendable {
    public var id: CommentID
    public var userDetails: UserDetails
    public var text: String
    /// The card of its first link; nil if there is none.
    public var linkCard: MomentLinkCard?
    /// The people mentioned in the text whom the viewer may know.
    public var mentions: [UserDetails]
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
        mentions: [UserDetails] = [],
        createdDate: Date,
        replyTo: UserDetails? = nil,
        isMine: Bool = false
    ) {
        self.id = id
        self.userDetails = userDetails
        self.text = text
        self.linkCard = linkCard
        self.mentions = mentions
        self.createdDate = createdDate
        self.replyTo = replyTo
        self.isMine = isMine
    }
}

extension Comment {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(CommentID.self, forKey: .id)
        userDetails = try container.decode(UserDetails.self, forKey: .userDetails)
        text = try container.decode(String.self, forKey: .text)
        linkCard = try container.decodeIfPresent(MomentLinkCard.self, forKey: .linkCard)
        // Comments that an earlier version has stored have none.
        mentions = try container.decodeIfPresent([UserDetails].self, forKey: .mentions) ?? []
        createdDate = try container.decode(Date.self, forKey: .createdDate)
        replyTo = try container.decodeIfPresent(UserDetails.self, forKey: .replyTo)
        isMine = try container.decode(Bool.self, forKey: .isMine)
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
