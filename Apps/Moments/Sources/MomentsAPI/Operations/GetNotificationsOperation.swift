import MomentsModel

/// A query that fetches a page of notifications in groups, newest first, and the unread count.
public struct GetNotificationsOperation: APIOperation {
    public static let document = """
        query GetNotifications($first: Int!, $after: String) {
          viewer {
            unreadNotificationCount
            notificationGroups(first: $first, after: $after) {
              nodes {
                latest {
                  id
                  kind
                  userDetails { ...UserRow }
                  moment {
                    id
                    userDetails { ...UserRow }
                    isMine
                    title
                    images { ...PhotoFields }
                  }
                  comment { ...CommentFields }
                  createdDate
                  isRead
                }
                people { ...UserRow }
                personCount
                isRead
              }
              pageInfo { hasNextPage endCursor }
            }
          }
        }

        """ + Fragments.userRow + Fragments.photoFields + Fragments.linkCardFields + Fragments.commentFields

    public struct Variables: Encodable, Sendable {
        var first: Int
        var after: String?
    }

    public struct Response: Decodable, Sendable {
        let viewer: NotificationsPage?
    }

    public let variables: Variables

    public init(first: Int = 30, after: String? = nil) {
        variables = Variables(first: first, after: after)
    }

    public func output(of response: Response) throws -> NotificationsPage { try signedIn(response.viewer) }
}

/// A page of notifications and the unread count of all notifications.
public struct NotificationsPage: Equatable, Codable, Sendable {
    public var unreadNotificationCount: Int
    public var notificationGroups: Page<NotificationGroup>

    public init(unreadNotificationCount: Int, notificationGroups: Page<NotificationGroup>) {
        self.unreadNotificationCount = unreadNotificationCount
        self.notificationGroups = notificationGroups
    }
}
