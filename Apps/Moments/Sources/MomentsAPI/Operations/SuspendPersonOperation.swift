import MomentsModel

/// A mutation that keeps a person from signing in, and returns the person. Moderators and admins only.
public struct SuspendPersonOperation: APIOperation {
    public static let document = """
        mutation SuspendPerson($userID: ID!, $days: Int, $reason: String!) {
          suspendPerson(userID: $userID, days: $days, reason: $reason) { ...ManagedPersonFields }
        }

        """ + Fragments.managedPerson

    public struct Variables: Encodable, Sendable {
        var userID: PersonID
        var days: Int?
        var reason: String
    }

    public struct Response: Decodable, Sendable {
        let suspendPerson: ManagedPerson
    }

    public let variables: Variables

    /// - Parameter days: When it ends by itself; nil if staff end it.
    public init(userID: PersonID, days: Int?, reason: String) {
        variables = Variables(userID: userID, days: days, reason: reason)
    }

    public func output(of response: Response) throws -> ManagedPerson { response.suspendPerson }
}
