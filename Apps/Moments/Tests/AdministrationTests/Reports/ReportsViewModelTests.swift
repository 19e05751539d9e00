import Administration
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct ReportsViewModelTests {
    private let repo = StubAdministrationRepo()
    private let tracking = SpyTrackingRepo()
    private let viewModel: ReportsViewModel

    init() {
        repo.onRefreshReports = { _ in }
        repo.openReportsSubject.value = Listing(items: [.sample(id: 5), .sample(id: 4)], hasMore: true)
        repo.answeredReportsSubject.value = Listing(items: [.sample(id: 2, resolution: .dismissed)])
        viewModel = ReportsViewModel(repo: repo, tracking: tracking)
    }

    @Test func `open reports are asked for and listed, and the page is tracked`() async {
        await viewModel.loadItems()
        viewModel.trackScreenviews()

        #expect(rows.map(\.id) == ["report-5", "report-4"])
        #expect(repo.calls == [.refreshReports(isOpen: true)])
        #expect(tracking.events == [.screenView("reports")])
    }

    @Test func `answered reports are asked for when they are chosen`() async throws {
        try await header().chosen(.answered)
        #expect(rows.map(\.id) == ["report-2"])
        #expect(viewModel.filter.value == .answered)

        try await header().chosen(.answered)

        #expect(repo.calls == [.refreshReports(isOpen: false)])
    }

    @Test func `more of the shown reports are loaded`() async throws {
        repo.onLoadMoreReports = { _ in }
        #expect(viewModel.page.value.body == .content([ListSection(id: "open", items: rows)], tail: .more))

        await viewModel.loadMore()
        try await header().chosen(.answered)
        await viewModel.loadMore()

        #expect(
            repo.calls == [
                .loadMoreReports(isOpen: true), .refreshReports(isOpen: false), .loadMoreReports(isOpen: false),
            ]
        )
    }

    @Test func `a report is answered once, and that is tracked`() async throws {
        let row = try #require(rows.first)
        repo.onResolve = { [repo] id, _ in
            #expect(row.card.value.answering == .dismissed)
            await row.answered(.acted)
            repo.openReportsSubject.value.items?.removeAll { $0.id == id }
        }

        await row.answered(.dismissed)

        #expect(repo.calls == [.resolve(5, .dismissed)])
        #expect(rows.map(\.id) == ["report-4"])
        #expect(row.card.value.answering == nil && row.card.value.failure == nil)
        #expect(tracking.events == [.resolveReport])
    }

    @Test func `an answered report is not answered again`() async throws {
        try await header().chosen(.answered)
        let row = try #require(rows.first)

        await row.answered(.removed)

        #expect(repo.calls == [.refreshReports(isOpen: false)])
    }

    @Test func `a refusal is told on the card until it was read`() async throws {
        let refusal = RepoError(.refused, reason: "STAFF_ACCOUNT")
        repo.onResolve = { _, _ in throw refusal }
        let row = try #require(rows.first)

        await row.answered(.removed)
        #expect(row.card.value.failure == refusal && row.card.value.answering == nil)
        #expect(tracking.events.isEmpty)

        row.failureDismissed()
        #expect(row.card.value.failure == nil)
    }

    @Test func `a report that somebody else has answered needs no words`() async throws {
        let row = try #require(rows.first)
        repo.onResolve = { [repo] id, _ in
            repo.openReportsSubject.value.items?.removeAll { $0.id == id }
            throw RepoError(.notFound)
        }

        await row.answered(.dismissed)

        #expect(rows.map(\.id) == ["report-4"])
        #expect(row.card.value.failure == nil && tracking.events.isEmpty)
    }

    @Test func `a card keeps its view model while its report is listed`() {
        let old = rows

        repo.openReportsSubject.value.items = [.sample(id: 6), .sample(id: 5, note: "New")]

        #expect(rows.map(\.id) == ["report-6", "report-5"])
        #expect(rows[1] === old[0] && rows[1].card.value.report.note == "New")
    }

    @Test func `reports that did not come are told until it was read`() {
        repo.openReportsSubject.value.error = RepoError(.unavailable)
        #expect(viewModel.page.value.notice == RepoError(.unavailable))

        viewModel.noticeDismissed()

        #expect(viewModel.page.value.notice == nil)
    }

    @Test func `an expired sign-in asks for a new one`() async throws {
        repo.onResolve = { _, _ in throw RepoError(.unauthenticated) }
        var states: [AppModelState] = []
        let subscription = viewModel.appModelStates.sink { states.append($0) }
        let row = try #require(rows.first)

        await row.answered(.acted)
        repo.answeredReportsSubject.value.error = RepoError(.unauthenticated)

        #expect(states == [.signedOut(.expired), .signedOut(.expired)])
        #expect(row.card.value.failure == nil)
        subscription.cancel()
    }

    private var rows: [ReportListItemViewModel] {
        viewModel.page.value.sections.flatMap(\.items).compactMap { $0 as? ReportListItemViewModel }
    }

    private func header() throws -> ReportFilterItemViewModel {
        try #require(viewModel.page.value.header.first as? ReportFilterItemViewModel)
    }
}
