import MomentsModel

/// A mutation that signs a person in.
public struct SignInOperation: APIOperation {
    public static let document = """
        mutation SignIn($handle: String!, $password: String!, $device: String, $proof: String) {
          signIn(handle: $handle, password: $password, device: $device, proof: $proof) {
            ...SignedInFields
          }
        }

        """ + Fragments.signedIn
    public static let needsSignIn = false

    public struct Variables: Encodable, Sendable {
        var handle: String
        var password: String
        var device: String?
        var proof: String?
    }

    public struct Response: Decodable, Sendable {
        let signIn: SignedIn
    }

    public let variables: Variables

    /// - Parameter proof: The `SignedIn.proof` of an earlier sign-in in this browser.
    public init(handle: String, password: String, device: String? = nil, proof: String? = nil) {
        variables = Variables(handle: handle, password: password, device: device, proof: proof)
    }

    public func output(of response: Response) throws -> SignedIn { response.signIn }
}

extension SignInOperation: CustomStringConvertible, CustomReflectable {
    /// Omits the password, which must not appear in logs.
    public var description: String { "SignInOperation(handle: \(variables.handle))" }

    public var customMirror: Mirror { Mirror(self, children: ["handle": variables.handle]) }
}
