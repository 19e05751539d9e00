import MomentsModel

/// A subscription to changes of data the viewer can see.
public struct ChangesOperation: APISubscription {
    public static let document = """
        subscription Changes {
          changes {
            kind
            momentID
          }
        }
        """

    public struct Response: Decodable, Sendable {
        let changes: LiveChange
    }

    public init() {}

    public func output(of response: Response) throws -> LiveChange { response.changes }
}
