import MomentsModel

/// A mutation that lets a suspended person sign in again, and returns the person. Moderators and admins only.
public struct EndSuspensionOperation: APIOperation {
    public static let document = """
        mutation EndSuspension($userID: ID!) {
          endSuspension(userID: $userID) { ...ManagedPersonFields }
        }

        """ + Fragments.managedPerson

    public struct Variables: Encodable, Sendable {
        var userID: PersonID
    }

    public struct Response: Decodable, Sendable {
        let endSuspension: ManagedPerson
    }

    public let variables: Variables

    public init(userID: PersonID) {
        variables = Variables(userID: userID)
    }

    public func output(of response: Response) throws -> ManagedPerson { response.endSuspension }
}
