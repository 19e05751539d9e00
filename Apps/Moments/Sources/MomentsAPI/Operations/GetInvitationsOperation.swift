import MomentsModel

/// A query that fetches the usable invitations. Admins only.
public struct GetInvitationsOperation: APIOperation {
    public static let document = """
        query GetInvitations {
          viewer {
            invitations {
              ...InvitationFields
            }
          }
        }

        """ + Fragments.invitationFields

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let invitations: [Invitation] }
        let viewer: Viewer?
    }

    public init() {}

    public func output(of response: Response) throws -> [Invitation] { try signedIn(response.viewer).invitations }
}
