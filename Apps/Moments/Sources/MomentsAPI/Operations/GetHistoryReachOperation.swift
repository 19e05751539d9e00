import MomentsModel

/// A query that fetches how far back friends see the viewer's moments.
public struct GetHistoryReachOperation: APIOperation {
    public static let document = """
        query GetHistoryReach {
          viewer { historyReach }
        }
        """

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let historyReach: HistoryReach }
        let viewer: Viewer?
    }

    public init() {}

    public func output(of response: Response) throws -> HistoryReach { try signedIn(response.viewer).historyReach }
}
