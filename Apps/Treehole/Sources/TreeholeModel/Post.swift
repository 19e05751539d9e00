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
    public var choices: [VoteChoice] = []
    /// The place of the viewer's choice; nil if they have not voted.
    public var votedFor: Int?
    public var createdDate: Date
    /// The date of the last comment; of the post if there is none.
    public var lastReplyDate: Date
    public var commentCount = 0
    public var starCount = 0
    public var isStarred = false
    /// Whether there are comments that the viewer, who has starred the post, has not read.
    public var hasUnread = false
    public var isMine = false
    /// Whether the post is tagged as sensitive, and is shown folded if the viewer wishes.
    public var isSensitive = false
    /// Whether a moderator has hidden the post. Only moderators and the author get such a post.
    public var isHidden = false
}

/// A post to publish.
public struct NewPost: Codable, Sendable {
    public var text: String
    public var tag: String?
    /// The choices of a vote; empty for none.
    public var choices: [String] = []
    public var isSensitive = false
    /// The file of the picture; in Base64 on its way.
    public var picture: Data?

    public init(text: String) { self.text = text }
}

/// A choice of a vote.
public struct VoteChoice: Hashable, Codable, Sendable {
    public var text: String
    /// The number of votes; nil until the viewer has voted.
    public var count: Int?
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
