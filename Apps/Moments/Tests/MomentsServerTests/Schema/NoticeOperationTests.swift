import GraphQL
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// Announcements, through the API.
@Suite struct NoticeOperationTests {
    private static let announce = """
        mutation($text: String!, $days: Int) {
          announce(text: $text, days: $days) { id kind text createdDate untilDate }
        }
        """
    private static let end = "mutation($id: ID!) { endAnnouncement(id: $id) }"
    private static let close = "mutation($id: ID!) { closeNotice(id: $id) }"
    private static let notices = "{ viewer { notices { text } } }"
    private static let announcements = """
        query($first: Int! = 20, $after: String) { viewer { administration {
          announcements(first: $first, after: $after) { nodes { text } pageInfo { hasNextPage endCursor } }
        } } }
        """

    private func server() async throws -> (server: TestServer, admin: TestPerson, ben: TestPerson) {
        let server = try TestServer()
        return (server, try await server.add("admin"), try await server.add("ben"))
    }

    private func announce(
        _ text: String,
        days: Int? = nil,
        on server: TestServer,
        as person: TestPerson?
    ) async throws -> Reply {
        let days = days.map { Value.int($0) } ?? .null
        return try await server.ask(Self.announce, ["text": .string(text), "days": days], as: person)
    }

    @Test func `everybody reads an announcement until they close it`() async throws {
        let (server, admin, ben) = try await server()

        let reply = try await announce("  Down at noon \n", on: server, as: admin)

        #expect(reply.codes == [])
        #expect(reply["announce.kind"] == "ANNOUNCEMENT" && reply["announce.text"] == "Down at noon")
        #expect(reply["announce.createdDate"] == "1700000000" && reply["announce.untilDate"] == .null)
        for person in [admin, ben] {
            #expect(try await server.ask(Self.notices, as: person)["viewer.notices"] == [["text": "Down at noon"]])
        }

        let notice: ObjectValue = ["id": reply["announce.id"]]
        // The second time it is closed already.
        for _ in 0..<2 {
            #expect(try await server.ask(Self.close, notice, as: ben)["closeNotice"] == reply["announce.id"])
        }
        #expect(try await server.ask(Self.notices, as: ben)["viewer.notices"] == [])
        #expect(try await server.ask(Self.notices, as: admin)["viewer.notices"].items.count == 1)
        for unknown in ["987654", "x"] as [Value] {
            #expect(try await server.ask(Self.close, ["id": unknown], as: ben).codes == ["NOT_FOUND"])
        }
        #expect(try await server.ask(Self.close, notice).codes == ["UNAUTHENTICATED"])
    }

    @Test func `an announcement ends after its days, or when an admin ends it`() async throws {
        let (server, admin, ben) = try await server()
        let short = try await announce("Short", days: 1, on: server, as: admin)
        let long = try await announce("Long", days: Limits.days.upperBound, on: server, as: admin)
        #expect(short["announce.untilDate"] == .string(String(1_700_000_000 + 86_400)))
        #expect(long["announce.untilDate"] == .string(String(1_700_000_000 + 3650 * 86_400)))
        #expect(
            try await server.ask(Self.notices, as: ben)["viewer.notices"] == [["text": "Long"], ["text": "Short"]]
        )

        server.clock.advance(by: .seconds(86_400))
        #expect(try await server.ask(Self.notices, as: ben)["viewer.notices"] == [["text": "Long"]])

        let ended: ObjectValue = ["id": long["announce.id"]]
        #expect(try await server.ask(Self.end, ended, as: admin)["endAnnouncement"] == long["announce.id"])
        #expect(try await server.ask(Self.notices, as: ben)["viewer.notices"] == [])
        #expect(try await server.ask(Self.end, ended, as: admin).codes == ["NOT_FOUND"])
        #expect(try await server.ask(Self.end, ["id": "x"], as: admin).codes == ["NOT_FOUND"])
    }

    @Test(arguments: [0, -1, 3651, 2_147_483_647, -2_147_483_648])
    func `a number of days beyond the limits is refused`(_ days: Int) async throws {
        let (server, admin, _) = try await server()

        let reply = try await announce("Hello", days: days, on: server, as: admin)

        #expect(reply.codes == ["INVALID"] && reply.reason == "DAYS")
        #expect(reply.message == "The number of days must be between 1 and 3650.")
        #expect(!server.spy.calls.contains("announce"))
    }

    @Test func `an announcement is neither empty nor too long`() async throws {
        let (server, admin, _) = try await server()

        for text in ["", " \n ", "\u{200B}"] {
            let reply = try await announce(text, on: server, as: admin)
            #expect(reply.codes == ["INVALID"] && reply.reason == "TEXT_EMPTY")
        }
        let text = String(repeating: "好", count: Limits.announcement)
        #expect(try await announce(text, on: server, as: admin).codes == [])
        #expect(try await announce(text + "!", on: server, as: admin).reason == "TEXT_TOO_LONG")
    }

    @Test func `announcements are an admin's alone`() async throws {
        let (server, admin, ben) = try await server()
        let notice: ObjectValue = ["id": try await announce("Hello", on: server, as: admin)["announce.id"]]
        try await server.store.setRole(.moderator, of: ben.id, by: admin.id)

        for reply in [
            try await announce("Mine", on: server, as: ben), try await server.ask(Self.end, notice, as: ben),
            try await server.ask(Self.announcements, as: ben),
        ] {
            #expect(reply.codes == ["FORBIDDEN"] && reply.reason == "NOT_ADMIN")
        }
        #expect(try await announce("Mine", on: server, as: nil).codes == ["UNAUTHENTICATED"])
        #expect(try await server.ask(Self.end, notice).codes == ["UNAUTHENTICATED"])
        #expect(try await server.ask(Self.notices, as: ben)["viewer.notices"] == [["text": "Hello"]])
    }

    @Test func `announcements are listed in pages, the newest first`() async throws {
        let (server, admin, _) = try await server()
        for text in ["One", "Two", "Three"] { _ = try await announce(text, on: server, as: admin) }
        let list = "viewer.administration.announcements"

        let first = try await server.ask(Self.announcements, ["first": 2], as: admin)
        let second = try await server.ask(
            Self.announcements,
            ["first": 2, "after": first["\(list).pageInfo.endCursor"]],
            as: admin
        )

        #expect(first["\(list).nodes"] == [["text": "Three"], ["text": "Two"]])
        #expect(first["\(list).pageInfo.hasNextPage"] == true)
        #expect(second["\(list).nodes"] == [["text": "One"]])
        #expect(second["\(list).pageInfo.hasNextPage"] == false)
    }
}
