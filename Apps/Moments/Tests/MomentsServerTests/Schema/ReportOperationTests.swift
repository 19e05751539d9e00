import GraphQL
import HTTPTypes
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// Reports to staff, through the API.
@Suite struct ReportOperationTests {
    private static let report = "mutation($input: ReportInput!) { report(input: $input) }"
    private static let reports = """
        query($isOpen: Boolean!, $first: Int! = 20, $after: String) { viewer { administration {
          openReportCount
          reports(isOpen: $isOpen, first: $first, after: $after) {
            nodes {
              id subject reason note text isContentGone createdDate resolvedDate resolution
              userDetails { name } reporter { name } resolver { name } images { id url(size: SMALL) }
            }
            pageInfo { hasNextPage endCursor }
          }
        } } }
        """
    private static let resolve = """
        mutation($id: ID!, $resolution: ReportResolution!) {
          resolveReport(id: $id, resolution: $resolution) {
            id resolution isContentGone text resolvedDate resolver { name } images { id }
          }
        }
        """
    private static let notices = "{ viewer { notices { id kind text untilDate } } }"

    /// Sam, who has no friends, becomes a moderator.
    private func stage() async throws -> Stage {
        let stage = try await Stage()
        try await stage.server.store.setRole(.moderator, of: stage.sam.id, by: stage.ada.id)
        return stage
    }

    private func send(_ input: ObjectValue, in stage: Stage, as person: TestPerson?) async throws -> Reply {
        var input = input
        if input["reason"] == nil { input["reason"] = .string("SPAM") }
        return try await stage.server.ask(Self.report, ["input": .object(input)], as: person)
    }

    private func openReports(_ stage: Stage, as person: TestPerson) async throws -> Reply {
        try await stage.server.ask(Self.reports, ["isOpen": true], as: person)
    }

    private func id<Entity>(_ id: Identifier<Entity>) -> Value { .string(id.description) }

    // MARK: Reporting

