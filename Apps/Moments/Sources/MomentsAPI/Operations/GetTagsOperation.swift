import MomentsModel

/// A query that fetches the viewer's tags for friends, sorted by name.
public struct GetTagsOperation: APIOperation {
    public static let document = """
        query GetTags {
          viewer {
            tags { ...TagFields }
          }
        }

        """ + Fragments.userRow + Fragments.tagFields

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let tags: [FriendTag] }
        let viewer: Viewer?
    }

    public init() {}

    public func output(of response: Response) throws -> [FriendTag] { try signedIn(response.viewer).tags }
}
