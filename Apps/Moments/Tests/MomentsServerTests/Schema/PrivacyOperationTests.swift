import GraphQL
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// What people set about friends, and whom they block, through the API.
@Suite struct PrivacyOperationTests {
    private static let setFriend = """
        mutation($id: ID!, $hidesMine: Boolean, $hidesTheirs: Boolean, $tags: [ID!]) {
          setFriend(userID: $id, hidesMine: $hidesMine, hidesTheirs: $hidesTheirs, tagIDs: $tags) {
            name friendSettings { hidesMine hidesTheirs tagIDs }
          }
        }
        """
    private static let user = """
        query($id: ID!) { user(id: $id) { name friendship friendSettings { hidesMine hidesTheirs tagIDs } } }
        """
    private static let moment = "query($id: ID!) { moment(id: $id) { title } }"
    private static let block = "mutation($id: ID!) { blockPerson(userID: $id) }"
    private static let unblock = "mutation($id: ID!) { unblockPerson(userID: $id) }"
    private static let blocked = "{ viewer { blockedPeople { name } } }"
    private static let setReach = "mutation($reach: HistoryReach!) { setHistoryReach(reach: $reach) { historyReach } }"

    private func id<Entity>(_ id: Identifier<Entity>) -> ObjectValue { ["id": .string(id.description)] }

    private func settings(_ hidesMine: Bool, _ hidesTheirs: Bool, tags: [TagID] = []) -> Value {
        [
            "hidesMine": .bool(hidesMine), "hidesTheirs": .bool(hidesTheirs),
            "tagIDs": .list(tags.map { .string($0.description) }),
        ]
    }

    // MARK: Friends

    @Test func `what is set about a friend is changed one by one`() async throws {
        let stage = try await Stage()
        let tag = try await stage.server.store.saveTag(nil, name: "Family", people: [], of: stage.ada.id)
        let ben: Value = .string(stage.ben.id.description)
        let changes: [(ObjectValue, Value)] = [
            (["id": ben], settings(false, false)),
            (["id": ben, "hidesMine": true], settings(true, false)),
            (["id": ben, "hidesTheirs": true, "hidesMine": .null], settings(true, true)),
            (["id": ben, "tags": .list([.string(tag.id.description)])], settings(true, true, tags: [tag.id])),
            (["id": ben, "hidesMine": false], settings(false, true, tags: [tag.id])),
            (["id": ben, "tags": []], settings(false, true)),
        ]

        for (variables, expected) in changes {
            let reply = try await stage.server.ask(Self.setFriend, variables, as: stage.ada)
            #expect(reply.codes == [])
            #expect(reply["setFriend.name"] == "Ben")
            #expect(reply["setFriend.friendSettings"] == expected)
        }
    }

    @Test func `nobody learns what a friend has set about them`() async throws {
        let stage = try await Stage()
        let hidden: ObjectValue = ["id": .string(stage.ben.id.description), "hidesMine": true, "hidesTheirs": true]
        _ = try await stage.server.ask(Self.setFriend, hidden, as: stage.ada)

        let ada = try await stage.server.ask(Self.user, id(stage.ben.id), as: stage.ada)
        let ben = try await stage.server.ask(Self.user, id(stage.ada.id), as: stage.ben)
        let eve = try await stage.server.ask(Self.user, id(stage.ben.id), as: stage.eve)
        let carl = try await stage.server.ask(Self.user, id(stage.ben.id), as: stage.carl)
        let own = try await stage.server.ask(Self.user, id(stage.ada.id), as: stage.ada)

        #expect(ada["user.friendSettings"] == settings(true, true))
        #expect(ben["user.friendSettings"] == settings(false, false))
        #expect(eve["user.friendSettings"] == settings(false, false))
        #expect(carl["user"] == .null)
        #expect(own["user.friendship"] == "ME" && own["user.friendSettings"] == .null)
    }

    @Test func `a friend whose moments are hidden is out of the timeline, and one from whom mine are sees none`()
        async throws
    {
        let stage = try await Stage()
        let hidden: ObjectValue = ["id": .string(stage.ben.id.description), "hidesMine": true, "hidesTheirs": true]
        let bens = try await stage.server.publish("By Ben", by: stage.ben)
        let timeline = "{ viewer { timeline { nodes { title } } } }"
        #expect(try await stage.server.ask(timeline, as: stage.ada).text.contains("By Ben"))

        _ = try await stage.server.ask(Self.setFriend, hidden, as: stage.ada)

        #expect(try await !stage.server.ask(timeline, as: stage.ada).text.contains("By Ben"))
        #expect(try await stage.server.ask(Self.moment, id(bens), as: stage.ada)["moment.title"] == "By Ben")
        #expect(try await stage.server.ask(Self.moment, id(stage.shared), as: stage.ben)["moment"] == .null)
    }

