import Foundation
import GraphQL
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// Roles, people, quotas and the log, through the API.
@Suite struct StaffOperationTests {
    private static let setRole = """
        mutation($id: ID!, $role: PersonRole!) { setRole(userID: $id, role: $role) { id role userDetails { name } } }
        """
    private static let setQuota = """
        mutation($id: ID!, $megabytes: Int) {
          setStorageQuota(userID: $id, megabytes: $megabytes) { storage { bytes quota isOwnQuota } }
        }
        """
    private static let suspend = """
        mutation($id: ID!, $days: Int, $reason: String! = "") {
          suspendPerson(userID: $id, days: $days, reason: $reason) { suspension { untilDate reason } lastSeenDate }
        }
        """
    private static let endSuspension = """
        mutation($id: ID!) { endSuspension(userID: $id) { suspension { reason } } }
        """
    private static let people = """
        query($search: String, $first: Int! = 50, $after: String) { viewer { administration {
          people(search: $search, first: $first, after: $after) {
            nodes { userDetails { name } } pageInfo { hasNextPage endCursor }
          }
        } } }
        """
    private static let person = """
        query($id: ID!) { viewer { administration { person(id: $id) {
          id role createdDate lastSeenDate momentCount openReportCount deletionDate
          userDetails { name handle friendship momentCount }
          storage { bytes quota isOwnQuota } suspension { untilDate reason }
        } } } }
        """
    private static let log = """
        query($first: Int! = 50, $after: String) { viewer { administration {
          auditLog(first: $first, after: $after) {
            nodes { action detail isOperator createdDate actor { name } userDetails { name } }
            pageInfo { hasNextPage endCursor }
          }
        } } }
        """
    private static let storage = "{ viewer { storage { bytes quota isOwnQuota } } }"

    private func id<Entity>(_ id: Identifier<Entity>) -> Value { .string(id.description) }

    private func setRole(
        _ role: PersonRole,
        of person: TestPerson,
        on server: TestServer,
        as actor: TestPerson?
    ) async throws -> Reply {
        try await server.ask(
            Self.setRole,
            ["id": id(person.id), "role": .string(role.rawValue)],
            as: actor
        )
    }

    private func setQuota(
        _ megabytes: Int?,
        of person: TestPerson,
        on server: TestServer,
        as actor: TestPerson?
    ) async throws -> Reply {
        let number = megabytes.map { Value.int($0) } ?? .null
        return try await server.ask(Self.setQuota, ["id": id(person.id), "megabytes": number], as: actor)
    }

    // MARK: Who is staff

    @Test func `what staff see is null for everybody else`() async throws {
        let stage = try await Stage()
        let question = "{ viewer { isAdmin role administration { openReportCount people { nodes { id } } } } }"

        let member = try await stage.server.ask(question, as: stage.ben)
        #expect(member.text == #"{"data":{"viewer":{"isAdmin":false,"role":"MEMBER","administration":null}}}"#)
        #expect(try await stage.server.ask(question)["viewer"] == .null)

        #expect(try await setRole(.moderator, of: stage.ben, on: stage.server, as: stage.ada).codes == [])
        let moderator = try await stage.server.ask(question, as: stage.ben)
        #expect(moderator["viewer.role"] == "MODERATOR" && moderator["viewer.isAdmin"] == false)
        #expect(moderator["viewer.administration.people.nodes"].items.count == 6)
        let admin = try await stage.server.ask(question, as: stage.ada)
        #expect(admin["viewer.role"] == "ADMIN" && admin["viewer.isAdmin"] == true)
    }

    @Test func `an admin sets roles, and nobody else does`() async throws {
        let stage = try await Stage()
        let server = stage.server

        let reply = try await setRole(.moderator, of: stage.ben, on: server, as: stage.ada)

        #expect(reply["setRole.role"] == "MODERATOR" && reply["setRole.userDetails.name"] == "Ben")
        for actor in [stage.ben, stage.carl] {
            let refused = try await setRole(.admin, of: stage.sam, on: server, as: actor)
            #expect(refused.codes == ["FORBIDDEN"] && refused.reason == "NOT_ADMIN")
        }
        #expect(try await setRole(.admin, of: stage.sam, on: server, as: nil).codes == ["UNAUTHENTICATED"])
        let own = try await setRole(.member, of: stage.ada, on: server, as: stage.ada)
        #expect(own.codes == ["INVALID"] && own.reason == "OWN_ACCOUNT")
        for unknown in ["987654", "x"] as [Value] {
            let reply = try await server.ask(Self.setRole, ["id": unknown, "role": .string("ADMIN")], as: stage.ada)
            #expect(reply.codes == ["NOT_FOUND"])
        }

        #expect(try await setRole(.admin, of: stage.carl, on: server, as: stage.ada).codes == [])
        #expect(try await setRole(.member, of: stage.ada, on: server, as: stage.carl)["setRole.role"] == "MEMBER")
        let invitation = try await server.ask("mutation { createInvitation { code } }", as: stage.ada)
        #expect(invitation.codes == ["FORBIDDEN"])
    }

