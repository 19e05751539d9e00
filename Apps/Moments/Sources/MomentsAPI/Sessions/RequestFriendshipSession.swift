import MomentsModel

/// Asks somebody to be friends; whoever has asked the viewer already is a friend from now on.
public struct RequestFriendshipSession: APIOperation {
    public static let document = """
        mutation RequestFriendship($handle: String!) {
          requestFriendship(handle: $handle) { ...UserProfile }
        }

        """ + Fragments.userProfile

    public struct Variables: Encodable, Sendable {
        var handle: String
    }

    public struct Response: Decodable, Sendable {
        let requestFriendship: UserDetails
    }

    public let variables: Variables

    public init(handle: String) {
        variables = Variables(handle: handle)
    }

    public func output(of response: Response) throws -> UserDetails { response.requestFriendship }
}
