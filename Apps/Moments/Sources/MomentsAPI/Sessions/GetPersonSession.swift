import MomentsModel

/// Asks for what may be known of a person; nil if there is none, or the viewer may not know of them.
public struct GetPersonSession: APIOperation {
    public static let document = """
        query GetPerson($id: ID!) {
          user(id: $id) { ...UserProfile }
        }

        """ + Fragments.userProfile

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
