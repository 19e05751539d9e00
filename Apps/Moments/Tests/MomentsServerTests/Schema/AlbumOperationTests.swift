import Foundation
import GraphQL
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// Albums, and moments of earlier years, through the API.
@Suite struct AlbumOperationTests {
    private static let album = """
        query($id: ID!, $zone: String!, $year: Int, $month: Int) {
          user(id: $id) {
            album(timeZone: $zone, year: $year, month: $month) {
              year month momentCount cover { id altText } moments { nodes { title } }
            }
          }
        }
        """
    private static let page = """
        query($id: ID!, $year: Int, $month: Int, $first: Int!, $after: String) {
          user(id: $id) {
            album(timeZone: "UTC", year: $year, month: $month) {
              moments(first: $first, after: $after) { nodes { title } pageInfo { hasNextPage endCursor } }
            }
          }
        }
        """
    private static let onThisDay = "query($zone: String!) { viewer { onThisDay(timeZone: $zone) { title } } }"

    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    /// Publishes a moment at a date, which must be after those of all others.
    private func publish(
        _ text: String,
        by author: TestPerson,
        at created: String,
        audience: MomentAudience = .friends,
        photos: [PhotoID] = [],
        on server: TestServer
    ) async throws {
        let photos = photos.map { NewMoment.Photo(id: $0, altText: "A view") }
        let moment = NewMoment(text: text, photos: photos, audience: audience, created: try date(created))
        _ = try await server.store.publish(moment, by: author.id)
    }

    private func variables(_ person: TestPerson, zone: String = "UTC") -> ObjectValue {
        ["id": .string(person.id.description), "zone": .string(zone)]
    }

    /// The months of an album as texts, such as `2023-3: 2`.
    private func months(_ reply: Reply) -> [String] {
        reply["user.album"].items.map { month in
            let number = { (name: String) in month[path: name].int ?? 0 }
            return "\(number("year"))-\(number("month")): \(number("momentCount"))"
        }
    }

    @Test func `an album has months with their moments and covers, newest first`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let photo = try await server.photo("lake", by: ada)
        try await publish("January", by: ada, at: "2022-01-31T12:00:00Z", on: server)
        try await publish("Photo", by: ada, at: "2022-03-01T12:00:00Z", photos: [photo.id], on: server)
        try await publish("Words", by: ada, at: "2022-03-31T12:00:00Z", on: server)

        let reply = try await server.ask(Self.album, variables(ada), as: ada)

