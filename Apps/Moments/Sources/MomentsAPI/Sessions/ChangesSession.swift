import MomentsModel

/// Tells what is no longer as the viewer knew it, as it happens.
public struct ChangesSession: APISubscription {
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
