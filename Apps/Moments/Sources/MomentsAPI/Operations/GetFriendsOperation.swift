import MomentsModel

/// A query that fetches a page of the viewer's friends, sorted by name.
public struct GetFriendsOperation: APIOperation {
    public static let document = """
        query GetFriends($search: String, $first: Int!, $after: String) {
          viewer {
            friends(search: $search, first: $first, after: $after) {
              nodes { ...UserProfile }
              pageInfo { hasNextPage endCursor }
            }
          }
        }

        """ + Fragments.userProfile

    public struct Variables: Encodable, Sendable {
        var search: String?
        var first: Int
        var after: String?
    }

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let friends: Page<UserDetails> }
        let viewer: Viewer?
    }

    public let variables: Variables

    public init(search: String? = nil, first: Int = 100, after: String? = nil) {
        variables = Variables(search: search, first: first, after: after)
    }

    public func output(of response: Response) throws -> Page<UserDetails> { try signedIn(response.viewer).friends }
}
