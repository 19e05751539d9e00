import MomentsModel

/// A mutation that revokes one of the viewer's sign-ins.
public struct RevokeSignInOperation: APIOperation {
    public static let document = """
        mutation RevokeSignIn($id: ID!) {
          revokeSignIn(id: $id)
        }
        """

    public struct Variables: Encodable, Sendable {
        var id: SignInID
    }

    public struct Response: Decodable, Sendable {
        let revokeSignIn: SignInID
    }

    public let variables: Variables

    public init(id: SignInID) {
        variables = Variables(id: id)
    }

    public func output(of response: Response) throws -> SignInID { response.revokeSignIn }
}
