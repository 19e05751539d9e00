import Friends
import MomentsFoundations
import MomentsModel
import Testing

@Suite struct AlbumRouteTests {
    @Test func `the page of a month has the person, the year and the month in its address`() throws {
        let route = Route.albumMonth(MonthOfYear(year: 2025, month: 3), of: 7)
        #expect(route.description == "album-month-7202503")

        let found = try #require(Route("album-month-7202503")?.albumMonth)
        #expect(found.person == 7 && found.month == MonthOfYear(year: 2025, month: 3))
    }

    @Test(arguments: [
        "album-month-7202513", "album-month-7202500", "album-month-3", "album-month-7000003", "album-7202503",
    ])
    func `what is no month is none`(_ text: String) throws {
        #expect(try #require(Route(text)).albumMonth == nil)
    }

    @Test func `the largest numbers are no month of anybody, and stop nothing`() {
        let route = Route.albumMonth(MonthOfYear(year: 2025, month: 3), of: PersonID(rawValue: .max))

        #expect(route.name == .albumMonth)
        #expect(Route.album(of: 7).description == "album-7")
    }
}
