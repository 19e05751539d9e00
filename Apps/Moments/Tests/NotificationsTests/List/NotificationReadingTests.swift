import MomentsModel
import MomentsRepositories
import MomentsTesting
import Notifications
import Testing

@MainActor
struct NotificationReadingTests {
    private let fixture = NotificationsFixture([.sample(id: 3), .sample(id: 2), .sample(id: 1, isRead: true)])

    @Test func `what comes into sight together is marked once, up to the newest`() async {
        fixture.viewModel.screenAppeared()
        fixture.showAll()
        await settle { !fixture.repo.calls.isEmpty }
        fixture.showAll()
        await settle()

        #expect(fixture.repo.calls == [.markRead(3)])
    }

    @Test func `rows of a screen that is not seen are not read`() async {
        fixture.showAll()
        await settle()
        #expect(fixture.repo.calls.isEmpty)

        fixture.viewModel.screenAppeared()
        await settle { !fixture.repo.calls.isEmpty }

        #expect(fixture.repo.calls == [.markRead(3)])
    }

    @Test func `nothing is read while nobody looks at the app`() async {
        fixture.viewModel.screenAppeared()
        fixture.viewModel.activityChanged(to: false)
        fixture.showAll()
        await settle()
        #expect(fixture.repo.calls.isEmpty)

        fixture.viewModel.activityChanged(to: true)
        await settle { !fixture.repo.calls.isEmpty }

        #expect(fixture.repo.calls == [.markRead(3)])
    }

    @Test func `a row keeps its mark until the screen is left`() async {
        fixture.viewModel.screenAppeared()
        fixture.showAll()
        await settle { fixture.repo.notificationsSubject.value.items?.first?.isRead == true }
        #expect(fixture.newIDs == ["notification-3", "notification-2"])
        #expect(fixture.viewModel.hasNew.value)

        fixture.viewModel.screenDisappeared()

        #expect(fixture.newIDs.isEmpty)
        #expect(!fixture.viewModel.hasNew.value)
    }

    @Test func `what comes while the screen is open is marked when it is seen`() async {
        fixture.viewModel.screenAppeared()
        fixture.showAll()
        await settle { !fixture.repo.calls.isEmpty }

        fixture.repo.notificationsSubject.value.items?.insert(.sample(id: 9), at: 0)
        await settle()
        #expect(fixture.repo.calls == [.markRead(3)])

        fixture.rows[0].appeared()
        await settle { fixture.repo.calls.count == 2 }
        #expect(fixture.repo.calls == [.markRead(3), .markRead(9)])
    }

    @Test func `what is read already is not marked`() async {
        let fixture = NotificationsFixture([.sample(id: 1, isRead: true)])

        fixture.viewModel.screenAppeared()
        fixture.showAll()
        await settle()

        #expect(fixture.repo.calls.isEmpty)
    }

    @Test func `a refused mark is told, and tried again when the screen comes back`() async {
        let mark = fixture.repo.onMarkRead
        fixture.repo.onMarkRead = { _ in throw RepoError(.unavailable) }
        fixture.viewModel.screenAppeared()
        fixture.showAll()
        await settle { fixture.viewModel.page.value.hasError }
        #expect(fixture.viewModel.page.value.notice == RepoError(.unavailable))

        fixture.repo.onMarkRead = mark
        await settle()
        fixture.viewModel.screenAppeared()
        await settle { fixture.repo.calls.count == 2 }

        #expect(fixture.repo.calls == [.markRead(3), .markRead(3)])
    }

    @Test func `all are marked at a wish, and the marks go`() async {
        await fixture.viewModel.markAllTapped()

        #expect(fixture.repo.calls == [.markRead(3)])
        #expect(fixture.newIDs.isEmpty)
    }
}
