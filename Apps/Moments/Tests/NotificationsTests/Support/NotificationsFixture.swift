import Combine
import Foundation
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Notifications

/// A list of notifications, and what stands behind it; it is the time of `Date.sample`, a Tuesday, in Greenwich.
@MainActor
struct NotificationsFixture {
    let repo = StubNotificationsRepo()
    let friends = StubFriendsRepo()
    let tracking = SpyTrackingRepo()
    let viewModel: NotificationsListViewModel

    init(_ notifications: [MomentNotification]? = [], requests: [FriendRequest]? = []) {
        repo.notificationsSubject.value = Listing(items: notifications)
        friends.receivedSubject.value = Listing(items: requests)
        repo.onRefresh = {}
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        viewModel = NotificationsListViewModel(
            repo: repo,
            friends: friends,
            tracking: tracking,
            localizer: Localizer(locale: Locale(identifier: "en"), clock: .fixed(.sample)),
            calendar: calendar
        )
        repo.onMarkRead = { [repo] id in
            repo.notificationsSubject.value.items = repo.notificationsSubject.value.items?.map { notification in
                var notification = notification
                if notification.id <= id { notification.isRead = true }
                return notification
            }
        }
    }

    var sections: [ListSection] { viewModel.page.value.sections.filter { !$0.items.isEmpty } }
    var rows: [NotificationListItemViewModel] {
        sections.flatMap(\.items).compactMap { $0 as? NotificationListItemViewModel }
    }
    /// The ids of the rows that bear a mark.
    var newIDs: [String] { rows.filter { $0.entry.value.isNew }.map(\.id) }

    /// All rows come into sight.
    func showAll() { for row in rows { row.appeared() } }
}

/// Lets tasks go on until something holds; gives up after many turns.
@MainActor
func settle(until condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { await Task.yield() }
}
