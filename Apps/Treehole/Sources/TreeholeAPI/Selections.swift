/// The fields that operations select.
enum Selections {
    static let post = """
        { id text tag picture { path width height } choices { text count } votedFor createdDate lastReplyDate \
        commentCount starCount isStarred hasUnread isMine isSensitive isHidden }
        """
    static let posts = "{ nodes \(post) pageInfo { hasNextPage endCursor } }"
    static let comment = "{ floor place text quotedFloor createdDate isMine isDeleted isHidden }"
    static let member =
        "{ isModerator ban settings { foldsSensitive appearance blockedTags blockedWords } }"
}
