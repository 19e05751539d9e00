import MomentsModel

/// A mutation that creates an invitation. Admins only.
public struct CreateInvitationOperation: APIOperation {
    public static let document = """
        mutation CreateInvitation {
          createInvitation {
            ...InvitationFields
          }
        }

        """ + Fragments.invitationFields

    public struct Response: Decodable, Sendable {
        let createInvitation: Invitation
    }

    public init() {}

    public func output(of response: Response) throws -> Invitation { response.createInvitation }
}