    @Test func `nothing is set about who is no friend, nor with another's tag`() async throws {
        let stage = try await Stage()
        let tag = try await stage.server.store.saveTag(nil, name: "Mine", people: [], of: stage.ben.id)

        for person in ["\(stage.eve.id)", "\(stage.sam.id)", "\(stage.ada.id)", "987654", "x"] {
            let variables: ObjectValue = ["id": .string(person), "hidesMine": true]
            let reply = try await stage.server.ask(Self.setFriend, variables, as: stage.ada)
            #expect(reply.codes == ["NOT_FOUND"] && reply.message == "There is no such friend.")
        }
        for other in ["\(tag.id)", "987654", "x"] {
            let variables: ObjectValue = [
                "id": .string(stage.ben.id.description), "tags": .list([.string(other)]),
            ]
            let reply = try await stage.server.ask(Self.setFriend, variables, as: stage.ada)
            #expect(reply.codes == ["NOT_FOUND"] && reply.message == "There is no such tag.")
        }
        #expect(try await stage.server.ask(Self.setFriend, id(stage.ben.id)).codes == ["UNAUTHENTICATED"])
    }

    @Test func `a friend has no more tags than there can be`() async throws {
        let stage = try await Stage()
        let tags: Value = .list((0...Limits.tagsPerPerson).map { .string("\($0)") })

        let reply = try await stage.server.ask(
            Self.setFriend,
            ["id": .string(stage.ben.id.description), "tags": tags],
            as: stage.ada
        )

        #expect(reply.codes == ["INVALID"] && reply.reason == "TOO_MANY_TAGS")
        #expect(!stage.server.spy.calls.contains("changeFriendSettings"))
    }

    // MARK: Blocks

    @Test func `who is blocked finds nothing any more, as if there were nobody`() async throws {
        let stage = try await Stage()

        let reply = try await stage.server.ask(Self.block, id(stage.ben.id), as: stage.ada)

        #expect(reply["blockPerson"].string == stage.ben.id.description)
        #expect(try await stage.server.ask(Self.user, id(stage.ada.id), as: stage.ben)["user"] == .null)
        #expect(try await stage.server.ask(Self.user, id(stage.ben.id), as: stage.ada)["user"] == .null)
        #expect(try await stage.server.ask(Self.moment, id(stage.shared), as: stage.ben)["moment"] == .null)
        #expect(try await stage.server.ask(Self.blocked, as: stage.ada)["viewer.blockedPeople"] == [["name": "Ben"]])
        #expect(try await stage.server.ask(Self.blocked, as: stage.ben)["viewer.blockedPeople"] == [])
        // The viewer is never hidden from themself.
        #expect(try await stage.server.ask(Self.user, id(stage.ben.id), as: stage.ben)["user.friendship"] == "ME")

        let request = "mutation($handle: String!) { requestFriendship(handle: $handle) { name } }"
        for (handle, person) in [("ada", stage.ben), ("ben", stage.ada)] {
            let asked = try await stage.server.ask(request, ["handle": .string(handle)], as: person)
            let unknown = try await stage.server.ask(request, ["handle": "nobody"], as: person)
            #expect(asked.codes == ["NOT_FOUND"] && asked.text == unknown.text)
        }
    }

    @Test func `blocking again changes nothing, and taking it back leaves two strangers`() async throws {
        let stage = try await Stage()
        for person in [stage.carl, stage.ben, stage.carl] {
            #expect(try await stage.server.ask(Self.block, id(person.id), as: stage.ada).codes == [])
        }
        #expect(
            try await stage.server.ask(Self.blocked, as: stage.ada)["viewer.blockedPeople"]
                == [["name": "Ben"], ["name": "Carl"]]
        )

        let reply = try await stage.server.ask(Self.unblock, id(stage.ben.id), as: stage.ada)

