import MomentsModel

/// A query that fetches a person's profile and what the viewer has set about them; nil if the person does not exist or the viewer may not see them.
public struct GetPersonOperation: APIOperation {
    public static let document = """
        query GetPerson($id: ID!) {
          user(id: $id) { ...PersonFields }
        }

        """ + Fragments.userProfile + Fragments.personFields

    public struct Variables: Encodable, Sendable {
        var id: PersonID
    }

    public struct Response: Decodable, Sendable {
        let user: UserDetails?
    }

    public let variables: Variables

    public init(id: PersonID) {
        variables = Variables(id: id)
    }

    public func output(of response: Response) throws -> UserDetails? { response.user }
}
