import Administration
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct ManagedPeopleViewModelTests {
    private let repo = StubAdministrationRepo()
    private let tracking = SpyTrackingRepo()
    private let scheduler = ManualScheduler()
    private let viewModel: ManagedPeopleViewModel

    init() {
        repo.onSearchPeople = { _ in }
        repo.peopleSubject.value = Listing(items: [.sample(id: 1, name: "Ada"), .sample(id: 2)], hasMore: true)
        viewModel = ManagedPeopleViewModel(repo: repo, tracking: tracking, scheduler: scheduler)
    }

    @Test func `people are asked for and listed, and the page is tracked`() async {
        repo.onLoadMorePeople = {}
        await viewModel.loadItems()
        await viewModel.loadMore()
        viewModel.trackScreenviews()

        #expect(rows.map(\.id) == ["managed-1", "managed-2"])
        #expect(repo.calls == [.searchPeople(""), .loadMorePeople])
        #expect(tracking.events == [.screenView("people")])
    }

    @Test func `the server is asked 300 milliseconds after the last letter`() async {
        viewModel.searchTextChanged(to: "g")
        scheduler.advance(by: .milliseconds(299))
        viewModel.searchTextChanged(to: "gr ")
        scheduler.advance(by: .milliseconds(299))
        #expect(repo.calls.isEmpty)

        scheduler.advance(by: .milliseconds(1))
        await settle { viewModel.search.value.foundText != nil }

        #expect(repo.calls == [.searchPeople("gr")])
        #expect(viewModel.search.value.foundText == "gr" && viewModel.search.value.text == "gr ")
    }

    @Test func `an emptied field brings all people back`() async {
        write("x")
        await settle { viewModel.search.value.foundText == "x" }

        write("")
        await settle { viewModel.search.value.foundText == nil }

        #expect(repo.calls == [.searchPeople("x"), .searchPeople("")])
        #expect(viewModel.search.value.foundText == nil)
    }

    @Test func `a refresh asks for the text of the field`() async {
        viewModel.searchTextChanged(to: "gr")

        await viewModel.loadItems()

        #expect(repo.calls == [.searchPeople("gr")])
    }

    @Test func `a row keeps its view model while the person is listed`() {
        let old = rows

        repo.peopleSubject.value.items = [.sample(id: 2, role: .admin)]

        #expect(rows.map(\.id) == ["managed-2"])
        #expect(rows[0] === old[1] && rows[0].person.value.role == .admin)
    }

    @Test func `people who did not come are told until it was read`() {
        repo.peopleSubject.value.error = RepoError(.unavailable)
        #expect(viewModel.page.value.notice == RepoError(.unavailable))

        viewModel.noticeDismissed()

        #expect(viewModel.page.value.notice == nil)
    }

    @Test func `an expired sign-in asks for a new one`() {
        var states: [AppModelState] = []
        let subscription = viewModel.appModelStates.sink { states.append($0) }

        repo.peopleSubject.value.error = RepoError(.unauthenticated)

        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }

    private var rows: [ManagedPersonListItemViewModel] {
        viewModel.page.value.sections.flatMap(\.items).compactMap { $0 as? ManagedPersonListItemViewModel }
    }

    private func write(_ text: String) {
        viewModel.searchTextChanged(to: text)
        scheduler.advance(by: .milliseconds(ManagedPeopleViewModel.searchDelay))
    }
}
