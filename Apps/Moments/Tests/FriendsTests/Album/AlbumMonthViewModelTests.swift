import Combine
import Friends
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct AlbumMonthViewModelTests {
    @Test func `the moments of the month keep their view models`() {
        let fixture = AlbumFixture(moments: [.sample(id: 8), .sample(id: 7)])
        let viewModel = fixture.month()
        viewModel.timeZoneChanged(to: "GMT")
        let old = viewModel.page.value.sections.flatMap(\.items)
        #expect(viewModel.page.rows == ["moment-8", "moment-7"])

        fixture.moments.subject(of: AlbumFixture.page()).value.items = [.sample(id: 7, title: "Edited")]

        #expect(viewModel.page.rows == ["moment-7"])
        #expect(viewModel.page.value.sections.first?.items.first === old.last)
    }

    @Test func `pages are asked for in the time zone, and the page is tracked`() async {
        let fixture = AlbumFixture()
        let viewModel = fixture.month()
        await viewModel.loadItems()
        await viewModel.loadMore()
        #expect(fixture.moments.calls.isEmpty)

        viewModel.timeZoneChanged(to: "GMT")
        await viewModel.loadMore()
        viewModel.trackScreenviews()

        #expect(fixture.moments.calls.contains(.loadMoreMonth(AlbumFixture.page())))
        #expect(fixture.tracking.events == [.screenView("album_month")])
    }

    @Test func `another time zone has other moments`() {
        let fixture = AlbumFixture(moments: [.sample(id: 8)])
        let viewModel = fixture.month()
        viewModel.timeZoneChanged(to: "GMT")

        viewModel.timeZoneChanged(to: "Asia/Shanghai")
        #expect(viewModel.page.value.body == .loading)

        fixture.moments.subject(of: AlbumFixture.page(timeZone: "Asia/Shanghai")).value.items = [.sample(id: 9)]
        #expect(viewModel.page.rows == ["moment-9"])
    }

    @Test func `a failure is told until it was read`() {
        let fixture = AlbumFixture(moments: [.sample(id: 8)])
        let viewModel = fixture.month()
        viewModel.timeZoneChanged(to: "GMT")
        fixture.moments.subject(of: AlbumFixture.page()).value.error = RepoError(.unavailable)
        #expect(viewModel.page.value.notice == RepoError(.unavailable))

        viewModel.noticeDismissed()

        #expect(viewModel.page.value.notice == nil)
    }

    @Test func `an expired sign-in asks for a new one`() {
        let fixture = AlbumFixture()
        let viewModel = fixture.month()
        viewModel.timeZoneChanged(to: "GMT")
        var states: [AppModelState] = []
        let subscription = viewModel.appModelStates.sink { states.append($0) }

        fixture.moments.errorSubject.send(RepoError(.unauthenticated))

        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }
}
