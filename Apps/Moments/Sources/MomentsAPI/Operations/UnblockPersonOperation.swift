import MomentsModel

/// A mutation that takes a block back.
public struct UnblockPersonOperation: APIOperation {
    public static let document = """
        mutation UnblockPerson($userID: ID!) {
          unblockPerson(userID: $userID)
        }
        """

    public struct Variables: Encodable, Sendable {
        var userID: PersonID
    }

    public struct Response: Decodable, Sendable {
        let unblockPerson: PersonID
    }

    public let variables: Variables

    public init(userID: PersonID) {
        variables = Variables(userID: userID)
    }

    public func output(of response: Response) throws -> PersonID { response.unblockPerson }
}
