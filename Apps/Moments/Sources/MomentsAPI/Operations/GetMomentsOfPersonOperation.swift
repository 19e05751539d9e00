import MomentsModel

/// A query that fetches a page of a person's moments, newest first; nil if the viewer may not see the person.
public struct GetMomentsOfPersonOperation: APIOperation {
    public static let document = """
        query GetMomentsOfPerson($id: ID!, $first: Int!, $after: String, $withLikes: Boolean!) {
          user(id: $id) {
            moments(first: $first, after: $after) {
              nodes { ...MomentFields }
              pageInfo { hasNextPage endCursor }
            }
          }
        }

        """ + Fragments.moment

    public struct Variables: Encodable, Sendable {
        var id: PersonID
        var first: Int
        var after: String?
        var withLikes: Bool
    }

    public struct Response: Decodable, Sendable {
        struct User: Decodable, Sendable { let moments: Page<Moment> }
        let user: User?
    }

    public let variables: Variables

    public init(id: PersonID, first: Int = 20, after: String? = nil, withLikes: Bool) {
        variables = Variables(id: id, first: first, after: after, withLikes: withLikes)
    }

    public func output(of response: Response) throws -> Page<Moment>? { response.user?.moments }
}
