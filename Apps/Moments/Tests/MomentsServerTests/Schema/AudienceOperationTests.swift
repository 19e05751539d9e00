import GraphQL
import MomentsModel
import Testing

@testable import MomentsServer

/// Who can see a moment, through the API.
@Suite struct AudienceOperationTests {
    private static let set = """
        mutation($id: ID!, $audience: AudienceInput!) {
          setMomentAudience(momentID: $id, audience: $audience) { id visibility audience { visibility tagIDs personIDs } }
        }
        """
    private static let get = """
        query($id: ID!) {
          moment(id: $id) { title visibility audience { visibility tagIDs personIDs } editedDate editableUntilDate }
        }
        """
    private static let publish = """
        mutation($input: PublishMomentInput!) {
          publishMoment(input: $input) { id visibility audience { visibility tagIDs personIDs } }
        }
        """
    private static let saveDraft = """
        mutation($input: MomentDraftInput!) {
          saveMomentDraft(input: $input) { visibility audience { visibility tagIDs personIDs } }
        }
        """

    private func id<Entity>(_ id: Identifier<Entity>) -> Value { .string(id.description) }

    private func audience(_ visibility: String, tags: [TagID] = [], people: [PersonID] = []) -> Value {
        [
            "visibility": .string(visibility), "tagIDs": .list(tags.map { id($0) }),
            "personIDs": .list(people.map { id($0) }),
        ]
    }

    @Test func `the author reads the audience, and nobody else learns that there is one`() async throws {
        let stage = try await Stage()
        let moment = id(stage.shared)
        let chosen = audience("SELECTED", people: [stage.ben.id])

        let set = try await stage.server.ask(Self.set, ["id": moment, "audience": chosen], as: stage.ada)

        #expect(set.codes == [])
        #expect(set["setMomentAudience.audience"] == chosen)
        let own = try await stage.server.ask(Self.get, ["id": moment], as: stage.ada)
        #expect(own["moment.visibility"] == "SELECTED" && own["moment.audience"] == chosen)
        #expect(own["moment.editableUntilDate"].string != nil)
        let friend = try await stage.server.ask(Self.get, ["id": moment], as: stage.ben)
        #expect(friend["moment.title"] == "SECRET of friends")
        #expect(friend["moment.visibility"] == "FRIENDS" && friend["moment.audience"] == .null)
        #expect(friend["moment.editableUntilDate"] == .null)
        for person in [stage.carl, stage.eve, stage.sam] {
            let other = try await stage.server.ask(Self.get, ["id": moment], as: person)
            #expect(other.text == #"{"data":{"moment":null}}"#)
        }
        #expect(try await stage.server.ask(Self.get, ["id": moment]).codes == ["UNAUTHENTICATED"])
    }

    @Test func `a tag leaves out those who have it`() async throws {
        let stage = try await Stage()
        let tag = try await stage.server.store.saveTag(nil, name: "Work", people: [stage.ben.id], of: stage.ada.id)
        let chosen = audience("EXCEPT", tags: [tag.id])

        let set = try await stage.server.ask(Self.set, ["id": id(stage.shared), "audience": chosen], as: stage.ada)

        #expect(set["setMomentAudience.audience"] == chosen)
        let ben = try await stage.server.ask(Self.get, ["id": id(stage.shared)], as: stage.ben)
        let carl = try await stage.server.ask(Self.get, ["id": id(stage.shared)], as: stage.carl)
        #expect(ben["moment"] == .null)
        #expect(carl["moment.visibility"] == "FRIENDS" && carl["moment.audience"] == .null)
    }

    @Test func `a moment for all friends, or for nobody, has an audience without names`() async throws {
        let stage = try await Stage()

        let shared = try await stage.server.ask(Self.get, ["id": id(stage.shared)], as: stage.ada)
        let diary = try await stage.server.ask(Self.get, ["id": id(stage.diary)], as: stage.ada)

        #expect(shared["moment.audience"] == audience("FRIENDS"))
        #expect(diary["moment.audience"] == audience("ONLY_ME"))
    }

    @Test func `the chosen are forgotten when all friends may see the moment`() async throws {
        let stage = try await Stage()
        let all = audience("FRIENDS", people: [stage.ben.id])

        let set = try await stage.server.ask(Self.set, ["id": id(stage.diary), "audience": all], as: stage.ada)

        #expect(set["setMomentAudience.audience"] == audience("FRIENDS"))
        let carl = try await stage.server.ask(Self.get, ["id": id(stage.diary)], as: stage.carl)
        #expect(carl["moment.title"] == "SECRET of mine")
    }

    @Test func `a moment is published for the chosen, whatever the visibility beside the audience says`() async throws {
        let stage = try await Stage()
        let chosen = audience("SELECTED", people: [stage.carl.id])
        let input: Value = ["title": "Hi", "visibility": .string("ONLY_ME"), "audience": chosen]

        let published = try await stage.server.ask(Self.publish, ["input": input], as: stage.ada)

        #expect(published["publishMoment.audience"] == chosen)
        let moment = published["publishMoment.id"]
        #expect(try await stage.server.ask(Self.get, ["id": moment], as: stage.carl)["moment.title"] == "Hi")
        #expect(try await stage.server.ask(Self.get, ["id": moment], as: stage.ben)["moment"] == .null)
    }

