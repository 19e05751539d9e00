import Combine
import Foundation
import Friends
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct FriendsListViewModelTests {
    @Test func `friends stand in the order of the repository, below the categories`() {
        let fixture = FriendsFixture([.friend(2, "Grace"), .friend(3, "Linus")])

        #expect(fixture.viewModel.page.value.header.map(\.id) == ["categories"])
        #expect(fixture.ids == ["friend-2", "friend-3"])
    }

    @Test func `nothing known yet is being loaded`() {
        let fixture = FriendsFixture(nil, received: nil, sent: nil)

        #expect(fixture.viewModel.page.value.body == .loading)
        #expect(fixture.counts.isEmpty)
    }

    @Test func `whoever has nobody has no categories`() {
        let fixture = FriendsFixture([])

        #expect(fixture.viewModel.page.value.header.isEmpty)
        #expect(!fixture.viewModel.page.value.hasContent)
    }

    @Test func `a friend keeps its view model in another order`() {
        let fixture = FriendsFixture([.friend(2, "Grace"), .friend(3, "Linus", since: 1)])
        let old = fixture.sections[0].items[0]

        fixture.viewModel.sortTapped(.newest)

        #expect(fixture.ids == ["friend-3", "friend-2"])
        #expect(fixture.sections[0].items[1] === old)
    }

    @Test(arguments: [
        (FriendSort.name, ["friend-2", "friend-3", "friend-4"]),
        (.newest, ["friend-4", "friend-2", "friend-3"]),
        (.mostMoments, ["friend-3", "friend-2", "friend-4"]),
    ])
    func `friends are sorted, those alike as before`(sort: FriendSort, ids: [String]) {
        let fixture = FriendsFixture([
            .friend(2, "A", since: 9, moments: 1), .friend(3, "B", since: 9, moments: 5),
            .friend(4, "C", since: 2, moments: 1),
        ])

        fixture.viewModel.sortTapped(sort)

        #expect(fixture.ids == ids)
    }

    @Test func `the same order again is the opposite one`() {
        let fixture = FriendsFixture([.friend(2, "A", moments: 1), .friend(3, "B", moments: 5)])

        fixture.viewModel.sortTapped(.name)
        fixture.viewModel.sortTapped(.name)
        #expect(fixture.ids == ["friend-3", "friend-2"])
        fixture.viewModel.sortTapped(.name)

        #expect(fixture.ids == ["friend-2", "friend-3"])
    }

    @Test func `a cleared selection returns to the order of the server`() {
        let fixture = FriendsFixture([.friend(2, "A", moments: 1), .friend(3, "B", moments: 5)])
        fixture.viewModel.sortTapped(.mostMoments)
        #expect(fixture.sections[0].title == "Most moments first")

        fixture.viewModel.sortTapped(nil)

        #expect(fixture.ids == ["friend-2", "friend-3"])
        #expect(fixture.sections[0].title == nil)
    }

    @Test func `categories are counted and chosen`() {
        let fixture = FriendsFixture(
            [
                .friend(2, "New", since: 29.9), .friend(3, "Active", lastMoment: 29.9), .friend(4, "Old", since: 30),
                .friend(5, "Silent", lastMoment: nil),
            ],
            received: [.sample(id: 7)],
            sent: [.sample(id: 8)]
        )
        #expect(fixture.counts == [.all: 4, .new: 1, .active: 1, .requests: 2])

        fixture.viewModel.categoryTapped(.new)
        #expect(fixture.ids == ["friend-2"])
        fixture.viewModel.categoryTapped(.active)
        #expect(fixture.ids == ["friend-3"])
        fixture.viewModel.categoryTapped(.requests)
        #expect(fixture.ids == ["request-7", "request-8"])
    }

    @Test func `requests of others stand above all friends, those of the viewer's do not`() {
        let fixture = FriendsFixture([.friend(2, "Grace")], received: [.sample(id: 7)], sent: [.sample(id: 8)])

        #expect(fixture.ids == ["request-7", "friend-2"])
        #expect(fixture.sections.map(\.title) == ["Received requests", "Friends"])
    }

    @Test func `titles follow the language`() {
        let fixture = FriendsFixture([.friend(2, "Grace")], received: [.sample(id: 7)])

        fixture.viewModel.languageChanged(to: Localizer(locale: Locale(identifier: "zh-Hans"), clock: .fixed(.sample)))

        #expect(fixture.sections.map(\.title) == ["收到的请求", "朋友"])
    }

    @Test func `friends and requests are asked for, and the screen is tracked`() async {
        let fixture = FriendsFixture()

        await fixture.viewModel.loadItems()
        fixture.viewModel.trackScreenviews()

        #expect(fixture.repo.calls == [.refresh])
        #expect(fixture.tracking.events == [.screenView("friends")])
    }

    @Test func `equal data publishes nothing`() {
        let fixture = FriendsFixture([.friend(2, "Grace")])
        var count = 0
        let subscription = fixture.viewModel.page.sink { _ in count += 1 }

        fixture.repo.friendsSubject.value.activity = .refreshing
        fixture.repo.friendsSubject.value.activity = .idle

        #expect(count == 1)
        subscription.cancel()
    }

    @Test func `an expired sign-in asks for a new one`() {
        let fixture = FriendsFixture()
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }

        fixture.repo.friendsSubject.value.error = RepoError(.unauthenticated)

        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }

    @Test func `a list that did not come is told until it was read`() {
        let fixture = FriendsFixture([.friend(2, "Grace")])
        fixture.repo.friendsSubject.value.error = RepoError(.unavailable)
        #expect(fixture.viewModel.page.value.notice == RepoError(.unavailable))

        fixture.viewModel.noticeDismissed()

        #expect(fixture.viewModel.page.value.notice == nil)
        #expect(fixture.ids == ["friend-2"])
    }
}
