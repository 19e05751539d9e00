import MomentsModel

/// A query that fetches a page of the people with accounts, sorted by name. Moderators and admins only.
public struct GetManagedPeopleOperation: APIOperation {
    public static let document = """
        query GetManagedPeople($search: String, $first: Int!, $after: String) {
          viewer {
            administration {
              people(search: $search, first: $first, after: $after) {
                nodes { ...ManagedPersonFields }
                pageInfo { hasNextPage endCursor }
              }
            }
          }
        }

        """ + Fragments.managedPerson

    public struct Variables: Encodable, Sendable {
        var search: String?
        var first: Int
        var after: String?
    }

    public struct Fields: Decodable, Sendable {
        let people: Page<ManagedPerson>
    }

    public typealias Response = AdministrationResponse<Fields>

    public let variables: Variables

    public init(search: String? = nil, first: Int = 50, after: String? = nil) {
        variables = Variables(search: search, first: first, after: after)
    }

    public func output(of response: Response) throws -> Page<ManagedPerson> {
        try administration(of: response).people
    }
}
