import Account
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct BlockedPeopleTests {
    private let repo = StubPrivacyRepo()
    private let tracking = SpyTrackingRepo()
    private let viewModel: BlockedPeopleViewModel

    init() {
        repo.onRefreshBlocked = {}
        repo.blockedSubject.value.items = [.sample(id: 9, name: "Eve")]
        viewModel = BlockedPeopleViewModel(repo: repo, tracking: tracking)
    }

    @Test func `blocked people are asked for and listed, and the page is tracked`() async {
        await viewModel.loadItems()
        viewModel.trackScreenviews()

        #expect(rows.map(\.id) == ["blocked-9"])
        #expect(repo.calls == [.refreshBlocked])
        #expect(tracking.events == [.screenView("blocked")])
    }

    @Test func `a block is taken back once`() async throws {
        let row = try #require(rows.first)
        repo.onUnblock = { [repo] id in
            #expect(row.state.value.isChanging)
            await row.unblockConfirmed()
            repo.blockedSubject.value.items?.removeAll { $0.id == id }
        }

        await row.unblockConfirmed()

        #expect(repo.calls == [.unblock(9)])
        #expect(rows.isEmpty && !row.state.value.isChanging)
        #expect(tracking.events == [.unblock])
    }

    @Test func `a block that stays is told until it was read`() async throws {
        repo.onUnblock = { _ in throw RepoError(.unavailable) }
        let row = try #require(rows.first)

        await row.unblockConfirmed()
        #expect(viewModel.page.value.notice == RepoError(.unavailable))
        #expect(tracking.events.isEmpty)

        viewModel.noticeDismissed()
        #expect(viewModel.page.value.notice == nil)
    }

    @Test func `an expired sign-in asks for a new one`() async throws {
        repo.onUnblock = { _ in throw RepoError(.unauthenticated) }
        var states: [AppModelState] = []
        let subscription = viewModel.appModelStates.sink { states.append($0) }
        let row = try #require(rows.first)

        await row.unblockConfirmed()

        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }

    @Test func `a block is taken back after a question`() async throws {
        repo.onUnblock = { [repo] _ in repo.blockedSubject.value.items = [] }
        let host = host()

        try await host.tap("Unblock Eve")
        #expect(host.texts.contains("Unblock Eve?"))
        #expect(!repo.calls.contains(.unblock(9)))
        try await host.tap("Unblock")

        #expect(repo.calls.contains(.unblock(9)))
        #expect(host.texts.contains("Nobody is blocked"))
        #expect(host.issues.isEmpty)
    }

    @Test func `it speaks Chinese`() async {
        repo.blockedSubject.value.items = []
        let host = host(language: "zh-Hans")
        await host.settle()

        #expect(host.texts.contains("黑名单是空的"))
    }

    private var rows: [BlockedPersonListItemViewModel] {
        viewModel.page.value.sections.flatMap(\.items).compactMap { $0 as? BlockedPersonListItemViewModel }
    }

    private func host(language: String = "en") -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) { [viewModel] in
            NavigationStack { BlockedPeopleScreen(viewModel: viewModel) }
                .environmentObject(AppModel())
        }
    }
}
