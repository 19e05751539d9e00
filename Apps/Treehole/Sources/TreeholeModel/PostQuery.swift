public import Foundation

/// Which posts a list has.
public enum PostOrder: String, Codable, Sendable, CaseIterable {
    /// Newest first.
    case newest = "NEWEST"
    /// By the last comment.
    case lastReply = "LAST_REPLY"
    /// In a random order.
    case random = "RANDOM"
    /// The viewer's starred posts, by the last comment.
    case starred = "STARRED"
    /// The viewer's own posts, newest first.
    case mine = "MINE"
}

/// What posts are searched for. Each part narrows the result.
public struct PostSearch: Hashable, Codable, Sendable {
    /// Part of the text. `#` and digits, such as `#17`, or digits alone also find the post of that number.
    public var text: String?
    public var tag: String?
    /// Written at or after this date.
    public var from: Date?
    /// Written before this date.
    public var to: Date?

    public init(text: String? = nil, tag: String? = nil, from: Date? = nil, to: Date? = nil) {
        self.text = text
        self.tag = tag
        self.from = from
        self.to = to
    }

    public var isEmpty: Bool { self == PostSearch() }
}

/// A tag, and how much was written with it in the last seven days.
public struct TrendingTag: Identifiable, Hashable, Codable, Sendable {
    public var tag: String
    public var postCount: Int
    public var commentCount: Int

    public var id: String { tag }
}

/// A change of the board that open pages are told about.
public struct BoardChange: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The subscription has begun.
        case subscribed = "SUBSCRIBED"
        /// There is a new post.
        case posted = "POSTED"
        /// A post, its comments, votes or stars have changed.
        case changed = "CHANGED"
        /// A post was deleted or hidden.
        case removed = "REMOVED"
    }

    public var kind: Kind
    public var postID: Int?

    public init(kind: Kind, postID: Int? = nil) {
        self.kind = kind
        self.postID = postID
    }
}
