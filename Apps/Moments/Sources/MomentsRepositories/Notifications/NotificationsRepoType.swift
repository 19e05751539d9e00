import Combine
import MomentsModel

/// What the viewer is told about what others did.
@MainActor
public protocol NotificationsRepoType: AnyObject {
    /// Newest first: at once what is known, then each change.
    var notifications: AnyPublisher<Listing<MomentNotification>, Never> { get }

    /// How many the viewer has not read.
    var unreadCount: AnyPublisher<Int, Never> { get }

    /// Asks for the newest notifications and the count.
    func refresh() async

    /// Asks for the count only.
    func refreshUnreadCount() async

    func loadMore() async

    /// Marks what is no newer than a notification as read.
    ///
    /// - Throws: `RepoError`.
    func markRead(upTo id: NotificationID) async throws

    /// Brings up to date what a change tells of.
    func apply(_ change: LiveChange) async

    /// What went wrong without anybody waiting for it.
    var errors: AnyPublisher<RepoError, Never> { get }
}
