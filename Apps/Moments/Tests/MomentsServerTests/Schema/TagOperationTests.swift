import GraphQL
import MomentsModel
import Testing

@testable import MomentsServer

/// Tags for friends, through the API.
@Suite struct TagOperationTests {
    private static let save = """
        mutation($id: ID, $name: String!, $people: [ID!]!) {
          saveTag(id: $id, name: $name, personIDs: $people) { id name people { name } }
        }
        """
    private static let delete = "mutation($id: ID!) { deleteTag(id: $id) }"
    private static let get = "{ viewer { tags { name people { name } } } }"

    private func id<Entity>(_ id: Identifier<Entity>) -> Value { .string(id.description) }

    private func variables(_ name: String, _ people: [PersonID] = [], id tag: Value = .null) -> ObjectValue {
        ["id": tag, "name": .string(name), "people": .list(people.map { id($0) })]
    }

    @Test func `tags are saved, sorted with their friends by name, replaced and deleted`() async throws {
        let stage = try await Stage()
        let server = stage.server

        let colleagues = variables(" the  office ", [stage.carl.id, stage.ben.id])
        let work = try await server.ask(Self.save, colleagues, as: stage.ada)
        #expect(work.codes == [])
        #expect(work["saveTag.name"] == "the office")
        _ = try await server.ask(Self.save, variables("Family", [stage.ben.id]), as: stage.ada)

        #expect(
            try await server.ask(Self.get, as: stage.ada).text
                == #"{"data":{"viewer":{"tags":[{"name":"Family","people":[{"name":"Ben"}]},"#
                + #"{"name":"the office","people":[{"name":"Ben"},{"name":"Carl"}]}]}}}"#
        )

        let tag = work["saveTag.id"]
        let renamed = try await server.ask(Self.save, variables("Club", [stage.carl.id], id: tag), as: stage.ada)
        #expect(renamed["saveTag.id"] == tag && renamed["saveTag.name"] == "Club")
        #expect(renamed["saveTag.people"] == [["name": "Carl"]])

        #expect(try await server.ask(Self.delete, ["id": tag], as: stage.ada)["deleteTag"] == tag)
        #expect(try await server.ask(Self.get, as: stage.ada)["viewer.tags"].items.count == 1)
        #expect(try await server.ask(Self.delete, ["id": tag], as: stage.ada).codes == ["NOT_FOUND"])
    }

    @Test func `who is no friend does not get a tag`() async throws {
        let stage = try await Stage()
        let people: Value = .list([id(stage.sam.id), id(stage.eve.id), id(stage.carl.id), "987654", "x"])

        let saved = try await stage.server.ask(
            Self.save,
            ["id": .null, "name": "Family", "people": people],
            as: stage.ada
        )

        #expect(saved["saveTag.people"] == [["name": "Carl"]])
    }

    @Test func `nobody else reads, replaces or deletes a tag`() async throws {
        let stage = try await Stage()
        let saved = try await stage.server.ask(Self.save, variables("Family", [stage.ben.id]), as: stage.ada)
        let tag = saved["saveTag.id"]

        for person in [stage.ben, stage.carl, stage.eve, stage.sam] {
            #expect(try await stage.server.ask(Self.get, as: person)["viewer.tags"] == [])
            let attempts: [(String, ObjectValue)] = [
                (Self.save, variables("Mine", id: tag)), (Self.delete, ["id": tag]),
            ]
            for (document, input) in attempts {
                let reply = try await stage.server.ask(document, input, as: person)
                #expect(reply.codes == ["NOT_FOUND"] && reply.message == "There is no such tag.")
            }
        }
        #expect(try await stage.server.ask(Self.save, variables("Mine")).codes == ["UNAUTHENTICATED"])
        #expect(try await stage.server.ask(Self.delete, ["id": tag]).codes == ["UNAUTHENTICATED"])
        #expect(try await stage.server.ask(Self.get, as: stage.ada)["viewer.tags[0].name"] == "Family")
    }

    @Test(
        arguments: [
            ("", "TAG_NAME"), (" \n\u{200B}", "TAG_NAME"),
            (String(repeating: "x", count: Limits.tagName + 1), "TAG_NAME"), ("FAMILY", "TAG_NAME_TAKEN"),
        ]
    )
    func `a name that is none, too long or taken is refused with a reason`(name: String, reason: String)
        async throws
    {
        let server = try TestServer()
        let ada = try await server.add("ada")
        _ = try await server.ask(Self.save, variables("Family"), as: ada)

        let reply = try await server.ask(Self.save, variables(name), as: ada)

        #expect(reply.codes == ["INVALID"])
        #expect(reply.reason == .string(reason))
        #expect(try await server.ask(Self.get, as: ada)["viewer.tags"].items.count == 1)
    }

    @Test func `there are so many tags, and so many people with one, and no more`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        for number in 0..<Limits.tagsPerPerson {
            let reply = try await server.ask(Self.save, variables("Tag \(number)"), as: ada)
            #expect(reply.codes == [])
        }

        let tag = try await server.ask(Self.save, variables("Family"), as: ada)
        #expect(tag.codes == ["INVALID"] && tag.reason == "TOO_MANY_TAGS")

        let crowd = (0...Limits.chosenPeople).map { PersonID(rawValue: Int64($0)) }
        let people = try await server.ask(Self.save, variables("Family", crowd), as: ada)
        #expect(people.codes == ["INVALID"] && people.reason == "AUDIENCE_TOO_LARGE")
    }
}
