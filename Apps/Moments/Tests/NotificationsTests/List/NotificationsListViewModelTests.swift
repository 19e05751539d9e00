import Combine
import Foundation
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Notifications
import Testing

@MainActor
struct NotificationsListViewModelTests {
    @Test func `they stand in groups by their age, newest first`() {
        let hour = 3600.0
        let fixture = NotificationsFixture([
            .sample(id: 5, createdDate: .sample),
            .sample(id: 4, createdDate: .sample - 22 * hour),
            .sample(id: 3, createdDate: .sample - 23 * hour),
            .sample(id: 2, createdDate: .sample - (6 * 24 + 22) * hour),
            .sample(id: 1, createdDate: .sample - (6 * 24 + 23) * hour),
        ])

        #expect(fixture.sections.map(\.title) == ["Today", "This week", "Earlier"])
        #expect(
            fixture.sections.map { $0.items.map(\.id) } == [
                ["notification-5", "notification-4"], ["notification-3", "notification-2"], ["notification-1"],
            ]
        )
    }

    @Test func `today begins at the viewer's midnight, in the viewer's language`() throws {
        let fixture = NotificationsFixture([.sample(id: 1, createdDate: .sample - 7 * 3600)])
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Shanghai"))

        fixture.viewModel.placeChanged(
            to: Localizer(locale: Locale(identifier: "zh-Hans"), clock: .fixed(.sample)),
            calendar: calendar
        )

        #expect(fixture.sections.map(\.title) == ["本周"])
    }

    @Test(arguments: [
        (NotificationGroup.sample(kind: .like), Route.moment(1), String?("A nice day")),
        (.sample(kind: .reply, comment: .sample(text: "Thanks!")), .moment(1), String?("Thanks!")),
        (.sample(kind: .like, moment: nil), .person(2), String?.none),
        (.sample(kind: .friendRequest, moment: nil), .person(2), String?.none),
    ])
    func `it leads to the moment, or to the person`(notification: NotificationGroup, route: Route, quote: String?) {
        let fixture = NotificationsFixture([notification])

        #expect(fixture.rows.first?.entry.value.route == route)
        #expect(fixture.rows.first?.entry.value.quote == quote)
    }

    @Test func `a notification keeps its view model when others come`() {
        let fixture = NotificationsFixture([.sample(id: 1)])
        let old = fixture.rows[0]

        fixture.repo.notificationsSubject.value.items = [.sample(id: 2), .sample(id: 1, isRead: true)]

        #expect(fixture.rows[1] === old)
        #expect(fixture.newIDs == ["notification-2"])
    }

    @Test func `they are asked for, older ones too, and the screen is tracked`() async {
        let fixture = NotificationsFixture()
        fixture.repo.onLoadMore = {}

        await fixture.viewModel.loadItems()
        await fixture.viewModel.loadMore()
        fixture.viewModel.trackScreenviews()

        #expect(fixture.repo.calls == [.refresh, .loadMore])
        #expect(fixture.friends.calls.isEmpty)
        #expect(fixture.tracking.events == [.screenView("notifications")])
    }

    @Test func `the unread count reaches the app, also when it was there before`() {
        let fixture = NotificationsFixture()
        fixture.repo.unreadCountSubject.value = 3
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }

        fixture.repo.unreadCountSubject.value = 3
        fixture.repo.unreadCountSubject.value = 0

        #expect(states == [.unreadCount(3), .unreadCount(0)])
        subscription.cancel()
    }

    @Test func `an expired sign-in asks for a new one`() {
        let fixture = NotificationsFixture()
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }
        #expect(fixture.rows.isEmpty)

        fixture.repo.errorSubject.send(RepoError(.unauthenticated))
        fixture.repo.notificationsSubject.value.error = RepoError(.unauthenticated)

        #expect(states == [.unreadCount(0), .signedOut(.expired), .signedOut(.expired)])
        subscription.cancel()
    }

    @Test func `the list is followed from the first time it is shown`() {
        let fixture = NotificationsFixture([.sample(id: 1)])
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }
        fixture.repo.notificationsSubject.value.error = RepoError(.unauthenticated)
        #expect(states == [.unreadCount(0)])

        #expect(fixture.rows.map(\.id) == ["notification-1"])
        fixture.repo.notificationsSubject.value.items = [.sample(id: 2), .sample(id: 1)]

        #expect(fixture.rows.map(\.id) == ["notification-2", "notification-1"])
        #expect(states.contains(.signedOut(.expired)))
        subscription.cancel()
    }

    @Test func `what went wrong is told until it was read`() {
        let fixture = NotificationsFixture()
        fixture.repo.errorSubject.send(RepoError(.unavailable))
        #expect(fixture.viewModel.page.value.notice == RepoError(.unavailable))

        fixture.viewModel.noticeDismissed()

        #expect(fixture.viewModel.page.value.notice == nil)
    }
}
