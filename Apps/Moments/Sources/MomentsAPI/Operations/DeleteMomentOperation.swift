import MomentsModel

/// A mutation that deletes one of the viewer's moments.
public struct DeleteMomentOperation: APIOperation {
    public static let document = """
        mutation DeleteMoment($momentID: ID!) {
          deleteMoment(momentID: $momentID)
        }
        """

    public struct Variables: Encodable, Sendable {
        var momentID: MomentID
    }

    public struct Response: Decodable, Sendable {
        let deleteMoment: MomentID
    }

    public let variables: Variables

    public init(momentID: MomentID) {
        variables = Variables(momentID: momentID)
    }

    public func output(of response: Response) throws -> MomentID { response.deleteMoment }
}
