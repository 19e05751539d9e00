import Combine
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing
import Timeline

@MainActor
struct MomentsTimelineViewModelTests {
    @Test func `the profile stands above whatever is known`() {
        let fixture = TimelineFixture()

        #expect(fixture.viewModel.page.value.header.map(\.id) == ["profile-1"])
        #expect(fixture.viewModel.page.value.body == .loading)
    }

    @Test func `moments follow in the order of the repository`() {
        let fixture = TimelineFixture(Listing(items: [.sample(id: 3), .sample(id: 2)], hasMore: true))

        #expect(fixture.ids == ["moment-3", "moment-2"])
        guard case .content(_, tail: .more) = fixture.viewModel.page.value.body else { return _ = Issue.record() }
    }

    @Test func `moments that wait stand above the others, newest first, and comments do not`() async throws {
        let fixture = TimelineFixture(Listing(items: [.sample(id: 2)]))
        fixture.repo.onPublish = { _ in throw RepoError(.unavailable) }

        for text in ["one", "two"] {
            #expect(try await fixture.outbox.publish(MomentDraft(text: text)) == nil)
        }
        #expect(try await fixture.outbox.send(CommentDraft(text: "three"), to: 2) == nil)

        #expect(fixture.ids == ["moment-2"])
        let waiting = fixture.viewModel.page.value.header.dropFirst().compactMap { $0 as? OutboxListItemViewModel }
        #expect(
            waiting.map(\.item.value.entry.content) == [
                .moment(MomentDraft(text: "two")), .moment(MomentDraft(text: "one")),
            ]
        )
    }

    @Test func `notices stand below the profile, and keep their rows`() {
        let fixture = TimelineFixture(notices: [.sample(id: 2), .sample(id: 1)])
        let old = fixture.viewModel.page.value.header
        #expect(old.map(\.id) == ["profile-1", "notice-2", "notice-1"])

        fixture.account.accountSubject.value = .signedIn(.sample(notices: [.sample(id: 3), .sample(id: 2)]))

        let new = fixture.viewModel.page.value.header
        #expect(new.map(\.id) == ["profile-1", "notice-3", "notice-2"])
        #expect(new[2] === old[1])
    }

    @Test func `a notice is closed`() async {
        let fixture = TimelineFixture(notices: [.sample(id: 2)])
        fixture.account.onCloseNotice = { [account = fixture.account] _ in
            account.accountSubject.value = .signedIn(.sample())
        }

        await fixture.notice?.closeTapped()

        #expect(fixture.account.calls == [.closeNotice(2)])
        #expect(fixture.notice == nil)
    }

    @Test func `a notice that could not be closed says why`() async {
        let fixture = TimelineFixture(Listing(items: []), notices: [.sample(id: 2)])
        fixture.account.onCloseNotice = { _ in throw RepoError(.unavailable) }

        await fixture.notice?.closeTapped()

        #expect(fixture.viewModel.page.value.notice == RepoError(.unavailable))
        #expect(fixture.notice != nil)
    }

    @Test func `a moment keeps its view model when others come`() {
        let fixture = TimelineFixture(Listing(items: [.sample(id: 2)]))
        let old = fixture.viewModel.page.value.sections[1].items[0]

        fixture.repo.timelineSubject.value.items = [.sample(id: 3), .sample(id: 2, isLiked: true)]

        #expect(fixture.ids == ["moment-3", "moment-2"])
        #expect(fixture.viewModel.page.value.sections[1].items[1] === old)
    }

    @Test func `equal data publishes nothing`() {
        let fixture = TimelineFixture(Listing(items: [.sample(id: 2)]))
        var count = 0
        let subscription = fixture.viewModel.page.sink { _ in count += 1 }

        fixture.repo.timelineSubject.value = Listing(items: [.sample(id: 2)], activity: .refreshing)
        fixture.repo.timelineSubject.value = Listing(items: [.sample(id: 2)])

        #expect(count == 1)
        subscription.cancel()
    }

    @Test func `items are asked for, older ones too, and the screen is tracked`() async {
        let fixture = TimelineFixture()
        fixture.repo.onLoadMoreTimeline = {}

        await fixture.viewModel.loadItems()
        await fixture.viewModel.loadMore()
        fixture.viewModel.trackScreenviews()

        #expect(fixture.repo.calls == [.refreshTimeline, .loadMoreTimeline])
        #expect(fixture.tracking.events == [.screenView("timeline")])
    }

    @Test func `a like that was undone is told until it was read`() {
        let fixture = TimelineFixture(Listing(items: []))

        fixture.repo.errorSubject.send(RepoError(.unavailable))
        #expect(fixture.viewModel.page.value.notice == RepoError(.unavailable))

        fixture.viewModel.noticeDismissed()
        #expect(fixture.viewModel.page.value.notice == nil)
    }

    @Test func `an expired sign-in asks for a new one`() {
        let fixture = TimelineFixture(Listing(items: []))
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }

        fixture.repo.errorSubject.send(RepoError(.unauthenticated))
        fixture.repo.timelineSubject.value.error = RepoError(.unauthenticated)

        #expect(states == [.signedOut(.expired), .signedOut(.expired)])
        subscription.cancel()
    }

    @Test func `what a page writes through its binding the repository learns`() {
        let fixture = TimelineFixture(Listing(items: [.sample(id: 2, title: "Old")]))
        fixture.repo.onMerge = { _ in }
        let binding = fixture.viewModel.binding(to: 2)
        #expect(binding.wrappedValue?.title == "Old")

        binding.wrappedValue = .sample(id: 2, title: "Old")
        binding.wrappedValue = .sample(id: 2, title: "New")

        #expect(fixture.repo.calls == [.merge(.sample(id: 2, title: "New"))])
    }

    @Test func `a moment that a page knows to be gone leaves the list`() {
        let fixture = TimelineFixture(Listing(items: [.sample(id: 3), .sample(id: 2)]))

        fixture.viewModel.binding(to: 3).wrappedValue = nil

        #expect(fixture.ids == ["moment-2"])
        #expect(fixture.viewModel.moment(3) == nil)
    }
}
