import MomentsModel

/// A mutation that creates a link for resetting a person's password. Admins only.
public struct CreatePasswordResetOperation: APIOperation {
    public static let document = """
        mutation CreatePasswordReset($handle: String!) {
          createPasswordReset(handle: $handle) {
            code
            userDetails { ...UserRow }
            expiryDate
          }
        }

        """ + Fragments.userRow

    public struct Variables: Encodable, Sendable {
        var handle: String
    }

    public struct Response: Decodable, Sendable {
        let createPasswordReset: PasswordReset
    }

    public let variables: Variables

    public init(handle: String) {
        variables = Variables(handle: handle)
    }

    public func output(of response: Response) throws -> PasswordReset { response.createPasswordReset }
}