        #expect(reply["unblockPerson"].string == stage.ben.id.description)
        #expect(try await stage.server.ask(Self.blocked, as: stage.ada)["viewer.blockedPeople"] == [["name": "Carl"]])
        #expect(try await stage.server.ask(Self.user, id(stage.ben.id), as: stage.ada)["user"] == .null)
        let request = #"mutation { requestFriendship(handle: "ben") { friendship } }"#
        let asked = try await stage.server.ask(request, as: stage.ada)
        #expect(asked["requestFriendship.friendship"] == "REQUESTED")
        #expect(try await stage.server.ask(Self.unblock, id(stage.ben.id), as: stage.ada).codes == ["NOT_FOUND"])
    }

    @Test func `who asks to be friends can be blocked, and the request is gone`() async throws {
        let stage = try await Stage()
        _ = try await stage.server.store.requestFriendship(from: stage.sam.id, to: stage.ada.id)

        #expect(try await stage.server.ask(Self.block, id(stage.sam.id), as: stage.ada).codes == [])

        let requests = try await stage.server.ask("{ viewer { receivedRequests { id } } }", as: stage.ada)
        #expect(requests["viewer.receivedRequests"] == [])
        #expect(try await stage.server.ask(Self.blocked, as: stage.ada)["viewer.blockedPeople"] == [["name": "Sam"]])
    }

    @Test func `blocks do not tell who exists, nor the names of strangers`() async throws {
        let stage = try await Stage()
        let unknown = try await stage.server.ask(Self.block, ["id": "987654"], as: stage.sam)
        #expect(unknown.codes == ["NOT_FOUND"])

        for person in ["\(stage.ada.id)", "\(stage.ben.id)", "x"] {
            let reply = try await stage.server.ask(Self.block, ["id": .string(person)], as: stage.sam)
            #expect(reply.text == unknown.text)
        }
        #expect(try await stage.server.ask(Self.blocked, as: stage.sam)["viewer.blockedPeople"] == [])

        // Who has been blocked does not learn it by blocking.
        _ = try await stage.server.ask(Self.block, id(stage.ben.id), as: stage.ada)
        #expect(try await stage.server.ask(Self.block, id(stage.ada.id), as: stage.ben).text == unknown.text)
        #expect(try await stage.server.ask(Self.unblock, id(stage.ada.id), as: stage.ben).codes == ["NOT_FOUND"])
    }

    @Test func `nobody blocks themself, and a visitor nobody`() async throws {
        let stage = try await Stage()

        #expect(try await stage.server.ask(Self.block, id(stage.ada.id), as: stage.ada).codes == ["INVALID"])
        #expect(try await stage.server.ask(Self.block, id(stage.ada.id)).codes == ["UNAUTHENTICATED"])
        #expect(try await stage.server.ask(Self.unblock, id(stage.ada.id)).codes == ["UNAUTHENTICATED"])
    }

    // MARK: How far back

    @Test func `friends see as far back as a person lets them`() async throws {
        let stage = try await Stage()
        let question = "{ viewer { historyReach } }"
        #expect(try await stage.server.ask(question, as: stage.ada)["viewer.historyReach"] == "ALL")
        stage.server.clock.advance(by: .seconds(4 * 86_400))

        let reply = try await stage.server.ask(Self.setReach, ["reach": .string("THREE_DAYS")], as: stage.ada)

        #expect(reply["setHistoryReach.historyReach"] == "THREE_DAYS")
        #expect(try await stage.server.ask(Self.moment, id(stage.shared), as: stage.ben)["moment"] == .null)
        #expect(
            try await stage.server.ask(Self.moment, id(stage.shared), as: stage.ada)["moment.title"]
                == "SECRET of friends"
        )
        #expect(try await stage.server.ask(question, as: stage.ben)["viewer.historyReach"] == "ALL")

        _ = try await stage.server.ask(Self.setReach, ["reach": .string("MONTH")], as: stage.ada)
        #expect(
            try await stage.server.ask(Self.moment, id(stage.shared), as: stage.ben)["moment.title"]
                == "SECRET of friends"
        )
        #expect(
            try await stage.server.ask(Self.setReach, ["reach": .string("MONTH")]).codes == ["UNAUTHENTICATED"]
        )
    }

    @Test func `settings, tags and blocks are changed only so often`() async throws {
        var configuration = MomentsConfiguration()
        configuration.rateLimits.change = Rate(1, per: .seconds(60))
        let server = try TestServer(configuration)
        let ada = try await server.add("ada")
        _ = try await server.ask(Self.setReach, ["reach": .string("MONTH")], as: ada)

        for document in [Self.block, Self.unblock, Self.setFriend] {
            #expect(try await server.ask(document, ["id": "1"], as: ada).codes == ["RATE_LIMITED"])
        }
    }
}
