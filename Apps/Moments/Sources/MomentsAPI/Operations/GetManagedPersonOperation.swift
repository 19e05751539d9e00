import MomentsModel

/// A query that fetches a person as staff see them; nil if there is none. Moderators and admins only.
public struct GetManagedPersonOperation: APIOperation {
    public static let document = """
        query GetManagedPerson($id: ID!) {
          viewer {
            administration {
              person(id: $id) { ...ManagedPersonFields }
            }
          }
        }

        """ + Fragments.managedPerson

    public struct Variables: Encodable, Sendable {
        var id: PersonID
    }

    public struct Fields: Decodable, Sendable {
        let person: ManagedPerson?
    }

    public typealias Response = AdministrationResponse<Fields>

    public let variables: Variables

    public init(id: PersonID) {
        variables = Variables(id: id)
    }

    public func output(of response: Response) throws -> ManagedPerson? {
        try administration(of: response).person
    }
}
