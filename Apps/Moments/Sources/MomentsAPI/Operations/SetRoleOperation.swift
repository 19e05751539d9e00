import MomentsModel

/// A mutation that sets what a person may do on the server, and returns the person. Admins only.
public struct SetRoleOperation: APIOperation {
    public static let document = """
        mutation SetRole($userID: ID!, $role: PersonRole!) {
          setRole(userID: $userID, role: $role) { ...ManagedPersonFields }
        }

        """ + Fragments.managedPerson

    public struct Variables: Encodable, Sendable {
        var userID: PersonID
        var role: PersonRole
    }

    public struct Response: Decodable, Sendable {
        let setRole: ManagedPerson
    }

    public let variables: Variables

    public init(userID: PersonID, role: PersonRole) {
        variables = Variables(userID: userID, role: role)
    }

    public func output(of response: Response) throws -> ManagedPerson { response.setRole }
}
