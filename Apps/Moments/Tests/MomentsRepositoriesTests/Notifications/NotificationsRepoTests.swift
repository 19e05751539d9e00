import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

@Suite @MainActor struct NotificationsRepoTests {
    private let api = StubAPIClient()

    private func repo() -> NotificationsRepo { NotificationsRepo(api: api, unreadCount: 1, pageSize: 2) }

    private func serve(_ ids: [NotificationID], unread: Int) {
        api.on(GetNotificationsOperation.self) { operation in
            let before = operation.variables.after.flatMap(NotificationID.init) ?? 1000
            let rest = ids.filter { $0 < before }
            let page = rest.prefix(operation.variables.first).map { NotificationGroup.sample(id: $0, moment: nil) }
            let connection = Page(items: page, endCursor: page.last?.id.description, hasNext: rest.count > page.count)
            return NotificationsPage(unreadNotificationCount: unread, notificationGroups: connection)
        }
        api.on(GetUnreadCountOperation.self) { _ in unread }
    }

    @Test func `notifications come with the count, page by page`() async {
        serve([3, 2, 1], unread: 3)
        let repo = repo()
        let notifications = Recorder(repo.notifications)
        #expect(Recorder(repo.unreadCount).last == 1)

        await repo.refresh()
        #expect(notifications.last?.ids == [3, 2] && Recorder(repo.unreadCount).last == 3)

        await repo.loadMore()
        #expect(notifications.last?.ids == [3, 2, 1] && notifications.last?.hasMore == false)
    }

    @Test func `reading marks what is no newer, and the count follows`() async throws {
        serve([3, 2], unread: 2)
        api.on(MarkNotificationsReadOperation.self) { _ in 1 }
        let repo = repo()
        await repo.refresh()

        try await repo.markRead(upTo: 2)

        #expect(Recorder(repo.notifications).last?.items?.map(\.isRead) == [false, true])
        #expect(Recorder(repo.unreadCount).last == 1)
    }

    @Test func `a change asks for the count, and for the list only where it is looked at`() async {
        serve([3], unread: 4)
        let repo = repo()

        await repo.apply(LiveChange(.notifications))
        #expect(Recorder(repo.unreadCount).last == 4)
        #expect(api.operations(GetNotificationsOperation.self).isEmpty)

        let notifications = Recorder(repo.notifications)
        await repo.apply(LiveChange(.notifications))
        #expect(notifications.last?.ids == [3])
    }

    @Test func `an equal count publishes nothing`() async {
        serve([], unread: 1)
        let repo = repo()
        let count = Recorder(repo.unreadCount)

        await repo.refreshUnreadCount()

        #expect(count.values == [1])
    }

    @Test func `a count that cannot be had is told`() async {
        api.on(GetUnreadCountOperation.self) { _ in throw MomentsRepoBench.down }
        let repo = repo()
        let errors = Recorder(repo.errors)

        await repo.refreshUnreadCount()

        #expect(errors.values == [RepoError(.unavailable)])
    }

    @Test func `notifications asked for before they were read are asked for again`() async throws {
        serve([2], unread: 1)
        api.on(MarkNotificationsReadOperation.self) { _ in 0 }
        let repo = repo()
        await repo.refresh()
        let gate = Gate()
        api.on(GetNotificationsOperation.self) { _ in
            await gate.pass()
            return NotificationsPage(unreadNotificationCount: 1, notificationGroups: Page(items: [.sample(id: 2)]))
        }
        let late = Task { await repo.refresh() }
        await gate.arrival()

        // Another one has come since.
        api.on(GetNotificationsOperation.self) { _ in
            let groups: [NotificationGroup] = [.sample(id: 3, moment: nil), .sample(id: 2, moment: nil, isRead: true)]
            return NotificationsPage(unreadNotificationCount: 1, notificationGroups: Page(items: groups))
        }
        try await repo.markRead(upTo: 2)
        gate.open()
        await late.value

        #expect(Recorder(repo.notifications).last?.items?.map(\.isRead) == [false, true])
        #expect(Recorder(repo.unreadCount).last == 1)
    }

    /// Serves groups of likes in pages of two: the latest notification of each, and its moment.
    private func serve(groups: [(id: NotificationID, moment: MomentID)]) {
        let groups = groups.map { NotificationGroup.sample(id: $0.id, moment: .sample(id: $0.moment)) }
        api.on(GetNotificationsOperation.self) { operation in
            let before = operation.variables.after.flatMap(NotificationID.init) ?? 1000
            let page = Array(groups.filter { $0.id < before }.prefix(2))
            return NotificationsPage(
                unreadNotificationCount: 0,
                notificationGroups: Page(
                    items: page,
                    endCursor: page.last?.id.description,
                    hasNext: page.last?.id != groups.last?.id
                )
            )
        }
    }

    @Test func `a group that has become newer or older moves, wherever it was loaded`() async {
        let repo = repo()
        let notifications = Recorder(repo.notifications)
        serve(groups: [(6, 60), (5, 50), (4, 40), (3, 30)])
        await repo.refresh()
        await repo.loadMore()
        #expect(notifications.last?.ids == [6, 5, 4, 3])

        serve(groups: [(7, 40), (6, 60), (5, 50), (3, 30)])
        await repo.refresh()
        #expect(notifications.last?.ids == [7, 6, 5, 3])

        serve(groups: [(8, 80), (7, 40), (6, 60), (5, 50), (3, 30)])
        let other = self.repo()
        let others = Recorder(other.notifications)
        await other.refresh()
        #expect(others.last?.ids == [8, 7])
        serve(groups: [(8, 80), (6, 60), (4, 40)])
        await other.loadMore()
        #expect(others.last?.ids == [8, 6, 4])
    }
}
