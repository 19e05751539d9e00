import GraphQL
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// Editing the text of a moment, through the API.
@Suite struct EditOperationTests {
    private static let edit = """
        mutation($id: ID!, $title: String!) {
          editMoment(momentID: $id, title: $title) { id title createdDate editedDate editableUntilDate }
        }
        """
    private static let get = "query($id: ID!) { moment(id: $id) { title editedDate editableUntilDate } }"

    private func variables(_ moment: MomentID, _ title: String) -> ObjectValue {
        ["id": .string(moment.description), "title": .string(title)]
    }

    @Test func `a text can be edited for ten minutes, and tells when it was`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        try await server.befriend(ada, ben)
        let moment = try await server.publish("Helo", by: ada)
        let question: ObjectValue = ["id": .string(moment.description)]
        #expect(try await server.ask(Self.get, question, as: ada)["moment.editedDate"] == .null)

        server.clock.advance(by: .seconds(599))
        let edited = try await server.ask(Self.edit, variables(moment, " Hello\r\n"), as: ada)

        #expect(edited.codes == [])
        #expect(edited["editMoment.title"] == "Hello")
        #expect(edited["editMoment.createdDate"] == "1700000001")
        #expect(edited["editMoment.editedDate"] == "1700000600")
        #expect(edited["editMoment.editableUntilDate"] == "1700000601")
        let friend = try await server.ask(Self.get, question, as: ben)
        #expect(friend["moment.title"] == "Hello" && friend["moment.editedDate"] == "1700000600")
        #expect(friend["moment.editableUntilDate"] == .null)

        server.clock.advance(by: .seconds(1))
        let late = try await server.ask(Self.edit, variables(moment, "Hi"), as: ada)
        #expect(late.codes == ["INVALID"] && late.reason == "TOO_LATE_TO_EDIT")
        #expect(try await server.ask(Self.get, question, as: ben)["moment.title"] == "Hello")
    }

    @Test func `a text that is too long, or would leave nothing, is refused`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let moment = try await server.publish("Hello", by: ada)
        let long = String(repeating: "x", count: Limits.momentText + 1)

        let tooLong = try await server.ask(Self.edit, variables(moment, long), as: ada)
        let empty = try await server.ask(Self.edit, variables(moment, " \n"), as: ada)

        #expect(tooLong.codes == ["INVALID"] && tooLong.reason == "TEXT_TOO_LONG")
        #expect(empty.codes == ["INVALID"])
    }

    @Test func `nobody edits what somebody else wrote`() async throws {
        let stage = try await Stage()

        for person in [stage.ben, stage.carl, stage.eve, stage.sam] {
            let reply = try await stage.server.ask(Self.edit, variables(stage.shared, "Mine"), as: person)
            #expect(reply.codes == ["NOT_FOUND"] && !reply.text.contains("SECRET"))
        }
        #expect(try await stage.server.ask(Self.edit, variables(stage.shared, "Mine")).codes == ["UNAUTHENTICATED"])
        let reply = try await stage.server.ask(
            Self.get,
            ["id": .string(stage.shared.description)],
            as: stage.ada
        )
        #expect(reply["moment.title"] == "SECRET of friends")
    }
}
