import MomentsModel

/// A query that fetches a page of the viewer's timeline, newest first.
public struct GetTimelineOperation: APIOperation {
    public static let document = """
        query GetTimeline($first: Int!, $after: String, $withLikes: Boolean!) {
          viewer {
            timeline(first: $first, after: $after) {
              nodes { ...MomentFields }
              pageInfo { hasNextPage endCursor }
            }
          }
        }

        """ + Fragments.moment

    public struct Variables: Encodable, Sendable {
        var first: Int
        var after: String?
        var withLikes: Bool
    }

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let timeline: Page<Moment> }
        let viewer: Viewer?
    }

    public let variables: Variables

    public init(first: Int = 20, after: String? = nil, withLikes: Bool) {
        variables = Variables(first: first, after: after, withLikes: withLikes)
    }

    public func output(of response: Response) throws -> Page<Moment> { try signedIn(response.viewer).timeline }
}