        #expect(reply.codes == [])
        #expect(months(reply) == ["2022-3: 2", "2022-1: 1"])
        #expect(reply["user.album[0].cover.id"] == .string(photo.id.description))
        #expect(reply["user.album[0].cover.altText"] == "A view")
        #expect(reply["user.album[0].moments.nodes"].items.map { $0[path: "title"] } == ["Words", "Photo"])
        #expect(reply["user.album[1].cover"] == .null)
        #expect(reply["user.album[1].moments.nodes"].items.map { $0[path: "title"] } == ["January"])
    }

    @Test func `a moment at the edge of a month is of the month it has in the time zone`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        try await publish("New Year", by: ada, at: "2021-12-31T23:30:00Z", on: server)

        for (zone, expected) in [
            ("UTC", "2021-12: 1"), ("Europe/Paris", "2022-1: 1"), ("America/Los_Angeles", "2021-12: 1"),
            ("Asia/Kolkata", "2022-1: 1"),
        ] {
            let reply = try await server.ask(Self.album, variables(ada, zone: zone), as: ada)
            #expect(months(reply) == [expected], "\(zone)")
            #expect(reply["user.album[0].moments.nodes"].items.count == 1)
        }
    }

    @Test func `one month or one year can be asked for`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        try await publish("a", by: ada, at: "2021-03-01T12:00:00Z", on: server)
        try await publish("b", by: ada, at: "2022-02-01T12:00:00Z", on: server)
        try await publish("c", by: ada, at: "2022-03-01T12:00:00Z", on: server)
        func asked(year: Int?, month: Int?) async throws -> [String] {
            var values = variables(ada)
            values["year"] = year.map(Value.int) ?? Value.null
            values["month"] = month.map(Value.int) ?? Value.null
            return months(try await server.ask(Self.album, values, as: ada))
        }

        #expect(try await asked(year: 2022, month: 3) == ["2022-3: 1"])
        #expect(try await asked(year: 2022, month: nil) == ["2022-3: 1", "2022-2: 1"])
        #expect(try await asked(year: nil, month: 3) == ["2022-3: 1", "2021-3: 1"])
        #expect(try await asked(year: 2020, month: 1) == [])
        #expect(try await asked(year: -5, month: 99) == [])
    }

    @Test func `the moments of a month come in pages, and end with the month`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        try await publish("before", by: ada, at: "2022-02-28T23:59:59Z", on: server)
        for day in 1...5 { try await publish("\(day)", by: ada, at: "2022-03-0\(day)T12:00:00Z", on: server) }
        try await publish("after", by: ada, at: "2022-04-01T00:00:00Z", on: server)
        func page(after: Value) async throws -> Value {
            let values: ObjectValue = [
                "id": .string(ada.id.description), "year": .int(2022), "month": .int(3), "first": .int(2),
                "after": after,
            ]
            return try await server.ask(Self.page, values, as: ada)["user.album[0].moments"]
        }
        func titles(_ page: Value) -> [String?] { page[path: "nodes"].items.map { $0[path: "title"].string } }

        let first = try await page(after: .null)
        let second = try await page(after: first[path: "pageInfo.endCursor"])
        let third = try await page(after: second[path: "pageInfo.endCursor"])

        #expect(titles(first) == ["5", "4"] && first[path: "pageInfo.hasNextPage"] == true)
        #expect(titles(second) == ["3", "2"] && second[path: "pageInfo.hasNextPage"] == true)
        #expect(titles(third) == ["1"] && third[path: "pageInfo.hasNextPage"] == false)
    }

    @Test func `a cursor of another month leads to nothing of it`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        try await publish("March", by: ada, at: "2022-03-01T12:00:00Z", on: server)
        try await publish("April", by: ada, at: "2022-04-01T12:00:00Z", on: server)
        func titles(month: Int, after: Value) async throws -> (titles: [Value], end: Value) {
            let values: ObjectValue = [
                "id": .string(ada.id.description), "year": .int(2022), "month": .int(month), "first": .int(9),
                "after": after,
            ]
            let page = try await server.ask(Self.page, values, as: ada)["user.album[0].moments"]
            return (page[path: "nodes"].items.map { $0[path: "title"] }, page[path: "pageInfo.endCursor"])
        }
        let march = try await titles(month: 3, after: .null)
        let april = try await titles(month: 4, after: .null)

        #expect(try await titles(month: 3, after: april.end).titles == ["March"])
        #expect(try await titles(month: 4, after: march.end).titles == [])
    }

    @Test func `friends see the months of what they may see, and strangers no album`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        let sam = try await server.add("sam")
        try await server.befriend(ada, ben)
        let photo = try await server.photo("diary", by: ada)
        try await publish("Diary", by: ada, at: "2022-02-01T12:00:00Z", audience: .onlyMe, on: server)
        try await publish("Shared", by: ada, at: "2022-03-01T12:00:00Z", on: server)
        try await publish(
            "Secret",
            by: ada,
            at: "2022-03-02T12:00:00Z",
            audience: .onlyMe,
            photos: [photo.id],
            on: server
        )

        let own = try await server.ask(Self.album, variables(ada), as: ada)
        let friends = try await server.ask(Self.album, variables(ada), as: ben)
        let strangers = try await server.ask(Self.album, variables(ada), as: sam)

        #expect(months(own) == ["2022-3: 2", "2022-2: 1"])
        #expect(months(friends) == ["2022-3: 1"])
        #expect(friends["user.album[0].cover"] == .null)
        #expect(friends["user.album[0].moments.nodes"].items.map { $0[path: "title"] } == ["Shared"])
        #expect(strangers["user"] == .null)
        #expect(try await server.ask(Self.album, variables(ada)).codes == ["UNAUTHENTICATED"])
    }

    @Test func `who may see a person but is no friend gets an empty album`() async throws {
        let server = try TestServer()
        let (ada, sam) = (try await server.add("ada"), try await server.add("sam"))
        try await publish("Shared", by: ada, at: "2022-03-01T12:00:00Z", on: server)
        _ = try await server.store.requestFriendship(from: sam.id, to: ada.id)

        let reply = try await server.ask(Self.album, variables(ada), as: sam)

        #expect(reply["user.album"] == .list([]))
    }

    @Test(arguments: [
        "", "Nowhere", "Europe/Atlantis", "europe/paris", "../UTC", "UTC\u{0}",
        String(repeating: "Europe/", count: 10) + "Paris",
    ])
    func `a time zone that is none is refused with a reason`(_ zone: String) async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        let album = try await server.ask(Self.album, variables(ada, zone: zone), as: ada)
        let today = try await server.ask(Self.onThisDay, ["zone": .string(zone)], as: ada)

        for reply in [album, today] {
            #expect(reply.codes == ["INVALID"] && reply.reason == "TIME_ZONE")
        }
        #expect(!server.spy.calls.contains("album"))
    }

    // MARK: On this day

    @Test func `on this day are the viewer's own moments of earlier years`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        try await server.befriend(ada, ben)
        // It is 2023-11-14, 22:13 UTC.
        try await publish("2020", by: ada, at: "2020-11-14T00:00:00Z", on: server)
        try await publish("The day before", by: ada, at: "2021-11-13T23:59:59Z", on: server)
        try await publish("Ben's", by: ben, at: "2021-11-14T12:00:00Z", on: server)
        try await publish("2021", by: ada, at: "2021-11-14T12:00:00Z", audience: .onlyMe, on: server)
        try await publish("The day after", by: ada, at: "2021-11-15T00:00:00Z", on: server)
        try await publish("Today", by: ada, at: "2023-11-14T12:00:00Z", on: server)

        let utc = try await server.ask(Self.onThisDay, ["zone": "UTC"], as: ada)
        let paris = try await server.ask(Self.onThisDay, ["zone": "Europe/Paris"], as: ada)
        let shanghai = try await server.ask(Self.onThisDay, ["zone": "Asia/Shanghai"], as: ada)

        #expect(utc["viewer.onThisDay"].items.map { $0[path: "title"] } == ["2021", "2020"])
        #expect(paris["viewer.onThisDay"].items.map { $0[path: "title"] } == ["2021", "The day before", "2020"])
        // There it is the 15th already.
        #expect(shanghai["viewer.onThisDay"].items.map { $0[path: "title"] } == ["The day after"])
        #expect(try await server.ask(Self.onThisDay, ["zone": "UTC"])["viewer"] == .null)
    }

    @Test func `on this day are at most twenty moments, the newest`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        for minute in 10..<35 {
            try await publish("\(minute)", by: ada, at: "2022-11-14T10:\(minute):00Z", on: server)
        }

        let reply = try await server.ask(Self.onThisDay, ["zone": "UTC"], as: ada)

        let titles = reply["viewer.onThisDay"].items.map { $0[path: "title"].string }
        #expect(titles == (15..<35).reversed().map { "\($0)" })
    }

    @Test func `an album asks the store once, and its moments once a month`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        for month in 1...9 { try await publish("x", by: ada, at: "2022-0\(month)-01T12:00:00Z", on: server) }
        server.spy.calls = []

        let question = "query($id: ID!) { user(id: $id) { album(timeZone: \"UTC\") { year momentCount } } }"
        let reply = try await server.ask(question, ["id": .string(ada.id.description)], as: ada)

        #expect(reply["user.album"].items.count == 9)
        #expect(server.spy.calls.filter { $0 != "useSignIn" }.sorted() == ["album", "people"])
    }
}
