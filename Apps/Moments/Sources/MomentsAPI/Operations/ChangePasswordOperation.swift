import MomentsModel

/// A mutation that changes the viewer's password and ends their other sign-ins.
public struct ChangePasswordOperation: APIOperation {
    public static let document = """
        mutation ChangePassword($oldPassword: String!, $newPassword: String!) {
          changePassword(oldPassword: $oldPassword, newPassword: $newPassword) { ...ViewerFields }
        }

        """ + Fragments.viewer

    public struct Variables: Encodable, Sendable {
        var oldPassword: String
        var newPassword: String
    }

    public struct Response: Decodable, Sendable {
        let changePassword: Viewer
    }

    public let variables: Variables

    public init(oldPassword: String, newPassword: String) {
        variables = Variables(oldPassword: oldPassword, newPassword: newPassword)
    }

    public func output(of response: Response) throws -> Viewer { response.changePassword }
}

extension ChangePasswordOperation: CustomStringConvertible, CustomReflectable {
    /// Omits the passwords, which must not appear in logs.
    public var description: String { "ChangePasswordOperation()" }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
