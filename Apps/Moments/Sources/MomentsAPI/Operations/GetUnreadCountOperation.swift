/// A query that fetches the number of unread notifications.
public struct GetUnreadCountOperation: APIOperation {
    public static let document = """
        query GetUnreadCount {
          viewer { unreadNotificationCount }
        }
        """

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let unreadNotificationCount: Int }
        let viewer: Viewer?
    }

    public init() {}

    public func output(of response: Response) throws -> Int { try signedIn(response.viewer).unreadNotificationCount }
}
