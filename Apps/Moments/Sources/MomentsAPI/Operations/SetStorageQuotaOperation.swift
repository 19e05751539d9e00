import MomentsModel

/// A mutation that sets how much space a person's photos may take, and returns the person. Admins only.
public struct SetStorageQuotaOperation: APIOperation {
    public static let document = """
        mutation SetStorageQuota($userID: ID!, $megabytes: Int) {
          setStorageQuota(userID: $userID, megabytes: $megabytes) { ...ManagedPersonFields }
        }

        """ + Fragments.managedPerson

    public struct Variables: Encodable, Sendable {
        var userID: PersonID
        var megabytes: Int?
    }

    public struct Response: Decodable, Sendable {
        let setStorageQuota: ManagedPerson
    }

    public let variables: Variables

    /// - Parameter megabytes: Nil for the server's default.
    public init(userID: PersonID, megabytes: Int?) {
        variables = Variables(userID: userID, megabytes: megabytes)
    }

    public func output(of response: Response) throws -> ManagedPerson { response.setStorageQuota }
}
