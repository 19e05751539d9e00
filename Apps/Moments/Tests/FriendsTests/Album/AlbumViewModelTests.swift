import Combine
import Friends
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct AlbumViewModelTests {
    @Test func `months stand by year, newest first`() throws {
        let fixture = AlbumFixture()
        let viewModel = fixture.viewModel()
        viewModel.timeZoneChanged(to: "GMT")

        let sections = viewModel.page.value.sections
        #expect(sections.map(\.title) == ["2025", "2024"])
        let year = try #require(sections.first?.items.first as? AlbumYearListItemViewModel)
        #expect(year.year.value.months == Array(AlbumFixture.months.prefix(2)) && year.year.value.person == 2)
    }

    @Test func `a year keeps its view model when a month changes`() throws {
        let fixture = AlbumFixture()
        let viewModel = fixture.viewModel()
        viewModel.timeZoneChanged(to: "GMT")
        let old = try #require(viewModel.page.value.sections.first?.items.first as? AlbumYearListItemViewModel)

        var months = AlbumFixture.months
        months[0].momentCount = 13
        fixture.album.subject(of: 2, timeZone: "GMT").value.items = months

        #expect(viewModel.page.value.sections.first?.items.first === old)
        #expect(old.year.value.months.first?.momentCount == 13)
    }

    @Test func `one's own album begins with the moments of earlier years`() {
        let fixture = AlbumFixture(onThisDay: [.sample(id: 7), .sample(id: 3)])
        let own = fixture.viewModel(of: 1)
        let friends = fixture.viewModel(of: 2)
        own.timeZoneChanged(to: "GMT")
        friends.timeZoneChanged(to: "GMT")

        #expect(own.page.rows == ["on-this-day", "moment-7", "moment-3", "year-2025", "year-2024"])
        #expect(friends.page.rows == ["year-2025", "year-2024"])

        fixture.moments.onThisDaySubject.value.items = []
        #expect(own.page.rows == ["year-2025", "year-2024"])
    }

    @Test func `nothing is asked for before the time zone is known`() async {
        let fixture = AlbumFixture()
        let viewModel = fixture.viewModel(of: 1)

        await viewModel.loadItems()
        #expect(fixture.album.calls.isEmpty && fixture.moments.calls.isEmpty)

        viewModel.timeZoneChanged(to: "GMT")
        await viewModel.loadItems()
        #expect(fixture.album.calls.contains(.refreshAlbum(1, timeZone: "GMT")))
        #expect(fixture.moments.calls.contains(.refreshOnThisDay(timeZone: "GMT")))
    }

    @Test func `the album of a friend asks for nothing of this day, and is tracked`() async {
        let fixture = AlbumFixture()
        let viewModel = fixture.viewModel()
        viewModel.timeZoneChanged(to: "GMT")

        await viewModel.loadItems()
        viewModel.trackScreenviews()

        #expect(fixture.album.calls == [.refreshAlbum(2, timeZone: "GMT")])
        #expect(fixture.moments.calls.isEmpty)
        #expect(fixture.tracking.events == [.screenView("album")])
    }

    @Test func `another time zone has another album`() {
        let fixture = AlbumFixture()
        let viewModel = fixture.viewModel()
        viewModel.timeZoneChanged(to: "GMT")

        viewModel.timeZoneChanged(to: "Asia/Shanghai")
        #expect(viewModel.page.value.body == .loading)

        fixture.album.subject(of: 2, timeZone: "Asia/Shanghai").value.items = [AlbumFixture.months[2]]
        #expect(viewModel.page.rows == ["year-2024"])
    }

    @Test func `an album that did not come has failed, and what is known stays with a notice`() {
        let failure = RepoError(.unavailable)
        let fixture = AlbumFixture(nil)
        let viewModel = fixture.viewModel()
        viewModel.timeZoneChanged(to: "GMT")
        fixture.album.subject(of: 2, timeZone: "GMT").value.error = failure
        #expect(viewModel.page.value.body == .failed(failure))

        fixture.album.subject(of: 2, timeZone: "GMT").value.items = AlbumFixture.months
        #expect(viewModel.page.value.hasContent && viewModel.page.value.notice == failure)

        viewModel.noticeDismissed()
        #expect(viewModel.page.value.notice == nil)
    }

    @Test func `a like that was refused is told`() {
        let fixture = AlbumFixture()
        let viewModel = fixture.viewModel()
        viewModel.timeZoneChanged(to: "GMT")

        fixture.moments.errorSubject.send(RepoError(.unavailable))

        #expect(viewModel.page.value.notice == RepoError(.unavailable))
    }

    @Test func `an expired sign-in asks for a new one`() {
        let fixture = AlbumFixture()
        let viewModel = fixture.viewModel()
        viewModel.timeZoneChanged(to: "GMT")
        var states: [AppModelState] = []
        let subscription = viewModel.appModelStates.sink { states.append($0) }

        fixture.album.subject(of: 2, timeZone: "GMT").value.error = RepoError(.unauthenticated)

        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }
}
