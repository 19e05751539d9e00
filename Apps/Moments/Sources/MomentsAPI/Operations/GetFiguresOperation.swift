import MomentsModel

/// A query that fetches what happened on each of the last days, oldest first. Admins only.
public struct GetFiguresOperation: APIOperation {
    public static let document = """
        query GetFigures($days: Int!) {
          viewer {
            administration {
              figures(days: $days) {
                date
                isComplete
                people
                activePeople
                signUps
                moments
                comments
                likes
                reports
                photos
                photoBytes
              }
            }
          }
        }
        """

    public struct Variables: Encodable, Sendable {
        var days: Int
    }

    public struct Fields: Decodable, Sendable {
        let figures: [DailyFigures]
    }

    public typealias Response = AdministrationResponse<Fields>

    public let variables: Variables

    /// - Parameter days: 1 to 730.
    public init(days: Int) { variables = Variables(days: days) }

    public func output(of response: Response) throws -> [DailyFigures] {
        try administration(of: response).figures
    }
}
