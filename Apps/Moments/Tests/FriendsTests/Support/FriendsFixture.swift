import Combine
import Foundation
import Friends
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting

/// A list of friends, with stubs of its dependencies; the time is `Date.sample`.
@MainActor
struct FriendsFixture {
    let repo = StubFriendsRepo()
    let tracking = SpyTrackingRepo()
    let scheduler = ManualScheduler()
    let viewModel: FriendsListViewModel

    init(_ friends: [UserDetails]? = [], received: [FriendRequest]? = [], sent: [FriendRequest]? = []) {
        repo.friendsSubject.value = Listing(items: friends)
        repo.receivedSubject.value = Listing(items: received)
        repo.sentSubject.value = Listing(items: sent)
        repo.onRefresh = {}
        viewModel = FriendsListViewModel(
            viewer: .sample(id: 1, name: "Ada"),
            repo: repo,
            tracking: tracking,
            localizer: Localizer(locale: Locale(identifier: "en"), clock: .fixed(.sample)),
            scheduler: scheduler
        )
    }

    var ids: [String] { sections.flatMap { $0.items.map(\.id) } }
    /// The sections with rows, below the header.
    var sections: [ListSection] {
        guard case .content(let sections, _) = viewModel.page.value.body else { return [] }
        return sections.filter { !$0.items.isEmpty }
    }
    var counts: [FriendCategory: Int] {
        let header = viewModel.page.value.header.first as? FriendCategoriesItemViewModel
        return header?.categories.value.counts ?? [:]
    }

    /// Enters a text and advances the time by the search delay.
    func write(_ text: String) {
        viewModel.searchTextChanged(to: text)
        scheduler.advance(by: .milliseconds(FriendsListViewModel.searchDelay))
    }
}

extension UserDetails {
    /// A friend for some days, whose last moment is some days old.
    static func friend(
        _ id: PersonID,
        _ name: String,
        since: Double = 400,
        moments: Int = 3,
        lastMoment: Double? = 90
    ) -> UserDetails {
        .sample(
            id: id,
            name: name,
            friendship: .friend,
            friendsSince: .sample - since * 24 * 3600,
            momentCount: moments,
            lastMomentDate: lastMoment.map { .sample - $0 * 24 * 3600 }
        )
    }
}
