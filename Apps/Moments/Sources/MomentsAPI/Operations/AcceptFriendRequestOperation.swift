import MomentsModel

/// A mutation that accepts a friend request and returns the new friend.
public struct AcceptFriendRequestOperation: APIOperation {
    public static let document = """
        mutation AcceptFriendRequest($requestID: ID!) {
          acceptFriendRequest(requestID: $requestID) { ...UserProfile }
        }

        """ + Fragments.userProfile

    public struct Variables: Encodable, Sendable {
        var requestID: FriendRequestID
    }

    public struct Response: Decodable, Sendable {
        let acceptFriendRequest: UserDetails
    }

    public let variables: Variables

    public init(requestID: FriendRequestID) {
        variables = Variables(requestID: requestID)
    }

    public func output(of response: Response) throws -> UserDetails { response.acceptFriendRequest }
}
