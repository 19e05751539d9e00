import MomentsModel

/// A mutation that sends a friend request. If that person has already sent one to the viewer, they become friends at once.
public struct RequestFriendshipOperation: APIOperation {
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