    @Test func `without an audience the visibility counts, as for earlier clients`() async throws {
        let stage = try await Stage()
        let input: Value = ["title": "Hi", "visibility": .string("ONLY_ME")]

        let published = try await stage.server.ask(Self.publish, ["input": input], as: stage.ada)

        #expect(published["publishMoment.visibility"] == "ONLY_ME")
        #expect(published["publishMoment.audience"] == audience("ONLY_ME"))
    }

    /// Returns so many IDs.
    private static func ids(_ count: Int) -> Value { .list((0..<count).map { .string("\($0)") }) }

    private static let tooMany: [(ObjectValue, String)] = [
        (["visibility": .string("SELECTED"), "personIDs": ids(Limits.chosenPeople + 1)], "AUDIENCE_TOO_LARGE"),
        (["visibility": .string("EXCEPT"), "tagIDs": ids(Limits.tagsPerPerson + 1)], "AUDIENCE_TOO_LARGE"),
    ]

    private static let nobody: [(ObjectValue, String)] = [
        (["visibility": .string("SELECTED")], "AUDIENCE_EMPTY"),
        (["visibility": .string("EXCEPT"), "personIDs": .list([.string("x")])], "AUDIENCE_EMPTY"),
    ]

    @Test(arguments: tooMany + nobody)
    func `an audience of nobody or of too many is refused with a reason`(input: ObjectValue, reason: String)
        async throws
    {
        let stage = try await Stage()
        let audience = Value.object(input)

        let set = try await stage.server.ask(
            Self.set,
            ["id": id(stage.shared), "audience": audience],
            as: stage.ada
        )
        let published = try await stage.server.ask(
            Self.publish,
            ["input": ["title": "Hi", "audience": audience]],
            as: stage.ada
        )

        for reply in [set, published] {
            #expect(reply.codes == ["INVALID"])
            #expect(reply.reason == .string(reason))
        }
        #expect(!stage.server.spy.calls.contains("setAudience"))
        let kept = try await stage.server.ask(Self.get, ["id": id(stage.shared)], as: stage.ada)
        #expect(kept["moment.visibility"] == "FRIENDS")
    }

    @Test(arguments: ["SELECTED", "EXCEPT"])
    func `a visibility alone chooses nobody`(_ visibility: String) async throws {
        let stage = try await Stage()
        let input: Value = ["title": "Hi", "visibility": .string(visibility)]

        let reply = try await stage.server.ask(Self.publish, ["input": input], as: stage.ada)

        #expect(reply.codes == ["INVALID"] && reply.reason == "AUDIENCE_EMPTY")
    }

    @Test func `a draft keeps its audience, also before anybody is chosen`() async throws {
        let stage = try await Stage()
        let unfinished: [(Value, Value)] = [
            (["title": "Hi", "audience": audience("SELECTED")], audience("SELECTED")),
            (["title": "Hi", "visibility": .string("EXCEPT")], audience("EXCEPT")),
            (
                ["title": "Hi", "audience": audience("EXCEPT", people: [stage.ben.id])],
                audience("EXCEPT", people: [stage.ben.id])
            ),
        ]

        for (input, expected) in unfinished {
            let saved = try await stage.server.ask(Self.saveDraft, ["input": input], as: stage.ada)
            #expect(saved.codes == [])
            #expect(saved["saveMomentDraft.audience"] == expected)
            #expect(saved["saveMomentDraft.visibility"] == expected[path: "visibility"])
        }
    }

    @Test(arguments: tooMany)
    func `a draft for too many is refused`(input: ObjectValue, reason: String) async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        let reply = try await server.ask(
            Self.saveDraft,
            ["input": ["title": "Hi", "audience": .object(input)]],
            as: ada
        )

        #expect(reply.codes == ["INVALID"] && reply.reason == .string(reason))
    }

    @Test func `nobody changes the audience of somebody else's moment, nor uses another's tag`() async throws {
        let stage = try await Stage()
        let store = stage.server.store
        let tag = try await store.saveTag(nil, name: "Mine", people: [], of: stage.ben.id)
        let everybody: ObjectValue = ["id": id(stage.shared), "audience": audience("FRIENDS")]

        for person in [stage.ben, stage.carl, stage.eve, stage.sam] {
            #expect(try await stage.server.ask(Self.set, everybody, as: person).codes == ["NOT_FOUND"])
        }
        #expect(try await stage.server.ask(Self.set, everybody).codes == ["UNAUTHENTICATED"])
        for other in ["\(tag.id)", "987654", "x"] {
            let chosen: Value = ["visibility": .string("SELECTED"), "tagIDs": .list([.string(other)])]
            let reply = try await stage.server.ask(
                Self.set,
                ["id": id(stage.shared), "audience": chosen],
                as: stage.ada
            )
            #expect(reply.codes == ["NOT_FOUND"] && reply.message == "There is no such tag.")
        }
    }
}
