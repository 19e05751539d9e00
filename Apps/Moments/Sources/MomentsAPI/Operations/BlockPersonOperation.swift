import MomentsModel

/// A mutation that blocks a person: it ends the friendship, and keeps each from finding the other.
public struct BlockPersonOperation: APIOperation {
    public static let document = """
        mutation BlockPerson($userID: ID!) {
          blockPerson(userID: $userID)
        }
        """

    public struct Variables: Encodable, Sendable {
        var userID: PersonID
    }

    public struct Response: Decodable, Sendable {
        let blockPerson: PersonID
    }

    public let variables: Variables

    public init(userID: PersonID) {
        variables = Variables(userID: userID)
    }

    public func output(of response: Response) throws -> PersonID { response.blockPerson }
}
