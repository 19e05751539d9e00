import APIKit
import Foundation
import TreeholeModel

/// A query for a page of posts.
public struct GetPostsOperation: APIOperation {
    public static let document = """
        query GetPosts($order: PostOrder!, $search: PostSearch, $first: Int!, $after: String) {
          posts(order: $order, search: $search, first: $first, after: $after) {
            nodes { ...PostFields }
            pageInfo { hasNextPage endCursor }
          }
        }

        """ + Fragments.post

    public struct Variables: Encodable, Sendable {
        let order: PostOrder
        let search: PostSearch?
        let first: Int
        let after: String?
    }

    public struct Response: Decodable, Sendable { let posts: Page<Post> }

    public let variables: Variables

    public init(_ order: PostOrder, search: PostSearch? = nil, first: Int = 20, after: String? = nil) {
        variables = Variables(order: order, search: search, first: first, after: after)
    }

    public func output(of response: Response) throws -> Page<Post> { response.posts }
}

/// A query for one post; nil if it does not exist, or the viewer may not see it.
public struct GetPostOperation: APIOperation {
    public static let document = "query GetPost($id: Int!) { post(id: $id) { ...PostFields } }\n" + Fragments.post

    public struct Variables: Encodable, Sendable { let id: Int }
    public struct Response: Decodable, Sendable { let post: Post? }

    public let variables: Variables

    public init(_ id: Int) { variables = Variables(id: id) }

    public func output(of response: Response) throws -> Post? { response.post }
}

/// A post and all its comments.
public struct PostThread: Hashable, Decodable, Sendable {
    public var post: Post
    public var comments: [Comment]

    public init(post: Post, comments: [Comment]) {
        self.post = post
        self.comments = comments
    }
}

/// A query for a post and its comments, oldest first. The post counts as read; nil if the viewer may not see it.
public struct GetThreadOperation: APIOperation {
    public static let document = """
        query GetThread($id: Int!) {
          post(id: $id) { ...PostFields }
          comments(postID: $id) { ...CommentFields }
        }

        """ + Fragments.post + Fragments.comment

    public struct Variables: Encodable, Sendable { let id: Int }
    public struct Response: Decodable, Sendable {
        let post: Post?
        let comments: [Comment]
    }

    public let variables: Variables

    public init(_ id: Int) { variables = Variables(id: id) }

    public func output(of response: Response) throws -> PostThread? {
        response.post.map { PostThread(post: $0, comments: response.comments) }
    }
}

/// A query for the tags most written with in the last seven days.
public struct GetTrendingTagsOperation: APIOperation {
    public static let document = "query GetTrendingTags { trendingTags { tag postCount commentCount } }"

    public struct Response: Decodable, Sendable { let trendingTags: [TrendingTag] }

    public init() {}

    public func output(of response: Response) throws -> [TrendingTag] { response.trendingTags }
}

/// A mutation that publishes a post.
public struct PublishPostOperation: APIOperation {
    public static let document =
        "mutation PublishPost($input: PublishPostInput!) { publishPost(input: $input) { ...PostFields } }\n"
        + Fragments.post

    public struct Variables: Encodable, Sendable {
        struct Input: Encodable {
            let text: String
            let tag: String?
            let choices: [String]
            let isSensitive: Bool
            /// The file of the picture in Base64.
            let picture: Data?
        }

        let input: Input
    }

    public struct Response: Decodable, Sendable { let publishPost: Post }

    public let variables: Variables

    public init(
        _ text: String,
        tag: String? = nil,
        choices: [String] = [],
        isSensitive: Bool = false,
        picture: Data? = nil
    ) {
        variables = Variables(
            input: Variables.Input(text: text, tag: tag, choices: choices, isSensitive: isSensitive, picture: picture)
        )
    }

    public func output(of response: Response) throws -> Post { response.publishPost }
}

/// A mutation that deletes one of the viewer's posts.
public struct DeletePostOperation: APIOperation {
    public static let document = "mutation DeletePost($id: Int!) { deletePost(id: $id) }"

    public struct Variables: Encodable, Sendable { let id: Int }
    public struct Response: Decodable, Sendable { let deletePost: Int }

    public let variables: Variables

    public init(_ id: Int) { variables = Variables(id: id) }

    public func output(of response: Response) throws -> Int { response.deletePost }
}

/// A mutation that stars a post, or takes the star back.
public struct SetStarOperation: APIOperation {
    public static let document =
        "mutation SetStar($id: Int!, $isStarred: Boolean!) { setStar(id: $id, isStarred: $isStarred) { ...PostFields } }\n"
        + Fragments.post

    public struct Variables: Encodable, Sendable {
        let id: Int
        let isStarred: Bool
    }

    public struct Response: Decodable, Sendable { let setStar: Post }

    public let variables: Variables

    public init(_ id: Int, isStarred: Bool) { variables = Variables(id: id, isStarred: isStarred) }

    public func output(of response: Response) throws -> Post { response.setStar }
}

/// A mutation that votes for a choice. A vote cannot be changed.
public struct VoteOperation: APIOperation {
    public static let document =
        "mutation Vote($id: Int!, $choice: Int!) { vote(id: $id, choice: $choice) { ...PostFields } }\n"
        + Fragments.post

    public struct Variables: Encodable, Sendable {
        let id: Int
        let choice: Int
    }

    public struct Response: Decodable, Sendable { let vote: Post }

    public let variables: Variables

    public init(_ id: Int, for choice: Int) { variables = Variables(id: id, choice: choice) }

    public func output(of response: Response) throws -> Post { response.vote }
}
