import Friends
import MomentsModel
import MomentsRepositories
import MomentsTesting

/// The viewer's tags, with stubs of their dependencies.
@MainActor
struct TagsFixture {
    let privacy = StubPrivacyRepo()
    let friends = StubFriendsRepo()
    let tracking = SpyTrackingRepo()

    /// - Parameter tags: Nil until they are loaded.
    init(_ tags: [FriendTag]? = [FriendTag(id: 1, name: "Family", people: [.sample(id: 2, name: "Grace")])]) {
        privacy.tagsSubject.value = Listing(items: tags)
        privacy.onRefreshTags = {}
        friends.friendsSubject.value.items = [.sample(id: 2, name: "Grace"), .sample(id: 3, name: "Linus")]
        friends.onRefresh = {}
    }

    func list() -> TagsViewModel { TagsViewModel(privacy: privacy, friends: friends, tracking: tracking) }

    func editor(_ id: TagID?) -> TagEditorViewModel {
        TagEditorViewModel(id, privacy: privacy, friends: friends, tracking: tracking)
    }
}
