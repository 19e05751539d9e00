import MomentsModel

/// A query that fetches the viewer's own moments of earlier years on today's day and month, newest first.
public struct GetOnThisDayOperation: APIOperation {
    public static let document = """
        query GetOnThisDay($timeZone: String!, $withLikes: Boolean!) {
          viewer {
            onThisDay(timeZone: $timeZone) { ...MomentFields }
          }
        }

        """ + Fragments.moment

    public struct Variables: Encodable, Sendable {
        var timeZone: String
        var withLikes: Bool
    }

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let onThisDay: [Moment] }
        let viewer: Viewer?
    }

    public let variables: Variables

    /// - Parameter timeZone: The name of the time zone that says which day it is.
    public init(timeZone: String, withLikes: Bool) {
        variables = Variables(timeZone: timeZone, withLikes: withLikes)
    }

    public func output(of response: Response) throws -> [Moment] { try signedIn(response.viewer).onThisDay }
}
