import MomentsModel

/// A mutation that sets a new password with the code of a reset link, and signs the person in.
public struct ResetPasswordOperation: APIOperation {
    public static let document = """
        mutation ResetPassword($code: String!, $newPassword: String!, $device: String, $proof: String) {
          resetPassword(code: $code, newPassword: $newPassword, device: $device, proof: $proof) {
            ...SignedInFields
          }
        }

        """ + Fragments.signedIn
    public static let needsSignIn = false

    public struct Variables: Encodable, Sendable {
        var code: String
        var newPassword: String
        var device: String?
        var proof: String?
    }

    public struct Response: Decodable, Sendable {
        let resetPassword: SignedIn
    }

    public let variables: Variables

    /// - Parameter proof: The `SignedIn.proof` of an earlier sign-in in this browser.
    public init(code: String, newPassword: String, device: String? = nil, proof: String? = nil) {
        variables = Variables(code: code, newPassword: newPassword, device: device, proof: proof)
    }

    public func output(of response: Response) throws -> SignedIn { response.resetPassword }
}

extension ResetPasswordOperation: CustomStringConvertible, CustomReflectable {
    /// Omits the secrets, which must not appear in logs.
    public var description: String { "ResetPasswordOperation()" }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
