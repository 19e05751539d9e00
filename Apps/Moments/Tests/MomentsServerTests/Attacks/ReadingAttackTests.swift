import Foundation
import GraphQL
import HTTPTypes
import MomentsModel
import Testing

@testable import MomentsServer

/// Attempts of strangers, former friends and visitors to read private data, in every way there is.
@Suite(.timeLimit(.minutes(5))) struct ReadingAttackTests {
    private static let moment = """
        id title url photos createdDate isLiked likeCount commentCount visibility type isMine
        audience { visibility tagIDs personIDs } editedDate editableUntilDate
        userDetails { id name avatar backgroundImage }
        likes { id name }
        images { id altText url(size: LARGE) } mentions { name }
        comments(first: 100) { nodes { id text userDetails { name } replyTo { name } mentions { name } } }
        latestComments(last: 10) { id text userDetails { name } mentions { name } }
        """

    private static let person = """
        id name handle avatar backgroundImage friendship friendsSince momentCount lastMomentDate
        friendSettings { hidesMine hidesTheirs tagIDs }
        moments(first: 100) { nodes { \(moment) } edges { cursor node { id title } } }
        """

    private static let album = """
        album(timeZone: "UTC", year: 2023, month: 11) {
          year month momentCount cover { id altText url } moments(first: 10) { nodes { title } }
        }
        """

    /// All queries for Ada's data.
    private static let ways = [
        "query($shared: ID!) { moment(id: $shared) { \(moment) } }",
        "query($diary: ID!) { moment(id: $diary) { \(moment) } }",
        "query($ada: ID!) { user(id: $ada) { \(person) } }",
        "query($ada: ID!) { getMomentsDetailsByUserID(userID: $ada) { userDetails { \(person) } moments { \(moment) } } }",
        "query($ada: ID!) { user(id: $ada) { \(album) } }",
        "{ viewer { userDetails { \(album) } onThisDay(timeZone: \"UTC\") { \(moment) } } }",
        "{ viewer { friends(first: 20) { nodes { \(album) } } receivedRequests { userDetails { \(album) } } } }",
        "{ viewer { userDetails { \(person) } } }",
        "{ viewer { timeline(first: 100) { nodes { \(moment) } } } }",
        "{ viewer { friends { nodes { \(person) } } friendCount } }",
        "{ viewer { friends(search: \"a\") { nodes { \(person) } } } }",
        "{ viewer { receivedRequests { userDetails { \(person) } } sentRequests { userDetails { \(person) } } } }",
        "{ viewer { unreadNotificationCount notifications(first: 100) { nodes { kind userDetails { name } "
            + "moment { \(moment) } comment { text } } } } }",
        "{ viewer { signIns { id device } invitations { code } preferences { key value } deletionDate } }",
        "{ viewer { historyReach tags { name people { name avatar } } blockedPeople { name avatar momentCount } } }",
        "{ service { needsFirstPerson isDemo demoPeople { \(person) } } }",
        "query($ada: ID!) { viewer { notices { text } administration { openReportCount "
            + "people { nodes { userDetails { name handle } storage { bytes } } } person(id: $ada) { userDetails { name } } } } }",
        "{ viewer { administration { reports { nodes { text images { url } userDetails { name } reporter { name } } } "
            + "auditLog { nodes { detail actor { name } } } announcements { nodes { text } } figures { people moments } } } }",
    ]

    @Test(arguments: Attacker.allCases, ways)
    func `no way of asking leads to what is not theirs`(_ attacker: Attacker, _ way: String) async throws {
        let stage = try await Stage()
        let variables = ObjectValue(stage.ids.members.filter { way.contains("$\($0.name)") })

        let reply = try await stage.server.ask(way, variables, as: stage.person(attacker))

        let hidden = [stage.photo, stage.diaryPhoto, stage.unusedPhoto, stage.background].map(\.hash)
        for secret in ["SECRET", "Ada", "ada"] + hidden {
            #expect(!reply.text.contains(secret), "\(secret) in \(reply.text)")
        }
    }

    @Test(arguments: Attacker.allCases)
    func `what is hidden and what does not exist look the same`(_ attacker: Attacker) async throws {
        let stage = try await Stage()
        let person = stage.person(attacker)
        let nothing: Value = "987654"

        for kind in ["moment", "user"] {
            let question = "query($id: ID!) { \(kind)(id: $id) { id } }"
            let hidden = kind == "moment" ? stage.ids["shared"] : stage.ids["ada"]
            let asked = try await stage.server.ask(question, ["id": try #require(hidden)], as: person)
            let unknown = try await stage.server.ask(question, ["id": nothing], as: person)
            #expect(asked.text == unknown.text)
        }
        let like = "mutation($id: ID!) { setLike(momentID: $id, isLiked: true) { id } }"
        let asked = try await stage.server.ask(like, ["id": .string(stage.diary.description)], as: person)
        let unknown = try await stage.server.ask(like, ["id": nothing], as: person)
        #expect(asked.text == unknown.text)
    }

    @Test func `walking through all numbers shows a stranger only themself`() async throws {
        let stage = try await Stage()
        var found: [String] = []

        for number in 0..<60 {
            for kind in ["user", "moment"] {
                let reply = try await stage.server.ask("{ \(kind)(id: \"\(number)\") { id } }", as: stage.sam)
                if let id = reply["\(kind).id"].string { found.append("\(kind) \(id)") }
            }
        }

        #expect(found == ["user \(stage.sam.id)"])
    }

    @Test func `a friend sees the moment, but of likes and comments only those of common friends`() async throws {
        let stage = try await Stage()
        let question = """
            query($id: ID!) { moment(id: $id) { title likeCount commentCount isLiked likes { name }
            comments { nodes { text userDetails { name } replyTo { name } } } latestComments(last: 10) { text } } }
            """

        let reply = try await stage.server.ask(question, ["id": .string(stage.shared.description)], as: stage.carl)

        // Carl is friends with Ada only: he sees no likes and comments of Ben and Eve, nor whose comment Ada replied to.
        #expect(reply["moment.title"] == "SECRET of friends")
        #expect(reply["moment.likes"].items == [])
        #expect(reply["moment.likeCount"] == 0)
        #expect(reply["moment.commentCount"] == 1)
        #expect(reply["moment.comments.nodes"].items.count == 1)
        #expect(reply["moment.comments.nodes[0].text"] == "SECRET answer")
        #expect(reply["moment.comments.nodes[0].replyTo"] == .null)
        #expect(!reply.text.contains("Ben") && !reply.text.contains("Eve"))
    }

    @Test func `notifications tell nobody of people they do not know`() async throws {
        let stage = try await Stage()
        let question =
            "{ viewer { notifications { nodes { userDetails { name } comment { text } moment { title } } } } }"

        let carls = try await stage.server.ask(question, as: stage.carl)
        let eves = try await stage.server.ask(question, as: stage.eve)

        #expect(!carls.text.contains("Ben") && !carls.text.contains("Eve"))
        #expect(!eves.text.contains("SECRET") && !eves.text.contains("Ada"))
    }

    @Test func `an only-me moment is the author's alone, also among friends`() async throws {
        let stage = try await Stage()
        let question = "query($id: ID!) { moment(id: $id) { title } }"
        let id: ObjectValue = ["id": .string(stage.diary.description)]

        #expect(try await stage.server.ask(question, id, as: stage.ben)["moment"] == .null)
        #expect(try await stage.server.ask(question, id, as: stage.ada)["moment.title"] == "SECRET of mine")
        let timeline = try await stage.server.ask("{ viewer { timeline { nodes { title } } } }", as: stage.ben)
        #expect(!timeline.text.contains("SECRET of mine"))
    }

    @Test(arguments: Attacker.allCases)
    func `no photo of Ada's is given to them, under whatever address`(_ attacker: Attacker) async throws {
        let stage = try await Stage()
        let headers = stage.person(attacker).map { HTTPFields.cookie($0.token) } ?? [:]
        let people = [stage.ada, stage.ben, stage.eve, stage.sam]

        for photo in [stage.photo, stage.diaryPhoto, stage.unusedPhoto, stage.background] {
            for person in people {
                let addresses = stage.server.service.environment.addresses
                let address = addresses.path(hash: photo.hash, size: .small, viewer: person.id)
                let page = try await stage.browser.send(.get, address, headers)
                #expect(page.status == 404 && page.bytes.isEmpty)
            }
        }
    }

    @Test func `a cursor leads nobody elsewhere`() async throws {
        let stage = try await Stage()
        let own = try await stage.server.ask("{ viewer { timeline { edges { cursor } } } }", as: stage.ada)
        let cursor = own["viewer.timeline.edges[0].cursor"]

        let reply = try await stage.server.ask(
            "query($after: String!) { viewer { timeline(after: $after) { nodes { title } } } }",
            ["after": cursor],
            as: stage.sam
        )

        #expect(reply["viewer.timeline.nodes"].items == [])
    }

    @Test(arguments: ["x", "", "AAAA", "\u{0}", "MXwyfDM", "LTE", "Li4vLi4"])
    func `a cursor that is none is refused in plain words`(_ cursor: String) async throws {
        let stage = try await Stage()

        for list in ["timeline", "notifications", "notificationGroups", "friends"] {
            let reply = try await stage.server.ask(
                "query($after: String!) { viewer { \(list)(after: $after) { pageInfo { hasNextPage } } } }",
                ["after": .string(cursor)],
                as: stage.ada
            )
            #expect(reply.codes.allSatisfy { $0 == "INVALID" || $0 == "NOT_FOUND" })
        }
    }

    @Test func `live changes tell nobody of what they may not see`() async throws {
        let stage = try await Stage()
        let question = GraphQLRequest("subscription { changes { kind momentID } }")
        let result = await stage.server.service.subscribe(question, token: stage.sam.token, clientAddress: "192.0.2.1")
        guard case .stream(let stream) = result else {
            Issue.record("There is no stream.")
            return
        }

        _ = try await stage.server.publish("SECRET news", by: stage.ada)
        try await stage.server.store.setLike(true, of: stage.shared, by: stage.carl.id)
        let own = try await stage.server.publish("Hello", by: stage.sam)

        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next()?.description.contains("SUBSCRIBED") == true)
        let first = try #require(try await iterator.next())
        #expect(first.description == #"{"data":{"changes":{"kind":"MOMENT_PUBLISHED","momentID":"\#(own)"}}}"#)
    }
}
