import Friends
import ListKit
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct FriendSearchTests {
    private let fixture = FriendsFixture([.friend(2, "Grace"), .friend(3, "Linus"), .friend(4, "Margaret")])

    @Test func `the server is asked 300 milliseconds after the last letter`() async {
        fixture.repo.onSearch = { _ in [.friend(3, "Linus")] }
        fixture.viewModel.searchTextChanged(to: "l")
        fixture.scheduler.advance(by: .milliseconds(299))
        fixture.viewModel.searchTextChanged(to: "li")
        fixture.scheduler.advance(by: .milliseconds(299))
        #expect(fixture.repo.calls.isEmpty)

        fixture.scheduler.advance(by: .milliseconds(1))
        await settle { fixture.ids.count == 1 }

        #expect(fixture.repo.calls == [.search("li")])
        #expect(fixture.ids == ["friend-3"])
        #expect(fixture.viewModel.filter.value.foundText == "li")
        #expect(fixture.counts[.all] == 1)
    }

    @Test func `nothing is sent for an empty text, and blanks are none`() async {
        fixture.write("  ")
        fixture.write("")
        await settle()

        #expect(fixture.repo.calls.isEmpty)
        #expect(fixture.ids.count == 3)
    }

    @Test func `a repeated text is not sent again`() async {
        fixture.repo.onSearch = { _ in [.friend(2, "Grace")] }
        fixture.write("gra")
        await settle { fixture.ids.count == 1 }
        fixture.viewModel.searchTextChanged(to: "grac")
        fixture.write("gra ")
        await settle()

        #expect(fixture.repo.calls == [.search("gra")])
        #expect(fixture.ids == ["friend-2"])
    }

    @Test func `an emptied field brings all friends back at once`() async {
        fixture.repo.onSearch = { _ in [] }
        fixture.write("x")
        await settle { fixture.ids.isEmpty }
        #expect(fixture.ids.isEmpty)

        fixture.viewModel.searchTextChanged(to: "")

        #expect(fixture.ids.count == 3)
        #expect(fixture.viewModel.filter.value.foundText == nil)
    }

    @Test func `the newest answer wins`() async {
        let answers = Answers()
        fixture.repo.onSearch = { await answers.answer(to: $0) }
        fixture.write("a")
        await settle { answers.waiting == ["a"] }
        fixture.write("ab")
        await settle { answers.waiting == ["a", "ab"] }

        answers.give([.friend(3, "Linus")], to: "ab")
        await settle { fixture.ids.count == 1 }
        answers.give([.friend(2, "Grace")], to: "a")
        await settle()

        #expect(fixture.ids == ["friend-3"])
        #expect(fixture.viewModel.filter.value.foundText == "ab")
    }

    @Test func `what is shown stays until the answer comes`() async {
        let answers = Answers()
        fixture.repo.onSearch = { await answers.answer(to: $0) }
        fixture.write("a")
        await settle { answers.waiting == ["a"] }
        #expect(fixture.ids.count == 3)

        answers.give([], to: "a")
        await settle { fixture.ids.isEmpty }

        #expect(fixture.ids.isEmpty)
    }

    @Test func `a search that failed is told`() async {
        fixture.repo.onSearch = { _ in throw RepoError(.unavailable) }
        fixture.write("a")
        await settle { fixture.viewModel.page.value.hasError }

        #expect(fixture.viewModel.page.value.notice == RepoError(.unavailable))
        #expect(fixture.ids.count == 3)
    }

    @Test func `a friend who was removed meanwhile is not found`() async {
        fixture.repo.onSearch = { _ in [.friend(2, "Grace"), .friend(3, "Linus")] }
        fixture.write("i")
        await settle { fixture.ids.count == 2 }

        fixture.repo.friendsSubject.value.items = [.friend(2, "Grace Hopper"), .friend(4, "Margaret")]

        #expect(fixture.ids == ["friend-2"])
    }

    @Test func `requests are searched here`() {
        let fixture = FriendsFixture(
            received: [.sample(id: 7, userDetails: .sample(id: 9, name: "Edsger"))],
            sent: [.sample(id: 8, userDetails: .sample(id: 10, name: "Barbara", handle: "liskov"))]
        )
        fixture.viewModel.categoryTapped(.requests)

        fixture.viewModel.searchTextChanged(to: "LISK")

        #expect(fixture.ids == ["request-8"])
    }
}

/// Search results that a test returns when it chooses.
@MainActor
private final class Answers {
    private(set) var waiting: [String] = []
    private var continuations: [String: CheckedContinuation<[UserDetails], Never>] = [:]

    func answer(to query: String) async -> [UserDetails] {
        await withCheckedContinuation {
            continuations[query] = $0
            waiting.append(query)
        }
    }

    func give(_ people: [UserDetails], to query: String) {
        continuations.removeValue(forKey: query)?.resume(returning: people)
    }
}
