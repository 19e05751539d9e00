extension APIRequest where Self == FieldOperation<Page<Post>> {
    /// A query for a page of posts.
    public static func posts(
        _ order: PostOrder,
        search: PostSearch? = nil,
        first: Int = 20,
        after: String? = nil
    ) -> Self {
        .query("posts", ["order": order, "search": search, "first": first, "after": after], Selections.posts)
    }
}

extension APIRequest where Self == FieldOperation<Post?> {
    /// A query for one post; nil if it does not exist, or the viewer may not see it.
    public static func post(_ id: Int) -> Self { .query("post", ["id": id], Selections.post) }
}

/// A query for a post and its comments, oldest first. The post counts as read; nil if the viewer may not see it.
public struct ThreadOperation: APIOperation {
    public static let document = """
        query Thread($id: Int!) {
          post(id: $id) \(Selections.post)
          comments(postID: $id) \(Selections.comment)
        }
        """

    public struct Variables: Encodable, Sendable { let id: Int }
    public struct Response: Decodable, Sendable {
        let post: Post?
        let comments: [Comment]
    }

    public let variables: Variables

    public init(_ id: Int) { variables = Variables(id: id) }

    public func output(of response: Response) throws -> (post: Post, comments: [Comment])? {
        response.post.map { ($0, response.comments) }
    }
}

extension APIRequest where Self == FieldOperation<[TrendingTag]> {
    /// A query for the tags most written with in the last seven days.
    public static var trendingTags: Self { .query("trendingTags", [:], "{ tag postCount commentCount }") }
}

extension APIRequest where Self == FieldOperation<Post> {
    /// A mutation that publishes a post.
    public static func publish(_ post: NewPost) -> Self { .mutation("publishPost", ["input": post], Selections.post) }

    /// A mutation that stars a post, or takes the star back.
    public static func setStar(_ id: Int, isStarred: Bool) -> Self {
        .mutation("setStar", ["id": id, "isStarred": isStarred], Selections.post)
    }

    /// A mutation that votes for a choice. A vote cannot be changed.
    public static func vote(_ id: Int, for choice: Int) -> Self {
        .mutation("vote", ["id": id, "choice": choice], Selections.post)
    }
}

extension APIRequest where Self == FieldOperation<Comment> {
    /// A mutation that adds a comment, and returns it.
    public static func addComment(_ text: String, to postID: Int, quoting floor: Int? = nil) -> Self {
        .mutation("addComment", ["postID": postID, "text": text, "quotedFloor": floor], Selections.comment)
    }

    /// A mutation that deletes one of the viewer's comments; its floor stays, without text.
    public static func deleteComment(_ floor: Int, of postID: Int) -> Self {
        .mutation("deleteComment", ["postID": postID, "floor": floor], Selections.comment)
    }
}

extension APIRequest where Self == FieldOperation<Int> {
    /// A mutation that deletes one of the viewer's posts.
    public static func deletePost(_ id: Int) -> Self { .mutation("deletePost", ["id": id]) }
}

extension PostOrder: @retroactive APIVariable {}

extension PostSearch: @retroactive APIVariable {}

extension NewPost: @retroactive APIVariable {
    public static var graphQLType: String { "PublishPostInput!" }
}
