import MomentsModel

/// A mutation that declines a received friend request, or withdraws a sent one.
public struct DeclineFriendRequestOperation: APIOperation {
    public static let document = """
        mutation DeclineFriendRequest($requestID: ID!) {
          declineFriendRequest(requestID: $requestID)
        }
        """

    public struct Variables: Encodable, Sendable {
        var requestID: FriendRequestID
    }

    public struct Response: Decodable, Sendable {
        let declineFriendRequest: FriendRequestID
    }

    public let variables: Variables

    public init(requestID: FriendRequestID) {
        variables = Variables(requestID: requestID)
    }

    public func output(of response: Response) throws -> FriendRequestID { response.declineFriendRequest }
}
