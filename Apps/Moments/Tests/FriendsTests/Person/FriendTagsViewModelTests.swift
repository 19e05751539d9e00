import Friends
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct FriendTagsViewModelTests {
    private let privacy = StubPrivacyRepo()
    private let friends = StubFriendsRepo()
    private let viewModel: FriendTagsViewModel

    init() {
        var grace = UserDetails.sample(id: 2, name: "Grace", friendship: .friend)
        grace.friendSettings = FriendSettings(tags: [1])
        privacy.tagsSubject.value.items = [FriendTag(id: 1, name: "Family"), FriendTag(id: 3, name: "Work")]
        privacy.onSetFriend = { id, _, _, _ in .sample(id: id) }
        friends.onRefreshPerson = { _ in }
        viewModel = FriendTagsViewModel(of: grace, friends: friends, privacy: privacy)
    }

    @Test func `the tags of the friend are chosen at first, and asked for`() async {
        privacy.onRefreshTags = {}

        await viewModel.load()

        #expect(viewModel.form.value.chosen == [1])
        #expect(privacy.calls == [.refreshTags])
    }

    @Test func `other tags are saved, and the friend is asked for anew`() async {
        viewModel.tagTapped(1)
        viewModel.tagTapped(3)

        #expect(await viewModel.doneTapped())

        #expect(privacy.calls == [.setFriend(2, hidesMine: nil, hidesTheirs: nil, tags: [3])])
        #expect(friends.calls == [.refreshPerson(2)])
    }

    @Test func `the same tags are not saved`() async {
        viewModel.tagTapped(3)
        viewModel.tagTapped(3)

        #expect(await viewModel.doneTapped())

        #expect(privacy.calls.isEmpty && friends.calls.isEmpty)
    }

    @Test func `a new tag is made and chosen`() async {
        stubNewTag()
        viewModel.newNameChanged(to: " Hiking ")

        await viewModel.addTapped()

        #expect(privacy.calls == [.saveTag(nil, name: "Hiking", people: [])])
        #expect(viewModel.form.value.chosen == [1, 5] && viewModel.form.value.newName.isEmpty)
    }

    @Test func `a name that is entered is a new tag when the person is done`() async {
        stubNewTag()
        viewModel.newNameChanged(to: "Hiking")

        #expect(await viewModel.doneTapped())

        #expect(privacy.calls.last == .setFriend(2, hidesMine: nil, hidesTheirs: nil, tags: [1, 5]))
    }

    @Test func `nothing and too long a name make no tag`() async {
        viewModel.newNameChanged(to: "  ")
        await viewModel.addTapped()
        viewModel.newNameChanged(to: String(repeating: "a", count: Limits.tagName + 1))
        await viewModel.addTapped()

        #expect(privacy.calls.isEmpty)
        #expect(!viewModel.form.value.canSave)
    }

    @Test func `a refusal is told until it was read, and the name stays`() async {
        let refusal = RepoError(.invalid, reason: "TAG_NAME_TAKEN")
        privacy.onSaveTag = { _, _, _ in throw refusal }
        viewModel.newNameChanged(to: "Work")

        #expect(await !viewModel.doneTapped())
        #expect(viewModel.form.value.failure == refusal && viewModel.form.value.newName == "Work")
        #expect(viewModel.form.value.activity == nil)

        viewModel.failureDismissed()
        #expect(viewModel.form.value.failure == nil)
    }

    private func stubNewTag() {
        privacy.onSaveTag = { [privacy] _, name, _ in
            let tag = FriendTag(id: 5, name: name)
            privacy.tagsSubject.value.items?.append(tag)
            return tag
        }
    }
}
