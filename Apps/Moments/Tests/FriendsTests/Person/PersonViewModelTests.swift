import Combine
import Friends
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct PersonViewModelTests {
    @Test func `a friend's moments stand below the profile and the friendship`() {
        let fixture = PersonFixture(moments: [.sample(id: 8), .sample(id: 7)])

        #expect(fixture.ids == ["profile-2", "friendship-2", "moment-8", "moment-7"])
    }

    @Test func `an unknown person is being loaded until known`() {
        let fixture = PersonFixture(nil)
        #expect(fixture.viewModel.page.value.body == .loading)

        fixture.friends.subject(of: 2).value = .present(PersonFixture.grace(.stranger))

        #expect(fixture.ids == ["profile-2", "friendship-2"])
    }

    @Test(arguments: [Friendship.stranger, .asksMe, .requested])
    func `whoever is no friend shows no moments`(friendship: Friendship) {
        let fixture = PersonFixture(friendship, moments: [.sample(id: 8)])

        #expect(!fixture.viewModel.page.value.hasContent)
    }

    @Test func `person and moments are asked for, and the screen is tracked`() async {
        let fixture = PersonFixture()
        fixture.moments.onLoadMoreMoments = { _ in }

        await fixture.viewModel.loadItems()
        await fixture.viewModel.loadMore()
        fixture.viewModel.trackScreenviews()

        #expect(fixture.friends.calls == [.refreshPerson(2)])
        #expect(fixture.moments.calls == [.refreshMoments(2), .loadMoreMoments(2)])
        #expect(fixture.tracking.events == [.screenView("person")])
    }

    @Test func `a stranger is asked`() async {
        let fixture = PersonFixture(.stranger)
        fixture.friends.onRequestFriendship = { _ in PersonFixture.grace(.requested) }

        await fixture.act(.ask)

        #expect(fixture.friends.calls == [.requestFriendship("grace")])
        #expect(fixture.tracking.events == [.requestFriendship])
    }

    @Test func `a wish is accepted, and declined`() async {
        let fixture = PersonFixture(.asksMe)
        fixture.friends.receivedSubject.value.items = [
            .sample(id: 6, userDetails: .sample(id: 5)), .sample(id: 7, userDetails: .sample(id: 2)),
        ]
        fixture.friends.onAccept = { _ in }
        fixture.friends.onDecline = { _ in }

        await fixture.act(.accept)
        await fixture.act(.decline)

        #expect(fixture.friends.calls == [.accept(7), .decline(7)])
        #expect(fixture.tracking.events == [.acceptFriendship])
    }

    @Test func `a wish of the viewer's is taken back once it is known`() async {
        let fixture = PersonFixture(.requested)
        fixture.friends.onRefresh = { [friends = fixture.friends] in
            friends.sentSubject.value.items = [.sample(id: 8, userDetails: .sample(id: 2))]
        }
        fixture.friends.onDecline = { _ in }

        await fixture.act(.takeBack)

        #expect(fixture.friends.calls == [.refresh, .decline(8)])
    }

    @Test func `a friend is removed`() async {
        let fixture = PersonFixture()
        fixture.friends.onRemove = { _ in }

        await fixture.act(.remove)

        #expect(fixture.friends.calls == [.remove(2)])
    }

    @Test(
        arguments: [
            (.hideMine(true), .setFriend(2, hidesMine: true, hidesTheirs: nil, tags: nil)),
            (.hideTheirs(false), .setFriend(2, hidesMine: nil, hidesTheirs: false, tags: nil)),
        ] as [(FriendshipAction, StubPrivacyRepo.Call)]
    )
    func `what is hidden is set, and the friend asked for anew`(
        action: FriendshipAction,
        call: StubPrivacyRepo.Call
    ) async {
        let fixture = PersonFixture()
        fixture.privacy.onSetFriend = { _, _, _, _ in PersonFixture.grace(.friend) }

        await fixture.act(action)

        #expect(fixture.privacy.calls == [call])
        #expect(fixture.friends.calls == [.refreshPerson(2)])
    }

    @Test(arguments: [Friendship.friend, .stranger, .asksMe])
    func `whoever is blocked is gone`(friendship: Friendship) async {
        let fixture = PersonFixture(friendship)
        fixture.privacy.onBlock = { _ in }
        fixture.friends.onRefreshPerson = { [friends = fixture.friends] in friends.subject(of: $0).value = .gone }

        await fixture.act(.block)

        #expect(fixture.privacy.calls == [.block(2)])
        #expect(fixture.viewModel.person.value == .gone)
        #expect(fixture.tracking.events == [.block])
    }

    @Test func `a block that failed is told, and the page stays`() async {
        let fixture = PersonFixture()
        fixture.privacy.onBlock = { _ in throw RepoError(.unavailable) }

        await fixture.act(.block)

        #expect(fixture.viewModel.page.value.notice == RepoError(.unavailable))
        #expect(fixture.friends.calls.isEmpty && fixture.tracking.events.isEmpty)
    }

    @Test func `the moments of a new friend are asked for`() async {
        let fixture = PersonFixture(.asksMe)

        fixture.friends.subject(of: 2).value = .present(PersonFixture.grace(.friend))
        await settle { !fixture.moments.calls.isEmpty }

        #expect(fixture.moments.calls == [.refreshMoments(2)])
    }

    @Test func `a change that failed is told until it was read`() async {
        let fixture = PersonFixture(.stranger)
        fixture.friends.onRequestFriendship = { _ in throw RepoError(.limited(retryAfter: nil)) }

        await fixture.act(.ask)
        #expect(fixture.viewModel.page.value.notice == RepoError(.limited(retryAfter: nil)))

        fixture.viewModel.noticeDismissed()
        #expect(fixture.viewModel.page.value.notice == nil)
    }

    @Test func `an unknown person who does not come has failed`() async {
        let fixture = PersonFixture(nil)
        fixture.friends.onRefreshPerson = { _ in throw RepoError(.unavailable) }

        await fixture.viewModel.loadItems()

        #expect(fixture.viewModel.page.value.body == .failed(RepoError(.unavailable)))
    }

    @Test func `an expired sign-in asks for a new one`() async {
        let fixture = PersonFixture()
        fixture.friends.onRefreshPerson = { _ in throw RepoError(.unauthenticated) }
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }

        await fixture.viewModel.loadItems()

        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }
}
