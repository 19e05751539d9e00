import Administration
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct AuditLogTests {
    private let repo = StubAdministrationRepo()
    private let tracking = SpyTrackingRepo()
    private let viewModel: AuditLogViewModel

    init() {
        repo.onRefreshAuditLog = {}
        repo.auditLogSubject.value = Listing(items: [
            .sample(id: 6, detail: "Insults"), .sample(id: 5, action: .invited, userDetails: nil),
        ])
        viewModel = AuditLogViewModel(repo: repo, tracking: tracking)
    }

    @Test func `records are asked for and listed, and the page is tracked`() async {
        repo.onLoadMoreAuditLog = {}
        await viewModel.loadItems()
        await viewModel.loadMore()
        viewModel.trackScreenviews()

        #expect(rows.map(\.id) == ["entry-6", "entry-5"])
        #expect(repo.calls == [.refreshAuditLog, .loadMoreAuditLog])
        #expect(tracking.events == [.screenView("audit_log")])
    }

    @Test func `a record keeps its view model until it changes`() {
        let old = rows

        repo.auditLogSubject.value.items = [
            .sample(id: 6, detail: "Insults"), .sample(id: 5, actor: nil, action: .invited, userDetails: nil),
        ]

        #expect(rows[0] === old[0] && rows[1] !== old[1])
        #expect(rows[1].entry.actor == nil)
    }

    @Test func `records that did not come are told until it was read`() {
        repo.auditLogSubject.value.error = RepoError(.unavailable)
        #expect(viewModel.page.value.notice == RepoError(.unavailable))

        viewModel.noticeDismissed()

        #expect(viewModel.page.value.notice == nil)
    }

    @Test func `an expired sign-in asks for a new one`() {
        var states: [AppModelState] = []
        let subscription = viewModel.appModelStates.sink { states.append($0) }

        repo.auditLogSubject.value.error = RepoError(.unauthenticated)

        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }

    @Test func `the screen says who has done what, and leads to the person`() async throws {
        let host = host()
        await host.settle()

        for text in ["Ada suspended Grace", "“Insults”", "now", "Ada created an invitation"] {
            #expect(host.texts.contains(text), "\(text)")
        }
        #expect(host.issues.isEmpty)

        try await host.tap("Ada suspended Grace")
        #expect(host.texts.contains("Page managed-person-2"))
    }

    @Test func `it speaks Chinese`() async {
        let host = host(language: "zh-Hans")
        await host.settle()

        for text in ["日志", "Ada停用了Grace", "Ada创建了一个邀请"] { #expect(host.texts.contains(text), "\(text)") }
    }

    private var rows: [AuditListItemViewModel] {
        viewModel.page.value.sections.flatMap(\.items).compactMap { $0 as? AuditListItemViewModel }
    }

    private func host(language: String = "en") -> ViewHost {
        screenHost(language: language) { [viewModel] in AuditLogScreen(viewModel: viewModel) }
    }
}