    @Test func `of two roles in one request the other's is set, and one's own is not`() async throws {
        let server = try TestServer()
        let (admin, ben) = (try await server.add("admin"), try await server.add("ben"))
        _ = try await setRole(.admin, of: ben, on: server, as: admin)

        let reply = try await server.ask(
            """
            mutation($admin: ID!, $ben: ID!) {
              first: setRole(userID: $admin, role: MEMBER) { role }
              second: setRole(userID: $ben, role: MODERATOR) { role }
            }
            """,
            ["admin": id(admin.id), "ben": id(ben.id)],
            as: ben
        )

        #expect(reply.reason == "OWN_ACCOUNT")
        #expect(try await server.ask("{ viewer { role } }", as: admin)["viewer.role"] == "MEMBER")
        #expect(try await server.ask("{ viewer { role } }", as: ben)["viewer.role"] == "ADMIN")
    }

    // MARK: People

    @Test func `people are listed by name in pages, and found by name and handle`() async throws {
        let stage = try await Stage()
        let list = "viewer.administration.people"
        func names(_ reply: Reply) -> [String?] {
            reply["\(list).nodes"].items.map { $0[path: "userDetails.name"].string }
        }

        let first = try await stage.server.ask(Self.people, ["first": 4], as: stage.ada)
        let second = try await stage.server.ask(
            Self.people,
            ["first": 4, "after": first["\(list).pageInfo.endCursor"]],
            as: stage.ada
        )

        #expect(names(first) == ["Ada", "Ben", "Carl", "Eve"])
        #expect(first["\(list).pageInfo.hasNextPage"] == true)
        #expect(names(second) == ["Sam", "Zoe"])
        #expect(second["\(list).pageInfo.hasNextPage"] == false)
        let found = try await stage.server.ask(Self.people, ["search": "A"], as: stage.ada)
        #expect(names(found) == ["Ada", "Carl", "Sam"])
        let text: Value = .string(String(repeating: "x", count: 101))
        #expect(try await stage.server.ask(Self.people, ["search": text], as: stage.ada).codes == ["INVALID"])
        #expect(try await stage.server.ask(Self.people, ["after": "x"], as: stage.ada).codes == ["INVALID"])
    }

    @Test func `staff read of a person what they need, also of a stranger`() async throws {
        let stage = try await Stage()
        let server = stage.server
        try await server.store.setRole(.moderator, of: stage.sam.id, by: stage.ada.id)
        try await server.store.report(NewReport(.moment(stage.shared), reason: .spam), by: stage.ben.id)
        var bytes = 0
        for photo in [stage.photo, stage.diaryPhoto, stage.unusedPhoto, stage.background] {
            bytes += try server.files.size(hash: photo.hash)
        }

        let reply = try await server.ask(Self.person, ["id": id(stage.ada.id)], as: stage.sam)

        let person = reply["viewer.administration.person"]
        let storage: Value = ["bytes": .int(bytes), "quota": .null, "isOwnQuota": false]
        #expect(reply.codes == [])
        #expect(person[path: "id"] == id(stage.ada.id) && person[path: "role"] == "ADMIN")
        #expect(person[path: "userDetails.name"] == "Ada" && person[path: "userDetails.handle"] == "ada")
        // The profile itself says no more than to any stranger.
        #expect(person[path: "userDetails.friendship"] == "STRANGER")
        #expect(person[path: "userDetails.momentCount"] == 0)
        #expect(person[path: "createdDate"] == "1700000000")
        #expect(person[path: "lastSeenDate"] == "1700000000")
        #expect(person[path: "momentCount"] == 2 && person[path: "openReportCount"] == 1)
        #expect(person[path: "storage"] == storage)
        #expect(person[path: "suspension"] == .null && person[path: "deletionDate"] == .null)
        for unknown in ["987654", "x"] as [Value] {
            let reply = try await server.ask(Self.person, ["id": unknown], as: stage.sam)
            #expect(reply.codes == [] && reply["viewer.administration.person"] == .null)
        }
    }

