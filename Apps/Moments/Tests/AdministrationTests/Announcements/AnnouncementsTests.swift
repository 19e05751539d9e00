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
struct AnnouncementsTests {
    private let repo = StubAdministrationRepo()
    private let tracking = SpyTrackingRepo()
    private let viewModel: AnnouncementsViewModel

    init() {
        repo.onRefreshAnnouncements = {}
        repo.announcementsSubject.value = Listing(items: [.sample(id: 3)])
        viewModel = AnnouncementsViewModel(repo: repo, tracking: tracking)
    }

    // MARK: View models

    @Test func `announcements are asked for and listed, and the page is tracked`() async {
        repo.onLoadMoreAnnouncements = {}
        await viewModel.loadItems()
        await viewModel.loadMore()
        viewModel.trackScreenviews()

        #expect(rows.map(\.id) == ["announcement-3"])
        #expect(repo.calls == [.refreshAnnouncements, .loadMoreAnnouncements])
        #expect(tracking.events == [.screenView("announcements")])
    }

    @Test func `an announcement is ended once, and that is tracked`() async throws {
        let row = try #require(rows.first)
        repo.onEndAnnouncement = { [repo] id in
            #expect(row.item.value.isEnding)
            await row.endConfirmed()
            repo.announcementsSubject.value.items?.removeAll { $0.id == id }
        }

        await row.endConfirmed()

        #expect(repo.calls == [.endAnnouncement(3)])
        #expect(rows.isEmpty && !row.item.value.isEnding)
        #expect(tracking.events == [.endAnnouncement])
    }

    @Test func `an announcement that stays says so until it was read`() async throws {
        repo.onEndAnnouncement = { _ in throw RepoError(.unavailable) }
        let row = try #require(rows.first)

        await row.endConfirmed()
        #expect(row.item.value.failure == RepoError(.unavailable) && !row.item.value.isEnding)

        row.failureDismissed()
        #expect(row.item.value.failure == nil)
    }

    @Test func `an expired sign-in asks for a new one`() async throws {
        repo.onEndAnnouncement = { _ in throw RepoError(.unauthenticated) }
        var states: [AppModelState] = []
        let subscription = viewModel.appModelStates.sink { states.append($0) }
        let row = try #require(rows.first)

        await row.endConfirmed()

        #expect(states == [.signedOut(.expired)] && row.item.value.failure == nil)
        subscription.cancel()
    }

    @Test func `a text is announced for some days, and that is tracked`() async {
        repo.onAnnounce = { _, _ in }
        let editor = viewModel.makeEditor()
        #expect(!editor.draft.value.canSend)

        editor.textChanged(to: " The server moves. ")
        editor.periodTapped(.unlimited)
        #expect(await editor.announceTapped())

        #expect(repo.calls == [.announce("The server moves.", days: nil)])
        #expect(tracking.events == [.announce])
    }

    @Test func `a text that is empty or too long is not sent`() async {
        let editor = viewModel.makeEditor()
        editor.textChanged(to: "  ")
        #expect(await !editor.announceTapped())

        editor.textChanged(to: String(repeating: "a", count: Limits.announcement + 1))

        #expect(editor.draft.value.isTooLong)
        #expect(await !editor.announceTapped())
        #expect(repo.calls.isEmpty)
    }

    @Test func `a refusal is told until it was read, and the text stays`() async {
        let refusal = RepoError(.refused, reason: "NOT_ADMIN")
        repo.onAnnounce = { _, _ in throw refusal }
        let editor = viewModel.makeEditor()
        editor.textChanged(to: "The server moves.")

        #expect(await !editor.announceTapped())
        #expect(editor.draft.value.failure == refusal && editor.draft.value.text == "The server moves.")

        editor.failureDismissed()
        #expect(editor.draft.value.failure == nil && editor.draft.value.canSend)
    }

    // MARK: Screen

    @Test func `an announcement is made in a sheet`() async throws {
        repo.announcementsSubject.value.items = []
        repo.onAnnounce = { [repo] text, _ in repo.announcementsSubject.value.items = [.sample(text: text)] }
        let host = host()

        try await host.tap("New announcement")
        await #expect(throws: ViewHostError.self) { try await host.tap("Announce") }
        try await host.type("Welcome to all", into: "Announcement")
        try await host.tap("1 month")
        try await host.tap("Announce")

        #expect(repo.calls.contains(.announce("Welcome to all", days: 30)))
        #expect(host.texts.contains("Welcome to all") && !host.texts.contains("How long"))
        #expect(host.issues.isEmpty)
    }

    @Test func `an announcement is ended after a question`() async throws {
        repo.onEndAnnouncement = { [repo] _ in repo.announcementsSubject.value.items = [] }
        let host = host()

        try await host.tap("End the announcement")
        #expect(host.texts.contains("End this announcement?"))
        #expect(!repo.calls.contains(.endAnnouncement(3)))
        try await host.tap("End")

        #expect(repo.calls.contains(.endAnnouncement(3)))
        #expect(host.texts.contains("No announcements"))
    }

    @Test func `it speaks Chinese`() async {
        let host = host(language: "zh-Hans")
        await host.settle()

        for text in ["公告", "直到各人自己关闭", "结束"] { #expect(host.texts.contains(text), "\(text)") }
    }

    private var rows: [AnnouncementListItemViewModel] {
        viewModel.page.value.sections.flatMap(\.items).compactMap { $0 as? AnnouncementListItemViewModel }
    }

    private func host(language: String = "en") -> ViewHost {
        screenHost(language: language) { [viewModel] in AnnouncementsScreen(viewModel: viewModel) }
    }
}
