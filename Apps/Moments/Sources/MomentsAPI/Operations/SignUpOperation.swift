import MomentsModel

/// A mutation that creates an account and signs its owner in.
public struct SignUpOperation: APIOperation {
    public static let document = """
        mutation SignUp($input: SignUpInput!) {
          signUp(input: $input) {
            ...SignedInFields
          }
        }

        """ + Fragments.signedIn
    public static let needsSignIn = false

    public struct Variables: Encodable, Sendable {
        var input: SignUpForm
    }

    public struct Response: Decodable, Sendable {
        let signUp: SignedIn
    }

    public let variables: Variables

    public init(input: SignUpForm) {
        variables = Variables(input: input)
    }

    public func output(of response: Response) throws -> SignedIn { response.signUp }
}
