import MomentsModel

/// A mutation that marks a notification and all older ones as read, and returns the remaining unread count.
public struct MarkNotificationsReadOperation: APIOperation {
    public static let document = """
        mutation MarkNotificationsRead($upTo: ID!) {
          markNotificationsRead(upTo: $upTo) { unreadNotificationCount }
        }
        """

    public struct Variables: Encodable, Sendable {
        var upTo: NotificationID
    }

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let unreadNotificationCount: Int }
        let markNotificationsRead: Viewer
    }

    public let variables: Variables

    public init(upTo: NotificationID) {
        variables = Variables(upTo: upTo)
    }

    public func output(of response: Response) throws -> Int { response.markNotificationsRead.unreadNotificationCount }
}
