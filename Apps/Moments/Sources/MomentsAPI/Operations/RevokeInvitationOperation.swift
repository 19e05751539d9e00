import MomentsModel

/// A mutation that revokes an unused invitation. Admins only.
public struct RevokeInvitationOperation: APIOperation {
    public static let document = """
        mutation RevokeInvitation($id: ID!) {
          revokeInvitation(id: $id)
        }
        """

    public struct Variables: Encodable, Sendable {
        var id: InvitationID
    }

    public struct Response: Decodable, Sendable {
        let revokeInvitation: InvitationID
    }

    public let variables: Variables

    public init(id: InvitationID) {
        variables = Variables(id: id)
    }

    public func output(of response: Response) throws -> InvitationID { response.revokeInvitation }
}
