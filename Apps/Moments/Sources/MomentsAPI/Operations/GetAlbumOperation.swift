import MomentsModel

/// A query that fetches the months of a person's album, newest first; nil if the viewer may not see the person.
public struct GetAlbumOperation: APIOperation {
    public static let document = """
        query GetAlbum($id: ID!, $timeZone: String!) {
          user(id: $id) {
            album(timeZone: $timeZone) {
              year
              month
              momentCount
              cover { ...PhotoFields }
            }
          }
        }

        """ + Fragments.photoFields

    public struct Variables: Encodable, Sendable {
        var id: PersonID
        var timeZone: String
    }

    public struct Response: Decodable, Sendable {
        struct User: Decodable, Sendable { let album: [AlbumMonth] }
        let user: User?
    }

    public let variables: Variables

    /// - Parameter timeZone: The name of the time zone in which months begin and end.
    public init(id: PersonID, timeZone: String) {
        variables = Variables(id: id, timeZone: timeZone)
    }

    public func output(of response: Response) throws -> [AlbumMonth]? { response.user?.album }
}
