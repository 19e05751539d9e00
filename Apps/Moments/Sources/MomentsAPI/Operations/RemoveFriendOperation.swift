import MomentsModel

/// A mutation that ends a friendship.
public struct RemoveFriendOperation: APIOperation {
    public static let document = """
        mutation RemoveFriend($userID: ID!) {
          removeFriend(userID: $userID)
        }
        """

    public struct Variables: Encodable, Sendable {
        var userID: PersonID
    }

    public struct Response: Decodable, Sendable {
        let removeFriend: PersonID
    }

    public let variables: Variables

    public init(userID: PersonID) {
        variables = Variables(userID: userID)
    }

    public func output(of response: Response) throws -> PersonID { response.removeFriend }
}
