public import Foundation

/// A post of the board, as one member sees it.
///
/// Posts have no author that outlives their thread: the author is `Name.author`, others have the names of `Name`.
public struct Post: Identifiable, Hashable, Codable, Sendable {
    /// The number of the post; numbers count up from 1.
    public var id: Int
    public var text: String
    /// The tag without `#`; nil for none.
    public var tag: String?
    /// The path of the picture on the server; nil for none.
    public var picture: Picture?
    /// The choices of the vote; empty for none.
    public var choices: [VoteChoice]
    /// The place of the viewer's choice; nil if they have not voted.
    public var votedFor: Int?
    public var createdDate: Date
    /// The date of the last comment; of the post if there is none.
    public var lastReplyDate: Date
    public var commentCount: Int
    public var starCount: Int
    public var isStarred: Bool
    /// Whether there are comments that the viewer, who has starred the post, has not read.
    public var hasUnread: Bool
    public var isMine: Bool
    /// Whether the post is tagged as sensitive, and is shown folded if the viewer wishes.
    public var isSensitive: Bool
    /// Whether a moderator has hidden the post. Only moderators and the author get such a post.
    public var isHidden: Bool

    public init(
        id: Int,
        text: String,
        tag: String? = nil,
        picture: Picture? = nil,
        choices: [VoteChoice] = [],
        votedFor: Int? = nil,
        createdDate: Date,
        lastReplyDate: Date? = nil,
        commentCount: Int = 0,
        starCount: Int = 0,
        isStarred: Bool = false,
        hasUnread: Bool = false,
        isMine: Bool = false,
        isSensitive: Bool = false,
        isHidden: Bool = false
    ) {
        self.id = id
        self.text = text
        self.tag = tag
        self.picture = picture
        self.choices = choices
        self.votedFor = votedFor
        self.createdDate = createdDate
        self.lastReplyDate = lastReplyDate ?? createdDate
        self.commentCount = commentCount
        self.starCount = starCount
        self.isStarred = isStarred
        self.hasUnread = hasUnread
        self.isMine = isMine
        self.isSensitive = isSensitive
        self.isHidden = isHidden
    }
}

/// A choice of a vote.
public struct VoteChoice: Hashable, Codable, Sendable {
    public var text: String
    /// The number of votes; nil until the viewer has voted.
    public var count: Int?

    public init(text: String, count: Int? = nil) {
        self.text = text
        self.count = count
    }
}

/// A picture of a post.
public struct Picture: Hashable, Codable, Sendable {
    /// The path on the server, such as `/pictures/3f…`.
    public var path: String
    /// Pixels.
    public var width: Int
    public var height: Int

    public init(path: String, width: Int, height: Int) {
        self.path = path
        self.width = width
        self.height = height
    }
}
