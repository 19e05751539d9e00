import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Notifications
import Testing

@MainActor
struct NotificationRequestTests {
    private static let wish = NotificationGroup.sample(
        id: 4,
        kind: .friendRequest,
        userDetails: .sample(id: 9, name: "Edsger"),
        moment: nil
    )
    private static let request = FriendRequest.sample(id: 7, userDetails: .sample(id: 9, name: "Edsger"))

    @Test func `a wish is accepted in place`() async throws {
        let fixture = NotificationsFixture([Self.wish], requests: [Self.request])
        fixture.friends.onAccept = { [friends = fixture.friends] _ in friends.receivedSubject.value.items = [] }
        #expect(fixture.rows[0].entry.value.request == .open)

        await fixture.rows[0].acceptTapped()
        await fixture.rows[0].acceptTapped()

        #expect(fixture.friends.calls == [.accept(7)])
        #expect(fixture.rows[0].entry.value.request == .accepted)
        #expect(fixture.tracking.events == [.acceptFriendship])
    }

    @Test func `a wish that was granted stays until the screen is left, though the server forgets it`() async {
        let fixture = NotificationsFixture([.sample(id: 5), Self.wish, .sample(id: 3)], requests: [Self.request])
        fixture.friends.onAccept = { [repo = fixture.repo, friends = fixture.friends] _ in
            friends.receivedSubject.value.items = []
            repo.notificationsSubject.value.items?.removeAll { $0.latest.kind == .friendRequest }
        }

        await fixture.rows[1].acceptTapped()

        #expect(fixture.rows.map(\.entry.value.notification.id) == [5, 4, 3])
        #expect(fixture.rows[1].entry.value.request == .accepted)
        fixture.viewModel.screenDisappeared()
        #expect(fixture.rows.map(\.entry.value.notification.id) == [5, 3])
    }

    @Test func `a wish that is being granted keeps its row, though the server has forgotten it already`() async {
        let fixture = NotificationsFixture([Self.wish], requests: [Self.request])
        let row = fixture.rows[0]
        fixture.friends.onAccept = { [repo = fixture.repo, friends = fixture.friends] _ in
            friends.receivedSubject.value.items = []
            repo.notificationsSubject.value.items = []
            #expect(fixture.rows.map(ObjectIdentifier.init) == [ObjectIdentifier(row)])
            #expect(row.entry.value.request == .accepting)
        }

        await row.acceptTapped()

        #expect(fixture.rows.map(ObjectIdentifier.init) == [ObjectIdentifier(row)])
        #expect(row.entry.value.request == .accepted)
    }

    @Test func `a wish that could not be granted goes when the server forgets it`() async {
        let fixture = NotificationsFixture([Self.wish], requests: [Self.request])
        fixture.friends.onAccept = { _ in throw RepoError(.unavailable) }

        await fixture.rows[0].acceptTapped()
        fixture.repo.notificationsSubject.value.items = []

        #expect(fixture.rows.isEmpty)
    }

    @Test func `a wish that was answered elsewhere asks nothing`() {
        let fixture = NotificationsFixture([Self.wish], requests: [])

        #expect(fixture.rows[0].entry.value.request == .none)
    }

    @Test func `of two wishes of one person the last one asks`() {
        var older = Self.wish
        older.latest.id = 2
        let fixture = NotificationsFixture([Self.wish, older], requests: [Self.request])

        #expect(fixture.rows.map(\.entry.value.request) == [.open, .none])
    }

    @Test func `an answer that failed is told, and can be given again`() async {
        let fixture = NotificationsFixture([Self.wish], requests: [Self.request])
        fixture.friends.onAccept = { _ in throw RepoError(.unavailable) }

        await fixture.rows[0].acceptTapped()

        #expect(fixture.rows[0].entry.value.request == .open)
        #expect(fixture.viewModel.page.value.notice == RepoError(.unavailable))
    }

    @Test func `requests are asked for where they are not known`() async {
        let fixture = NotificationsFixture([Self.wish], requests: nil)
        fixture.friends.onRefresh = {}

        await fixture.viewModel.loadItems()

        #expect(fixture.friends.calls == [.refresh])
    }
}
