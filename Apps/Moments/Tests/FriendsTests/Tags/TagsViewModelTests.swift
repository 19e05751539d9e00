import Friends
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct TagsViewModelTests {
    @Test func `tags stand in the order of the repository, and keep their view models`() {
        let fixture = TagsFixture([FriendTag(id: 1, name: "Family"), FriendTag(id: 2, name: "Work")])
        let list = fixture.list()
        let old = items(of: list)

        fixture.privacy.tagsSubject.value.items = [FriendTag(id: 2, name: "Work"), FriendTag(id: 1, name: "Relatives")]

        #expect(items(of: list).map(\.id) == ["tag-2", "tag-1"])
        #expect(items(of: list)[1] === old[0])
    }

    @Test func `tags are asked for, and the page is tracked`() async {
        let fixture = TagsFixture(nil)
        let list = fixture.list()
        #expect(list.page.value.body == .loading)

        await list.loadItems()
        list.trackScreenviews()

        #expect(fixture.privacy.calls == [.refreshTags])
        #expect(fixture.tracking.events == [.screenView("tags")])
    }

    @Test func `tags that did not come are told until it was read`() {
        let fixture = TagsFixture()
        let list = fixture.list()
        fixture.privacy.tagsSubject.value.error = RepoError(.unavailable)
        #expect(list.page.value.notice == RepoError(.unavailable))

        list.noticeDismissed()

        #expect(list.page.value.notice == nil)
    }

    @Test func `an expired sign-in asks for a new one`() {
        let fixture = TagsFixture()
        let list = fixture.list()
        var states: [AppModelState] = []
        let subscription = list.appModelStates.sink { states.append($0) }

        fixture.privacy.tagsSubject.value.error = RepoError(.unauthenticated)

        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }

    private func items(of list: TagsViewModel) -> [any ListItemViewModel] {
        list.page.value.sections.flatMap(\.items)
    }
}