    // MARK: Suspensions

    @Test func `a moderator suspends members for a time, and lets them in again`() async throws {
        let stage = try await Stage()
        let server = stage.server
        try await server.store.setRole(.moderator, of: stage.sam.id, by: stage.ada.id)
        let now = Int(server.service.environment.now().timeIntervalSince1970)

        let reply = try await server.ask(
            Self.suspend,
            ["id": id(stage.ben.id), "days": 7, "reason": " Be kind \n"],
            as: stage.sam
        )

        let week: Value = ["untilDate": .string(String(now + 7 * 86_400)), "reason": "Be kind"]
        let endless: Value = ["untilDate": .null, "reason": ""]
        #expect(reply.codes == [])
        #expect(reply["suspendPerson.suspension"] == week)
        #expect(reply["suspendPerson.lastSeenDate"] == .null)
        let again = try await server.ask(Self.suspend, ["id": id(stage.ben.id)], as: stage.sam)
        #expect(again["suspendPerson.suspension"] == endless)
        // The second time there is nothing to end.
        for _ in 0..<2 {
            let ended = try await server.ask(Self.endSuspension, ["id": id(stage.ben.id)], as: stage.sam)
            #expect(ended.codes == [] && ended["endSuspension.suspension"] == .null)
        }
    }

    @Test func `who may not suspend somebody is told why`() async throws {
        let stage = try await Stage()
        let server = stage.server
        for person in [stage.sam, stage.carl] {
            try await server.store.setRole(.moderator, of: person.id, by: stage.ada.id)
        }
        func suspend(_ person: TestPerson, as actor: TestPerson?) async throws -> Reply {
            try await server.ask(Self.suspend, ["id": id(person.id)], as: actor)
        }

        let member = try await suspend(stage.eve, as: stage.ben)
        #expect(member.codes == ["FORBIDDEN"] && member.reason == "NOT_STAFF")
        #expect(try await suspend(stage.eve, as: nil).codes == ["UNAUTHENTICATED"])
        #expect(try await suspend(stage.sam, as: stage.sam).reason == "OWN_ACCOUNT")
        #expect(try await suspend(stage.carl, as: stage.sam).reason == "STAFF_ACCOUNT")
        #expect(try await suspend(stage.ada, as: stage.sam).reason == "STAFF_ACCOUNT")
        #expect(try await suspend(stage.carl, as: stage.ada).codes == [])
        #expect(try await server.ask(Self.suspend, ["id": "x"], as: stage.sam).codes == ["NOT_FOUND"])
        let ending = try await server.ask(Self.endSuspension, ["id": id(stage.carl.id)], as: stage.ben)
        #expect(ending.codes == ["FORBIDDEN"] && ending.reason == "NOT_STAFF")
    }

    @Test(arguments: [0, -1, 3651, 2_147_483_647])
    func `a suspension has a number of days within the limits`(_ days: Int) async throws {
        let server = try TestServer()
        let (admin, ben) = (try await server.add("admin"), try await server.add("ben"))

        let reply = try await server.ask(Self.suspend, ["id": id(ben.id), "days": .int(days)], as: admin)

        #expect(reply.codes == ["INVALID"] && reply.reason == "DAYS")
        #expect(!server.spy.calls.contains("suspend"))
    }

    @Test func `the reason of a suspension has a limit`() async throws {
        let server = try TestServer()
        let (admin, ben) = (try await server.add("admin"), try await server.add("ben"))
        func suspend(_ count: Int) async throws -> Reply {
            let reason: Value = .string(String(repeating: "好", count: count))
            return try await server.ask(Self.suspend, ["id": id(ben.id), "reason": reason], as: admin)
        }

        #expect(try await suspend(Limits.suspensionReason + 1).reason == "TEXT_TOO_LONG")
        #expect(try await suspend(Limits.suspensionReason).codes == [])
    }

    // MARK: Storage