    @Test func `a friend reports a moment, and staff who are no friends read it with its photos`() async throws {
        let stage = try await stage()
        let input: ObjectValue = ["momentID": id(stage.shared), "reason": .string("PRIVACY"), "note": "  My house \n"]

        let reply = try await send(input, in: stage, as: stage.ben)

        #expect(reply.text == #"{"data":{"report":true}}"#)
        let read = try await openReports(stage, as: stage.sam)
        #expect(read.codes == [])
        #expect(read["viewer.administration.openReportCount"] == 1)
        let report = read["viewer.administration.reports.nodes[0]"]
        #expect(report[path: "subject"] == "MOMENT" && report[path: "reason"] == "PRIVACY")
        #expect(report[path: "note"] == "My house")
        #expect(report[path: "text"] == "SECRET of friends")
        #expect(report[path: "userDetails.name"] == "Ada" && report[path: "reporter.name"] == "Ben")
        #expect(report[path: "isContentGone"] == false)
        #expect(report[path: "createdDate"].string?.hasPrefix("17000000") == true)
        for field in ["resolvedDate", "resolution", "resolver"] { #expect(report[path: field] == .null) }
        #expect(report[path: "images[0].id"] == id(stage.photo.id))
        let address = try #require(report[path: "images[0].url"].string)
        #expect(try await stage.browser.send(.get, address, .cookie(stage.sam.token)).text == "photo SHOWN SMALL")
    }

    @Test func `comments and people are reported as well`() async throws {
        let stage = try await stage()

        #expect(try await send(["commentID": id(stage.bensComment.id)], in: stage, as: stage.ada).codes == [])
        #expect(try await send(["personID": id(stage.ben.id)], in: stage, as: stage.ada).codes == [])

        let reports = try await openReports(stage, as: stage.sam)["viewer.administration.reports.nodes"].items
        #expect(reports.map { $0[path: "subject"] } == ["PERSON", "COMMENT"])
        #expect(reports.map { $0[path: "text"] } == ["Ben", "SECRET of Ben"])
        #expect(reports.allSatisfy { $0[path: "userDetails.name"] == "Ben" })
        // The photos of the moment below which the comment is are nobody's business.
        #expect(reports.allSatisfy { $0[path: "images"] == [] && $0[path: "isContentGone"] == false })
    }

    @Test func `a report is about exactly one thing`() async throws {
        let stage = try await stage()
        let (moment, comment) = (id(stage.shared), id(stage.bensComment.id))
        let person = id(stage.ada.id)
        let inputs: [ObjectValue] = [
            [:], ["momentID": .null, "note": "Hm"], ["momentID": moment, "commentID": comment],
            ["momentID": moment, "personID": person], ["commentID": comment, "personID": person],
            ["momentID": moment, "commentID": comment, "personID": person],
        ]

        for input in inputs {
            let reply = try await send(input, in: stage, as: stage.ben)
            #expect(reply.codes == ["INVALID"] && reply.reason == "REPORT_SUBJECT")
        }
        #expect(!stage.server.spy.calls.contains("report"))
    }

    @Test func `what one may not see is reported like what does not exist`() async throws {
        let stage = try await stage()
        let hidden: [(key: String, id: Value)] = [
            ("momentID", id(stage.diary)), ("commentID", id(stage.evesComment.id)), ("personID", id(stage.sam.id)),
        ]

        for (key, id) in hidden {
            let unknown = try await send([key: "987654"], in: stage, as: stage.ben)
            #expect(unknown.codes == ["NOT_FOUND"])
            for other in [id, "x", "-1"] {
                #expect(try await send([key: other], in: stage, as: stage.ben).text == unknown.text)
            }
        }
        #expect(try await send(["momentID": id(stage.shared)], in: stage, as: nil).codes == ["UNAUTHENTICATED"])
    }

    @Test func `what is wrong with a report is said`() async throws {
        let stage = try await stage()

        let own = try await send(["momentID": id(stage.shared)], in: stage, as: stage.ada)
        let note: Value = .string(String(repeating: "x", count: Limits.reportNote + 1))
        let long = try await send(["momentID": id(stage.shared), "note": note], in: stage, as: stage.ben)

        #expect(own.codes == ["INVALID"] && own.reason == "OWN_CONTENT")
        #expect(long.codes == ["INVALID"] && long.reason == "TEXT_TOO_LONG")
    }

    @Test func `nothing tells the accused, also if they are an admin`() async throws {
        let stage = try await stage()
        let question = """
            { viewer { unreadNotificationCount notices { id } administration { openReportCount reports { nodes { id } } }
            notifications { nodes { id } } } }
            """
        let before = try await stage.server.ask(question, as: stage.ada)

        for input in [["momentID": id(stage.shared)], ["personID": id(stage.ada.id)]] as [ObjectValue] {
            #expect(try await send(input, in: stage, as: stage.ben).codes == [])
        }

        #expect(try await stage.server.ask(question, as: stage.ada).text == before.text)
        let managed = try await stage.server.ask(
            "query($id: ID!) { viewer { administration { person(id: $id) { openReportCount } } } }",
            ["id": id(stage.ada.id)],
            as: stage.ada
        )
        #expect(managed["viewer.administration.person.openReportCount"] == 0)
    }

    @Test func `reports are limited in number`() async throws {
        var configuration = MomentsConfiguration()
        configuration.rateLimits.report = Rate(1, per: .seconds(3600))
        let server = try TestServer(configuration)
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        try await server.befriend(ada, ben)
        let variables: ObjectValue = ["input": ["personID": id(ben.id), "reason": .string("OTHER")]]
        #expect(try await server.ask(Self.report, variables, as: ada).codes == [])

        let refused = try await server.ask(Self.report, variables, as: ada)

        #expect(refused.codes == ["RATE_LIMITED"])
        #expect(refused.message.hasPrefix("You have reported too much in a short time."))
    }

    // MARK: Answering

    @Test func `reports come in pages, the newest first`() async throws {
        let stage = try await stage()
        _ = try await send(["commentID": id(stage.bensComment.id)], in: stage, as: stage.ada)
        _ = try await send(["momentID": id(stage.shared)], in: stage, as: stage.ben)
        _ = try await send(["personID": id(stage.ada.id)], in: stage, as: stage.carl)

        let first = try await stage.server.ask(Self.reports, ["isOpen": true, "first": 2], as: stage.sam)
        let page = "viewer.administration.reports"
        let after = first["\(page).pageInfo.endCursor"]
        let second = try await stage.server.ask(
            Self.reports,
            ["isOpen": true, "first": 2, "after": after],
            as: stage.sam
        )

        #expect(first["\(page).nodes"].items.map { $0[path: "subject"] } == ["PERSON", "MOMENT"])
        #expect(first["\(page).pageInfo.hasNextPage"] == true)
        #expect(second["\(page).nodes"].items.map { $0[path: "subject"] } == ["COMMENT"])
        #expect(second["\(page).pageInfo.hasNextPage"] == false)
    }

    @Test func `what is removed is gone, and its author is told and closes the notice`() async throws {
        let stage = try await stage()
        _ = try await send(["commentID": id(stage.bensComment.id)], in: stage, as: stage.ada)
        let report = try await openReports(stage, as: stage.sam)["viewer.administration.reports.nodes[0].id"]

        let resolved = try await stage.server.ask(
            Self.resolve,
            ["id": report, "resolution": .string("REMOVED")],
            as: stage.sam
        )

        #expect(resolved["resolveReport.id"] == report)
        #expect(resolved["resolveReport.resolution"] == "REMOVED")
        #expect(resolved["resolveReport.isContentGone"] == true)
        #expect(resolved["resolveReport.text"] == "SECRET of Ben")
        #expect(resolved["resolveReport.resolver.name"] == "Sam")
        #expect(resolved["resolveReport.resolvedDate"].string?.hasPrefix("17000000") == true)
        let comments = try await stage.server.store.comments(of: stage.shared, for: stage.ada.id, after: nil, limit: 9)
        #expect(!comments.contains { $0.id == stage.bensComment.id })

        let notices = try await stage.server.ask(Self.notices, as: stage.ben)["viewer.notices"]
        #expect(notices.items.count == 1)
        #expect(notices[path: "[0].kind"] == "COMMENT_REMOVED" && notices[path: "[0].text"] == "SECRET of Ben")
        let close = "mutation($id: ID!) { closeNotice(id: $id) }"
        let notice: ObjectValue = ["id": notices[path: "[0].id"]]
        #expect(try await stage.server.ask(close, notice, as: stage.ada).codes == ["NOT_FOUND"])
        #expect(try await stage.server.ask(close, notice, as: stage.ben)["closeNotice"] == notices[path: "[0].id"])
        #expect(try await stage.server.ask(Self.notices, as: stage.ben)["viewer.notices"] == [])

        #expect(try await openReports(stage, as: stage.sam)["viewer.administration.reports.nodes"] == [])
        let answered = try await stage.server.ask(Self.reports, ["isOpen": false], as: stage.sam)
        #expect(answered["viewer.administration.reports.nodes[0].id"] == report)
    }

    @Test func `staff do not see the photos of an answered report any more`() async throws {
        let stage = try await stage()
        _ = try await send(["momentID": id(stage.shared)], in: stage, as: stage.ben)
        let report = try await openReports(stage, as: stage.sam)["viewer.administration.reports.nodes[0]"]

        let resolved = try await stage.server.ask(
            Self.resolve,
            ["id": report[path: "id"], "resolution": .string("DISMISSED")],
            as: stage.sam
        )

        #expect(report[path: "images"].items.count == 1)
        #expect(resolved["resolveReport.images"] == [])
        #expect(resolved["resolveReport.isContentGone"] == false)
        let address = try #require(report[path: "images[0].url"].string)
        #expect(try await stage.browser.send(.get, address, .cookie(stage.sam.token)).status == 404)
        let answered = try await stage.server.ask(Self.reports, ["isOpen": false], as: stage.sam)
        #expect(answered["viewer.administration.reports.nodes[0].images"] == [])
    }

    @Test func `only staff answer a report, once, and not one about themselves`() async throws {
        let stage = try await stage()
        _ = try await send(["momentID": id(stage.shared)], in: stage, as: stage.ben)
        let report = try await openReports(stage, as: stage.sam)["viewer.administration.reports.nodes[0].id"]
        func resolve(_ id: Value, _ resolution: String, as person: TestPerson?) async throws -> Reply {
            try await stage.server.ask(Self.resolve, ["id": id, "resolution": .string(resolution)], as: person)
        }

        #expect(try await resolve(report, "DISMISSED", as: nil).codes == ["UNAUTHENTICATED"])
        let member = try await resolve(report, "DISMISSED", as: stage.ben)
        #expect(member.codes == ["FORBIDDEN"] && member.reason == "NOT_STAFF")
        #expect(try await resolve(report, "DISMISSED", as: stage.ada).codes == ["NOT_FOUND"])
        for unknown in ["987654", "x"] as [Value] {
            #expect(try await resolve(unknown, "DISMISSED", as: stage.sam).codes == ["NOT_FOUND"])
        }
        // Ada is an admin.
        let removal = try await resolve(report, "REMOVED", as: stage.sam)
        #expect(removal.codes == ["INVALID"] && removal.reason == "STAFF_ACCOUNT")
        #expect(try await resolve(report, "ACTED", as: stage.sam).codes == [])
        #expect(try await resolve(report, "ACTED", as: stage.sam).codes == ["NOT_FOUND"])
        #expect(stage.server.log.lines.filter { $0.contains("A report was answered.") }.count == 1)
    }
}
