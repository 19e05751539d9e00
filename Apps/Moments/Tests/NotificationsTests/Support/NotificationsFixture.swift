import Combine
import Foundation
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Notifications

/// A list of notifications, with stubs of its dependencies; the time is `Date.sample`, a Tuesday, in GMT.
@MainActor
struct NotificationsFixture {
    let repo = StubNotificationsRepo()
    let friends = StubFriendsRepo()
    let tracking = SpyTrackingRepo()
    let viewModel: NotificationsListViewModel

    init(_ notifications: [NotificationGroup]? = [], requests: [FriendRequest]? = []) {
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
            repo.notificationsSubject.value.items = repo.notificationsSubject.value.items?.map { group in
                var group = group
                if group.id <= id { group.isRead = true }
                return group
            }
        }
    }

    var sections: [ListSection] { viewModel.page.value.sections.filter { !$0.items.isEmpty } }
    var rows: [NotificationListItemViewModel] {
        sections.flatMap(\.items).compactMap { $0 as? NotificationListItemViewModel }
    }
    /// The IDs of the rows with a mark.
    var newIDs: [String] { rows.filter { $0.entry.value.isNew }.map(\.id) }

    /// Makes all rows appear.
    func showAll() { for row in rows { row.appeared() } }
}
