import MomentsModel

/// A query that fetches a page of the announcements that have not ended, newest first. Admins only.
public struct GetAnnouncementsOperation: APIOperation {
    public static let document = """
        query GetAnnouncements($first: Int!, $after: String) {
          viewer {
            administration {
              announcements(first: $first, after: $after) {
                nodes { ...NoticeFields }
                pageInfo { hasNextPage endCursor }
              }
            }
          }
        }

        """ + Fragments.noticeFields

    public struct Variables: Encodable, Sendable {
        var first: Int
        var after: String?
    }

    public struct Fields: Decodable, Sendable {
        let announcements: Page<Notice>
    }

    public typealias Response = AdministrationResponse<Fields>

    public let variables: Variables

    public init(first: Int = 20, after: String? = nil) {
        variables = Variables(first: first, after: after)
    }

    public func output(of response: Response) throws -> Page<Notice> {
        try administration(of: response).announcements
    }
}
