import Combine
import MomentsModel

/// A repository of notifications about other people's actions.
@MainActor
public protocol NotificationsRepoType: AnyObject {
    /// The notifications in groups, newest first: the cached ones on subscription, then each change.
    var notifications: AnyPublisher<Listing<NotificationGroup>, Never> { get }

    /// The number of unread notifications.
    var unreadCount: AnyPublisher<Int, Never> { get }

    /// Fetches the newest notifications and the count.
    func refresh() async

    /// Fetches only the count.
    func refreshUnreadCount() async

    func loadMore() async

    /// Marks a notification and all older ones as read.
    ///
    /// - Throws: `RepoError`.
    func markRead(upTo id: NotificationID) async throws

    /// Refreshes the data a change affects.
    func apply(_ change: LiveChange) async

    /// Errors of background requests, which have no caller to throw to.
    var errors: AnyPublisher<RepoError, Never> { get }
}
