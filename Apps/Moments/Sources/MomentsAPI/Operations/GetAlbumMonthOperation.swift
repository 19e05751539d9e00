import MomentsModel

/// A query that fetches a page of a person's moments of one month, newest first; nil if the viewer may see none.
public struct GetAlbumMonthOperation: APIOperation {
    public static let document = """
        query GetAlbumMonth(
          $id: ID!
          $timeZone: String!
          $year: Int!
          $month: Int!
          $first: Int!
          $after: String
          $withLikes: Boolean!
        ) {
          user(id: $id) {
            album(timeZone: $timeZone, year: $year, month: $month) {
              moments(first: $first, after: $after) {
                nodes { ...MomentFields }
                pageInfo { hasNextPage endCursor }
              }
            }
          }
        }

        """ + Fragments.moment

    public struct Variables: Encodable, Sendable {
        var id: PersonID
        var timeZone: String
        var year: Int
        var month: Int
        var first: Int
        var after: String?
        var withLikes: Bool
    }

    public struct Response: Decodable, Sendable {
        struct Month: Decodable, Sendable { let moments: Page<Moment> }
        struct User: Decodable, Sendable { let album: [Month] }
        let user: User?
    }

    public let variables: Variables

    public init(_ month: PersonMonth, first: Int = 20, after: String? = nil, withLikes: Bool) {
        variables = Variables(
            id: month.person,
            timeZone: month.timeZone,
            year: month.month.year,
            month: month.month.month,
            first: first,
            after: after,
            withLikes: withLikes
        )
    }

    public func output(of response: Response) throws -> Page<Moment>? { response.user?.album.first?.moments }
}