    @Test func `a quota of one's own replaces the server's, and takes more than an Int of GraphQL`() async throws {
        var configuration = MomentsConfiguration(publicURL: "https://moments.example")
        configuration.storageQuota = 5_000_000_000
        let server = try TestServer(configuration)
        let (admin, ben) = (try await server.add("admin"), try await server.add("ben"))
        let photo = try await server.photo("of a lake", by: ben)
        let bytes: Value = .int(try server.files.size(hash: photo.hash))
        let usual: Value = ["bytes": bytes, "quota": .int(5_000_000_000), "isOwnQuota": false]
        #expect(try await server.ask(Self.storage, as: ben)["viewer.storage"] == usual)

        let most = Limits.quotaMegabytes.upperBound
        let reply = try await setQuota(most, of: ben, on: server, as: admin)

        let own: Value = ["bytes": bytes, "quota": .int(10_000_000_000_000), "isOwnQuota": true]
        #expect(reply["setStorageQuota.storage"] == own)
        #expect(try await server.ask(Self.storage, as: ben)["viewer.storage"] == own)
        let reset = try await setQuota(nil, of: ben, on: server, as: admin)
        #expect(reset["setStorageQuota.storage"] == usual)
        let none = try await setQuota(0, of: ben, on: server, as: admin)
        #expect(none["setStorageQuota.storage"][path: "quota"] == 0)
    }

    @Test(arguments: [-1, 10_000_001, 2_147_483_647, -2_147_483_648])
    func `a quota beyond the limits is refused`(_ megabytes: Int) async throws {
        let server = try TestServer()
        let (admin, ben) = (try await server.add("admin"), try await server.add("ben"))

        let reply = try await setQuota(megabytes, of: ben, on: server, as: admin)

        #expect(reply.codes == ["INVALID"] && reply.reason == "QUOTA")
        #expect(reply.message == "The number of megabytes must be between 0 and 10000000.")
        #expect(!server.spy.calls.contains("setQuota"))
    }

    @Test func `quotas are an admin's to set`() async throws {
        let stage = try await Stage()
        try await stage.server.store.setRole(.moderator, of: stage.sam.id, by: stage.ada.id)

        for actor in [stage.sam, stage.ben] {
            let reply = try await setQuota(100, of: stage.ben, on: stage.server, as: actor)
            #expect(reply.codes == ["FORBIDDEN"] && reply.reason == "NOT_ADMIN")
        }
        #expect(try await setQuota(100, of: stage.ben, on: stage.server, as: nil).codes == ["UNAUTHENTICATED"])
        #expect(try await setQuota(100, of: stage.ada, on: stage.server, as: stage.ada).codes == [])
    }

    // MARK: The log

    @Test func `admins read in pages what was done, by whom and to whom`() async throws {
        let server = try TestServer()
        let (admin, ben) = (try await server.add("admin"), try await server.add("ben"))
        _ = try await setRole(.moderator, of: ben, on: server, as: admin)
        _ = try await setQuota(100, of: ben, on: server, as: admin)
        try await server.store.setRole(.member, of: ben.id, by: nil)
        let list = "viewer.administration.auditLog"

        let first = try await server.ask(Self.log, ["first": 2], as: admin)
        let second = try await server.ask(
            Self.log,
            ["first": 1, "after": first["\(list).pageInfo.endCursor"]],
            as: admin
        )

        let entries = first["\(list).nodes"].items + second["\(list).nodes"].items
        #expect(entries.map { $0[path: "action"] } == ["SET_ROLE", "SET_QUOTA", "SET_ROLE"])
        #expect(entries.map { $0[path: "detail"] } == ["MEMBER", "100", "MODERATOR"])
        #expect(entries.map { $0[path: "isOperator"] } == [true, false, false])
        #expect(entries.map { $0[path: "actor.name"].string } == [nil, "Admin", "Admin"])
        #expect(entries.allSatisfy { $0[path: "userDetails.name"] == "Ben" && $0[path: "createdDate"] == "1700000000" })
        #expect(first["\(list).pageInfo.hasNextPage"] == true)

        for role in [PersonRole.moderator, .member] {
            try await server.store.setRole(role, of: ben.id, by: nil)
            let reply = try await server.ask(Self.log, as: ben)
            #expect(reply["viewer.administration"] == .null)
            #expect(reply.codes == (role == .moderator ? ["FORBIDDEN"] : []))
        }
    }

    @Test func `what staff do is limited in number`() async throws {
        var configuration = MomentsConfiguration()
        configuration.rateLimits.change = Rate(1, per: .seconds(60))
        let server = try TestServer(configuration)
        let (admin, ben) = (try await server.add("admin"), try await server.add("ben"))
        _ = try await setRole(.moderator, of: ben, on: server, as: admin)

        #expect(try await setRole(.member, of: ben, on: server, as: admin).codes == ["RATE_LIMITED"])
        #expect(try await setQuota(1, of: ben, on: server, as: admin).codes == ["RATE_LIMITED"])
        for document in [Self.suspend, Self.endSuspension] {
            #expect(try await server.ask(document, ["id": id(ben.id)], as: admin).codes == ["RATE_LIMITED"])
        }
    }
}
