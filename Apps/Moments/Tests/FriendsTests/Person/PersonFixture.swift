import Friends
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting

/// The page of person 2, with stubs of its dependencies.
@MainActor
struct PersonFixture {
    let friends = StubFriendsRepo()
    let moments = StubMomentsRepo(viewer: .sample(id: 1, name: "Ada"))
    let privacy = StubPrivacyRepo()
    let reports = StubReportsRepo()
    let tracking = SpyTrackingRepo()
    let viewModel: PersonViewModel

    /// - Parameter friendship: Nil for a person without any loaded data.
    init(_ friendship: Friendship? = .friend, moments list: [Moment]? = []) {
        if let friendship { friends.subject(of: 2).value = .present(Self.grace(friendship)) }
        friends.onRefreshPerson = { _ in }
        moments.subject(of: 2).value = Listing(items: list)
        moments.onRefreshMoments = { _ in }
        privacy.onRefreshTags = {}
        viewModel = PersonViewModel(
            id: 2,
            friends: friends,
            moments: moments,
            privacy: privacy,
            reports: reports,
            toggles: StubTogglesDataStore(likes: true),
            tracking: tracking
        )
    }

    static func grace(_ friendship: Friendship, settings: FriendSettings? = nil) -> UserDetails {
        var person = UserDetails.sample(
            id: 2,
            name: "Grace",
            friendship: friendship,
            friendsSince: friendship == .friend ? .sample : nil,
            momentCount: friendship == .friend ? 12 : 0
        )
        person.friendSettings = friendship == .friend ? settings ?? FriendSettings() : nil
        return person
    }

    var ids: [String] { viewModel.page.value.sections.flatMap { $0.items.map(\.id) } }

    func act(_ action: FriendshipAction) async {
        let row = viewModel.page.value.header.last as? PersonFriendshipItemViewModel
        await row?.tapped(action)
    }
}
