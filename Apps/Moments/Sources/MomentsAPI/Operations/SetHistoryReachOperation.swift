import MomentsModel

/// A mutation that sets how far back friends see the viewer's moments.
public struct SetHistoryReachOperation: APIOperation {
    public static let document = """
        mutation SetHistoryReach($reach: HistoryReach!) {
          setHistoryReach(reach: $reach) { historyReach }
        }
        """

    public struct Variables: Encodable, Sendable {
        var reach: HistoryReach
    }

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let historyReach: HistoryReach }
        let setHistoryReach: Viewer
    }

    public let variables: Variables

    public init(reach: HistoryReach) {
        variables = Variables(reach: reach)
    }

    public func output(of response: Response) throws -> HistoryReach { response.setHistoryReach.historyReach }
}
