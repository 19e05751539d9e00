import MomentsModel

/// A mutation that asks for the deletion of the viewer's account, in a week.
public struct RequestAccountDeletionOperation: APIOperation {
    public static let document = """
        mutation RequestAccountDeletion($password: String!) {
          requestAccountDeletion(password: $password) { ...ViewerFields }
        }

        """ + Fragments.viewer

    public struct Variables: Encodable, Sendable {
        var password: String
    }

    public struct Response: Decodable, Sendable {
        let requestAccountDeletion: Viewer
    }

    public let variables: Variables

    public init(password: String) {
        variables = Variables(password: password)
    }

    public func output(of response: Response) throws -> Viewer { response.requestAccountDeletion }
}

extension RequestAccountDeletionOperation: CustomStringConvertible, CustomReflectable {
    /// Omits the password, which must not appear in logs.
    public var description: String { "RequestAccountDeletionOperation()" }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
